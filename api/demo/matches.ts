import { pairPart, perSkill } from 'mf-shared/card';
import { SKILLS } from 'mf-shared/contracts/users';
import { addDays, formatTime, istanbulDate, istanbulMidnight, weekStart } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import type { LineupPlayerRow } from '../src/db/schema/lineup-players.ts';
import type { LineupRow } from '../src/db/schema/lineups.ts';
import type { MatchParticipantRow } from '../src/db/schema/match-participants.ts';
import type { MatchRatingRow } from '../src/db/schema/match-ratings.ts';
import type { MatchRow } from '../src/db/schema/matches.ts';
import type { RatingSums } from '../src/db/schema/users.ts';
import { participantRows, type Teams } from '../src/domains/matches/teams.ts';
import type { Random } from './base/random.ts';
import { about, awake } from './fates.ts';
import type { DemoPlayer } from './plan.ts';

type Base = { now: number; random: Random };
/** A lineup with its crew's place and time; `weekday` from Monday (0), `start` in minutes of the night. */
export type Team = {
  row: LineupRow;
  players: LineupPlayerRow[];
  place: string;
  weekday: number;
  start: number;
};
export type DemoMatches = {
  matches: MatchRow[];
  matchParticipants: MatchParticipantRow[];
  matchRatings: MatchRatingRow[];
};

/** Weeks from now in which teams meet. */
const WEEKS = [-11, -9, -8, -6, -5, -4, -3, -2, -1, 1, 1] as const;
/** The same for the known player's teams, by opponent: one match is ahead, and one can still be rated. */
const KNOWN_WEEKS = [[-1, 2], [-5], [-8]] as const;
/** Share of the opponents that a player rates, and how long after the match. */
const RATES = 0.55;

/** Matches between lineups of one city and size without a common player, and the ratings of the played ones. */
export function demoMatches(base: Base, teams: readonly Team[], cityOf: (team: Team) => string): DemoMatches {
  const made: DemoMatches = { matches: [], matchParticipants: [], matchRatings: [] };
  const [known] = teams;
  const busy = new Set<string>();
  for (const locals of Map.groupBy(teams, cityOf).values()) {
    for (const [i, home] of locals.entries()) {
      const away = locals.slice(i + 1).filter((other) => canMeet(home, other));
      for (const [j, guest] of base.random.sample(away, 3).entries()) {
        const isKnown = home.row.user_id === known?.row.user_id;
        const weeks = (isKnown && KNOWN_WEEKS[j]) || base.random.sample(WEEKS, 2);
        for (const week of weeks) {
          const dates = [home, guest].map((team) => `${team.row.user_id} ${week}`);
          if (dates.some((date) => busy.has(date))) continue;
          for (const date of dates) busy.add(date);
          play(base, made, home, guest, week);
        }
      }
    }
  }
  return made;
}

export function canMeet(home: Team, guest: Team): boolean {
  const own = new Set([home.row.user_id, ...home.players.map((one) => one.user_id)]);
  return (
    home.players.length === guest.players.length &&
    !own.has(guest.row.user_id) &&
    guest.players.every((one) => !own.has(one.user_id))
  );
}

/** Adds an accepted match of two teams in that week from now; undefined if it cannot have been made. */
export function play(
  { now, random }: Base,
  made: DemoMatches,
  home: Team,
  guest: Team,
  week: number,
): MatchRow | undefined {
  const date = addDays(weekStart(istanbulDate(now)), week * 7 + home.weekday);
  const hour = Math.min(23, Math.floor(home.start / 60));
  const startsAt = istanbulMidnight(date) + hour * HOUR_MS;
  const createdAt = about(random, Math.min(startsAt, now) - random.int(20, 90) * HOUR_MS);
  if (createdAt < Math.max(home.row.created_at, guest.row.created_at)) return undefined;
  const row: MatchRow = {
    id: random.idAt(createdAt),
    request_id: random.idAt(createdAt - DAY_MS),
    ad_type: 'findOpponent',
    status: 'accepted',
    awaits: null,
    change: null,
    version: 1,
    decided_at: Math.max(createdAt + MINUTE_MS, awake(createdAt + random.int(5, 300) * MINUTE_MS)),
    booking_id: null,
    user_a: home.row.user_id,
    user_b: guest.row.user_id,
    date,
    hour: formatTime(hour * 60),
    starts_at: startsAt,
    location: home.place,
    lineup_a: home.row.id,
    lineup_b: guest.row.id,
    name_a: home.row.name,
    name_b: guest.row.name,
    created_at: createdAt,
  };
  made.matches.push(row);
  const people = participantRows(row, { a: sideOf(home), b: sideOf(guest) });
  made.matchParticipants.push(...people.map((one) => ({ ...one, ...answerTo(row, one, now) })));
  return row;
}

