import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS, WEEK_MS } from '../time.ts';
import { AdType } from './ads.ts';
import { asLine, Identified, Paging } from './common.ts';
import { Position } from './users.ts';

/** Default start of a new match. */
export const DEFAULT_HOUR = '20:00';
/** Full hours of a day, `00:00` to `23:00`, as forms offer them. */
export const MATCH_HOURS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);
/** Every valid start: full and half hours, since many venues open at half past. */
export const MATCH_STARTS: readonly string[] = MATCH_HOURS.flatMap((hour) => [
  hour,
  hour.replace(':00', ':30'),
]);
/** Assumed length of a match (ms). */
export const MATCH_LASTS_MS = HOUR_MS;
/** From when after its start a match can be rated (ms). */
export const RATEABLE_AFTER_MS = HOUR_MS;
/** Until when after its start a match can be rated, and a player can say that they did not play (ms). */
export const RATEABLE_FOR_MS = 14 * DAY_MS;
/** Maximum corrections of one match. */
export const MATCH_CHANGES = 10;
/** How long after its start the list shows a match that never took place (ms). */
export const ENDED_SHOWN_MS = WEEK_MS;
/** Initial value of a rating's slider. */
export const DEFAULT_RATING = 50;

/** Absent, null and empty are the same: one sentence refuses a missing value. */
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
  /** Full or half hour in Istanbul, `20:00`. */
  hour: text(),
  matchLocation: text(200),
  /** Both lineups of a match between teams; ignored for other ads. */
  myLineupId: z.prefault(text(), ''),
  opponentLineupId: z.prefault(text(), ''),
});
export type MatchCreate = z.infer<typeof MatchCreate>;

const Person = z.extend(Identified, { fullName: z.string(), photo: z.nullable(z.string()) });

export const MatchPlayer = z.extend(Person, {
  rating: z.number(),
  /** Where the player stands; null in a match without lineups. */
  place: z.nullable(z.object({ position: Position, x: z.number(), y: z.number() })),
  /** Whether the player said that they play; only then others can rate them. */
  confirmed: z.boolean(),
});
export type MatchPlayer = z.infer<typeof MatchPlayer>;

/** State of a match; `expired` is a proposal that passed its start unanswered. */
export const MatchStatus = z.enum(['proposed', 'accepted', 'refused', 'cancelled', 'expired']);

const when = { matchDate: z.string(), hour: z.string(), matchLocation: z.string() };

/** A clash within an hour of a start; another person's clash has no details. */
export const MatchClash = z.object({
  whose: z.enum(['you', 'partner']),
  /** One Turkish sentence. */
  text: z.string(),
});
export type MatchClash = z.infer<typeof MatchClash>;

export const Match = z.extend(Identified, {
  /** Type of the ad behind the match: opponents, or a player who joined a team. */
  adType: AdType,
  status: MatchStatus,
  /** Id of the captain who must answer the proposal or change; null when nothing waits. */
  awaits: z.nullable(z.string()),
  /** A change that one captain proposes; the match stays as it is until the other agrees. */
  change: z.nullable(z.extend(z.object(when), { by: z.string() })),
  /** Grows with every correction; answers and corrections name the version that they saw. */
  version: z.number(),
  /** The caller's answer; null for none, and for a captain who does not play. */
  myAnswer: z.nullable(z.enum(['in', 'left', 'absent'])),
  /** What else the caller has at that time; only for coming matches. */
  clashes: z.array(MatchClash),
  /** End of the time to rate opponents. */
  rateableUntil: z.string(),
  matchDate: z.string(),
  hour: z.string(),
  matchLocation: z.string(),
  startsAt: z.string(),
  /** Start of the time to rate opponents. */
  rateableAt: z.string(),
  userA: Person,
  userB: Person,
  /** Names of the lineups. */
  nameA: z.nullable(z.string()),
  nameB: z.nullable(z.string()),
  playersA: z.array(MatchPlayer),
  playersB: z.array(MatchPlayer),
  /** The caller's own ratings; ratings by others stay secret. */
  ratingGiven: z.array(z.object({ rater: z.string(), ratee: z.string() })),
  requestId: z.string(),
  myLineupId: z.nullable(z.string()),
  opponentLineupId: z.nullable(z.string()),
});
export type Match = z.infer<typeof Match>;

export const MatchAnswered = z.object({ message: z.string(), match: Match });
export type MatchAnswered = z.infer<typeof MatchAnswered>;
/** The version of a match that the caller saw. */
export const MatchSeen = z.object({ version: z.int('Maçın sürümü eksik.') });
/** `in`: plays. `out`: "Ben yokum" before the start; "oynamadım" after it, which is final. */
export const MatchPresence = z.object({ answer: z.enum(['in', 'out'], 'Var ya da yok deyin.') });
export type MatchPresence = z.infer<typeof MatchPresence>;
/** A captain's correction; absent values stay. `lineupId` is a lineup of the caller, for their side. */
export const MatchCorrect = z.object({
  version: z.int('Maçın sürümü eksik.'),
  matchDate: z.optional(text()),
  hour: z.optional(text()),
  matchLocation: z.optional(text(200)),
  lineupId: z.optional(text()),
});
export type MatchCorrect = z.infer<typeof MatchCorrect>;
/** A start to check before a match is made; `userB` is the other captain, once chosen. */
export const ClashQuery = z.object({
  matchDate: text(),
  hour: text(),
  matchLocation: z.optional(text(200)),
  userB: z.optional(text()),
});
export type ClashQuery = z.infer<typeof ClashQuery>;

export const MatchCreated = z.object({ message: z.string(), match: Match });
export type MatchCreated = z.infer<typeof MatchCreated>;
/** `rateable` keeps only matches in which the caller can still rate somebody. */
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

/** The players on the other side of a match; none for a player who does not play. */
export function opponentsOf(match: Pick<Match, 'playersA' | 'playersB'>, playerId: string): MatchPlayer[] {
  const among = (players: readonly MatchPlayer[]) => players.some((one) => one.id === playerId);
  if (among(match.playersA)) return match.playersB;
  return among(match.playersB) ? match.playersA : [];
}
