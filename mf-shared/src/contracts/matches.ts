import * as z from 'zod/mini';
import { Identified, Paging } from './common.ts';
import { Position } from './users.ts';

/** Hour that a new match starts at unless another one is chosen. */
export const DEFAULT_HOUR = '20:00';
/** Full hours of a day, `00:00` to `23:00`. */
export const MATCH_HOURS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);
/** How long after its start a match can be rated (ms). */
export const RATEABLE_AFTER_MS = 60 * 60 * 1000;
/** What a slider of the rating stands at before it is moved. */
export const DEFAULT_RATING = 50;

/** Absent, null and empty are the same: what is missing is refused with one sentence. */
const text = (max = 64) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string().check(z.trim(), z.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`)),
  );

export const MatchCreate = z.object({
  requestId: text(),
  /** The caller, who owns the ad. */
  userA: text(),
  /** Somebody the caller has a conversation with. */
  userB: text(),
  matchDate: text(),
  /** Full hour of Istanbul, `20:00`. */
  hour: text(),
  matchLocation: text(200),
  /** Both lineups of a match against another team; ignored for other ads. */
  myLineupId: text(),
  opponentLineupId: text(),
});
export type MatchCreate = z.infer<typeof MatchCreate>;

const Person = z.extend(Identified, { fullName: z.string(), photo: z.nullable(z.string()) });

export const MatchPlayer = z.extend(Person, {
  rating: z.number(),
  /** Where the player stands; null in a match without lineups. */
  place: z.nullable(z.object({ position: Position, x: z.number(), y: z.number() })),
});
export type MatchPlayer = z.infer<typeof MatchPlayer>;

export const Match = z.extend(Identified, {
  matchDate: z.string(),
  hour: z.string(),
  matchLocation: z.string(),
  startsAt: z.string(),
  /** From when on opponents can be rated. */
  rateableAt: z.string(),
  userA: Person,
  userB: Person,
  /** Names of the lineups. */
  nameA: z.nullable(z.string()),
  nameB: z.nullable(z.string()),
  playersA: z.array(MatchPlayer),
  playersB: z.array(MatchPlayer),
  /** The caller's own ratings; nobody reads those of others. */
  ratingGiven: z.array(z.object({ rater: z.string(), ratee: z.string() })),
  requestId: z.string(),
  myLineupId: z.nullable(z.string()),
  opponentLineupId: z.nullable(z.string()),
});
export type Match = z.infer<typeof Match>;

export const MatchCreated = z.object({ message: z.string(), match: Match });
export type MatchCreated = z.infer<typeof MatchCreated>;
export const MatchOwner = z.object({ userId: z.string() });
export const MatchId = z.object({ matchId: z.string() });
/** `rateable` narrows to those in which the caller still has somebody to rate. */
export const MatchQuery = z.extend(Paging, { rateable: z.optional(z.literal('true')) });

const given = z
  .number('0 ile 100 arasında bir değer girin.')
  .check(z.int(), z.gte(0, 'En az 0 olabilir.'), z.lte(100, 'En çok 100 olabilir.'));

export const Ratings = z.object({
  speed: given,
  shooting: given,
  passing: given,
  dribbling: given,
  defense: given,
  physical: given,
});
export type Ratings = z.infer<typeof Ratings>;

export const RateOpponent = z.object({
  /** The caller. */
  raterId: z.string('Lütfen bir oyuncu seçin.'),
  rateeId: z.string('Lütfen bir oyuncu seçin.').check(z.minLength(1, 'Lütfen bir oyuncu seçin.')),
  ratings: Ratings,
});
export type RateOpponent = z.infer<typeof RateOpponent>;

/** Those whom a player faces in a match; none for one who does not play. */
export function opponentsOf(match: Pick<Match, 'playersA' | 'playersB'>, playerId: string): MatchPlayer[] {
  const among = (players: readonly MatchPlayer[]) => players.some((one) => one.id === playerId);
  if (among(match.playersA)) return match.playersB;
  return among(match.playersB) ? match.playersA : [];
}