/** Everybody who played confirms; for a coming match the captains and two thirds of the others. */
function answerTo(row: MatchRow, one: MatchParticipantRow, now: number) {
  const isCaptain = one.user_id === row.user_a || one.user_id === row.user_b;
  const said = row.starts_at <= now || isCaptain || one.sort % 3 !== 2;
  return one.plays === 1 && said ? { answer: 'in' as const, answered_at: row.decided_at } : {};
}

const sideOf = ({ players }: Team): Teams['a'] =>
  ({
    players: players.map(({ user_id, position, x, y }) => ({ player: user_id, position, x, y })),
  }) as Teams['a'];

/**
 * Ratings for the opponents of past matches: their own skills as each rater sees them; average if they have none. The
 * known player still has to rate the latest matches.
 */
export function rateMatches(base: Base, made: DemoMatches, users: readonly DemoPlayer[]): void {
  const { now, random } = base;
  const [known] = users;
  const byId = new Map(users.map((user) => [user.id, user]));
  const eyes = new Map(users.map((user) => [user.id, random.int(-5, 4)]));
  const byMatch = Map.groupBy(made.matchParticipants, (one) => one.match_id);
  for (const match of made.matches) {
    if (match.starts_at + 2 * HOUR_MS > now || match.status !== 'accepted') continue;
    const players = (byMatch.get(match.id) ?? []).filter((one) => one.plays === 1);
    for (const rater of players) {
      if (rater.user_id === known?.id && match.starts_at > now - 40 * DAY_MS) continue;
      for (const ratee of players.filter((one) => one.side !== rater.side)) {
        const user = byId.get(ratee.user_id);
        if (!user || !random.chance(RATES)) continue;
        made.matchRatings.push(rating(base, match, rater.user_id, user, eyes.get(rater.user_id) ?? 0));
      }
    }
  }
}

function rating(
  { now, random }: Base,
  match: MatchRow,
  rater: string,
  user: DemoPlayer,
  eye: number,
): MatchRatingRow {
  const after = random.int(60, 60 * 30) * 60_000;
  const given = SKILLS.map((skill) => [
    skill,
    Math.max(20, Math.min(98, (user[skill] ?? 60) + eye + random.int(-6, 6))),
  ]);
  return {
    match_id: match.id,
    rater_id: rater,
    ratee_id: user.id,
    created_at: Math.max(match.starts_at + HOUR_MS, awake(Math.min(now, match.starts_at + HOUR_MS + after))),
    // The demo crews play at hours that they hold.
    proven: 1,
    ...(Object.fromEntries(given) as Record<(typeof SKILLS)[number], number>),
  };
}

/** The sums of each rated player's ratings with repeats damped, as the account's row stores them. */
export function sumsOf(ratings: readonly MatchRatingRow[]): Map<string, RatingSums> {
  const pairs = Map.groupBy(ratings, (row) => `${row.rater_id} ${row.ratee_id}`);
  const back = (row: MatchRatingRow) => pairs.get(`${row.ratee_id} ${row.rater_id}`)?.length ?? 0;
  const parts = [...pairs.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const sums = perSkill((skill) => rows.reduce((sum, row) => sum + row[skill], 0));
    const count = rows.length;
    return [{ ratee: first.ratee_id, count, ...pairPart({ count, sums }, back(first)) }];
  });
  const sums = new Map<string, RatingSums>();
  for (const [id, own] of Map.groupBy(parts, (part) => part.ratee)) {
    const total = (of: (part: (typeof own)[number]) => number) =>
      own.reduce((sum, part) => sum + of(part), 0);
    const skills = SKILLS.map((skill) => [`${skill}_sum`, total((part) => part.sums[skill])]);
    const counts = { rating_count: total((part) => part.count), rater_count: own.length };
    const weight = total((part) => part.weight);
    sums.set(id, { ...counts, rating_weight: weight, ...Object.fromEntries(skills) } as RatingSums);
  }
  return sums;
}
