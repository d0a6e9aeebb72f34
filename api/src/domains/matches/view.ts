import { cardRating } from 'mf-shared/card';
import {
  MATCH_LASTS_MS,
  type Match,
  type MatchPlayer,
  RATEABLE_AFTER_MS,
  RATEABLE_FOR_MS,
} from 'mf-shared/contracts/matches';
import type { Position } from 'mf-shared/contracts/users';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import type { MatchParticipantRow } from '../../db/schema/match-participants.ts';
import type { MatchRow, MatchSide } from '../../db/schema/matches.ts';
import type { PublishedPlayerRow } from '../../db/schema/published.ts';
import { playersById, playerView } from '../players/index.ts';
import { awaitedCaptain, captainOf, openChange } from './change.ts';
import { ownClash, plansAgainst, plansOf } from './plans.ts';
import { matchById, participantsOf, ratingsBy } from './queries.ts';

/** A match as the player reads it after a change; `now` in ms. */
export async function matchAsSeen(q: Queries, id: string, viewerId: string, now: number): Promise<Match> {
  const row = await matchById(q, id);
  const [match] = row ? await matchViews(q, [row], viewerId, now) : [];
  if (!match) throw new AppError('match_not_found');
  return match;
}

/**
 * Matches in the shape of the contract at `now` (ms), with their players as they are today and the viewer's own
 * ratings, answer and clashes.
 */
export async function matchViews(
  q: Queries,
  rows: readonly MatchRow[],
  viewerId: string,
  now: number,
): Promise<Match[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const everybody = await participantsOf(q, ids);
  const makers = rows.flatMap((row) => [row.user_a, row.user_b]);
  const users = await playersById(q, [...new Set([...makers, ...everybody.map((one) => one.user_id)])]);
  const given = Map.groupBy(await ratingsBy(q, viewerId, ids), (rating) => rating.match_id);
  const clashesOf = await clashFinder(q, rows, viewerId, now);
  const byMatch = Map.groupBy(everybody, (one) => one.match_id);
  return rows.flatMap((row) => {
    const [userA, userB] = [users.get(row.user_a), users.get(row.user_b)];
    if (!userA || !userB) return [];
    const people = byMatch.get(row.id) ?? [];
    return [
      {
        ...facts(row),
        ...state(row, now),
        myAnswer: people.find((one) => one.user_id === viewerId)?.answer ?? null,
        clashes: clashesOf(row),
        userA: person(userA),
        userB: person(userB),
        playersA: team(people, 'a', users),
        playersB: team(people, 'b', users),
        ratingGiven: (given.get(row.id) ?? []).map(({ ratee_id }) => ({ rater: viewerId, ratee: ratee_id })),
      },
    ];
  });
}

/** The viewer's other plans at the start of each coming proposed or accepted match. */
async function clashFinder(q: Queries, rows: readonly MatchRow[], viewerId: string, now: number) {
  const ahead = (row: MatchRow) =>
    row.starts_at > now && (row.status === 'proposed' || row.status === 'accepted');
  const starts = rows.filter(ahead).map((row) => row.starts_at);
  const span = { from: Math.min(...starts), to: Math.max(...starts) + MATCH_LASTS_MS };
  const plans = starts.length > 0 ? await plansOf(q, viewerId, span, now) : [];
  return (row: MatchRow) => (ahead(row) ? plansAgainst(plans, row).map(ownClash) : []);
}

function state(row: MatchRow, now: number): Pick<Match, 'status' | 'awaits' | 'change' | 'version'> {
  const change = openChange(row, now);
  return {
    status: row.status === 'proposed' && row.starts_at <= now ? 'expired' : row.status,
    awaits: awaitedCaptain(row, now),
    change: change && {
      matchDate: change.date,
      hour: change.hour,
      matchLocation: change.location,
      by: captainOf(row, change.by),
    },
    version: row.version,
  };
}

type Own = 'myAnswer' | 'clashes' | 'ratingGiven';
type Sides = 'userA' | 'userB' | 'playersA' | 'playersB';
type Facts = Omit<Match, keyof ReturnType<typeof state> | Own | Sides>;

const facts = (row: MatchRow): Facts => ({
  _id: row.id,
  id: row.id,
  adType: row.ad_type,
  matchDate: row.date,
  hour: row.hour,
  matchLocation: row.location,
  startsAt: new Date(row.starts_at).toISOString(),
  rateableAt: new Date(row.starts_at + RATEABLE_AFTER_MS).toISOString(),
  rateableUntil: new Date(row.starts_at + RATEABLE_FOR_MS).toISOString(),
  nameA: row.name_a,
  nameB: row.name_b,
  requestId: row.request_id,
  myLineupId: row.lineup_a,
  opponentLineupId: row.lineup_b,
});

function person(row: PublishedPlayerRow): Match['userA'] {
  const { _id, id, fullName, photo } = playerView(row);
  return { _id, id, fullName, photo };
}

const team = (
  people: readonly MatchParticipantRow[],
  side: MatchSide,
  users: ReadonlyMap<string, PublishedPlayerRow>,
): MatchPlayer[] =>
  people.flatMap((one) => {
    const user = users.get(one.user_id);
    return one.side === side && one.plays === 1 && user ? [placedView(user, one)] : [];
  });

function placedView(row: PublishedPlayerRow, { position, x, y, answer }: MatchParticipantRow): MatchPlayer {
  const { fifaStats, position: own } = playerView(row);
  const stands = position !== null && x !== null && y !== null;
  const place = stands ? { position: position as Position, x, y } : null;
  return { ...person(row), rating: cardRating(fifaStats, own), place, confirmed: answer === 'in' };
}
