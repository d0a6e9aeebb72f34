import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS, WEEK_MS } from '../time.ts';
import { asLine, Identified, Paging } from './common.ts';
import { RequestType } from './requests.ts';
import { Position } from './users.ts';

/** Hour that a new match starts at unless another one is chosen. */
export const DEFAULT_HOUR = '20:00';
/** Full hours of a day, `00:00` to `23:00`: what is offered. */
export const MATCH_HOURS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);
/** Every start there may be: full and half hours, since many venues open at half past. */
export const MATCH_STARTS: readonly string[] = MATCH_HOURS.flatMap((hour) => [
  hour,
  hour.replace(':00', ':30'),
]);
/** How long a match is taken to last (ms). */
export const MATCH_LASTS_MS = HOUR_MS;
/** How long after its start a match can be rated (ms). */
export const RATEABLE_AFTER_MS = HOUR_MS;
/** Until when after its start it can be rated, and a player can say that they did not play (ms). */
export const RATEABLE_FOR_MS = 14 * DAY_MS;
/** How often the captains may correct one match. */
export const MATCH_CHANGES = 10;
/** How long after its start a match that never was stays in the list (ms). */
export const ENDED_SHOWN_MS = WEEK_MS;
/** What a slider of the rating stands at before it is moved. */
export const DEFAULT_RATING = 50;

/** Absent, null and empty are the same: what is missing is refused with one sentence. */
const text = (max = 64) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string().check(...asLine, z.maxLength(max, `En fazla ${max} karakter yazabilirsiniz.`)),
  );

export const MatchCreate = z.object({
  requestId: text(),
  /** The caller, who owns the ad. */
  userA: text(),
  /** Somebody the caller has a conversation with. */
  userB: text(),
  matchDate: text(),
  /** Full or half hour of Istanbul, `20:00`. */
  hour: text(),
  matchLocation: text(200),
  /** Both lineups of a match against another team; ignored for other ads. */
  myLineupId: z.prefault(text(), ''),
  opponentLineupId: z.prefault(text(), ''),
});
export type MatchCreate = z.infer<typeof MatchCreate>;

const Person = z.extend(Identified, { fullName: z.string(), photo: z.nullable(z.string()) });

export const MatchPlayer = z.extend(Person, {
  rating: z.number(),
  /** Where the player stands; null in a match without lineups. */
  place: z.nullable(z.object({ position: Position, x: z.number(), y: z.number() })),
  /** Whether the player said that they play. Only then can they be rated. */
  confirmed: z.boolean(),
});
export type MatchPlayer = z.infer<typeof MatchPlayer>;

/** Where a match stands: `expired` is a proposal whose start passed unanswered. */
export const MatchStatus = z.enum(['proposed', 'accepted', 'refused', 'cancelled', 'expired']);

const when = { matchDate: z.string(), hour: z.string(), matchLocation: z.string() };

/** Something else that somebody has within an hour of a start; without details where it is another person's. */
export const MatchClash = z.object({
  whose: z.enum(['you', 'partner']),
  /** One Turkish sentence. */
  text: z.string(),
});
export type MatchClash = z.infer<typeof MatchClash>;

export const Match = z.extend(Identified, {
  /** Type of the ad that led to it: opponents, or somebody who joined a team. */
  adType: RequestType,
  status: MatchStatus,
  /** Id of the captain who has to answer the proposal or the change; null where nothing waits. */
  awaits: z.nullable(z.string()),
  /** What one captain asks the other to agree to; until then the match stands as it is. */
  change: z.nullable(z.extend(z.object(when), { by: z.string() })),
  /** Raised by every correction; whoever answers or corrects says which one they saw. */
  version: z.number(),
  /** What the caller said; null for nothing yet, and for a captain who does not play. */
  myAnswer: z.nullable(z.enum(['in', 'left', 'absent'])),
  /** What else the caller has at that time; for matches that lie ahead. */
  clashes: z.array(MatchClash),
  /** Until when opponents can be rated. */
  rateableUntil: z.string(),
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

export const MatchAnswered = z.object({ message: z.string(), match: Match });
export type MatchAnswered = z.infer<typeof MatchAnswered>;
/** Which version of a match somebody saw. */
export const MatchSeen = z.object({ version: z.int('Maçın sürümü eksik.') });
/** `in`: plays. `out`: "Ben yokum" before the start, "oynamadım" after it, which is for good. */
export const MatchPresence = z.object({ answer: z.enum(['in', 'out'], 'Var ya da yok deyin.') });
export type MatchPresence = z.infer<typeof MatchPresence>;
/** What a captain corrects; what is left out stays. `lineupId` is a lineup of the caller's own, for their side. */
export const MatchCorrect = z.object({
  version: z.int('Maçın sürümü eksik.'),
  matchDate: z.optional(text()),
  hour: z.optional(text()),
  matchLocation: z.optional(text(200)),
  lineupId: z.optional(text()),
});
export type MatchCorrect = z.infer<typeof MatchCorrect>;
/** A start to look at before a match is made; `userB` is the other captain, once chosen. */
export const ClashQuery = z.object({
  matchDate: text(),
  hour: text(),
  matchLocation: z.optional(text(200)),
  userB: z.optional(text()),
});
export type ClashQuery = z.infer<typeof ClashQuery>;

export const MatchCreated = z.object({ message: z.string(), match: Match });
export type MatchCreated = z.infer<typeof MatchCreated>;
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

/** Those on the other side of a match; none for one who does not play. */
export function opponentsOf(match: Pick<Match, 'playersA' | 'playersB'>, playerId: string): MatchPlayer[] {
  const among = (players: readonly MatchPlayer[]) => players.some((one) => one.id === playerId);
  if (among(match.playersA)) return match.playersB;
  return among(match.playersB) ? match.playersA : [];
}
