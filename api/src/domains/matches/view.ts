import { cardRating } from 'mf-shared/card';
import { type Match, type MatchPlayer, RATEABLE_AFTER_MS } from 'mf-shared/contracts/matches';
import type { Position } from 'mf-shared/contracts/users';
import type { Queries } from '../../db/database.ts';
import type { MatchParticipantRow, MatchRow, MatchSide } from '../../db/schema/matches.ts';
import type { RatedUserRow } from '../../db/schema.ts';
import { userView } from '../users/view.ts';
import { participantsOf, ratingsBy, usersById } from './queries.ts';

/** Matches as the contract has them, with their players as they are today and the ratings that `viewerId` gave. */
export async function matchViews(q: Queries, rows: readonly MatchRow[], viewerId: string): Promise<Match[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const everybody = await participantsOf(q, ids);
  const makers = rows.flatMap((row) => [row.user_a, row.user_b]);
  const users = await usersById(q, [...new Set([...makers, ...everybody.map((one) => one.user_id)])]);
  const given = Map.groupBy(await ratingsBy(q, viewerId, ids), (rating) => rating.match_id);
  const byMatch = Map.groupBy(everybody, (one) => one.match_id);
  return rows.flatMap((row) => {
    const [userA, userB] = [users.get(row.user_a), users.get(row.user_b)];
    if (!userA || !userB) return [];
    const people = byMatch.get(row.id) ?? [];
    return [
      {
        ...facts(row),
        userA: person(userA),
        userB: person(userB),
        playersA: team(people, 'a', users),
        playersB: team(people, 'b', users),
        ratingGiven: (given.get(row.id) ?? []).map(({ ratee_id }) => ({ rater: viewerId, ratee: ratee_id })),
      },
    ];
  });
}

type Facts = Omit<Match, 'userA' | 'userB' | 'playersA' | 'playersB' | 'ratingGiven'>;

const facts = (row: MatchRow): Facts => ({
  _id: row.id,
  id: row.id,
  matchDate: row.date,
  hour: row.hour,
  matchLocation: row.location,
  startsAt: new Date(row.starts_at).toISOString(),
  rateableAt: new Date(row.starts_at + RATEABLE_AFTER_MS).toISOString(),
  nameA: row.name_a,
  nameB: row.name_b,
  requestId: row.request_id,
  myLineupId: row.lineup_a,
  opponentLineupId: row.lineup_b,
});

function person(row: RatedUserRow): Match['userA'] {
  const { _id, id, fullName, photo } = userView(row, null);
  return { _id, id, fullName, photo };
}

const team = (
  people: readonly MatchParticipantRow[],
  side: MatchSide,
  users: ReadonlyMap<string, RatedUserRow>,
): MatchPlayer[] =>
  people.flatMap((one) => {
    const user = users.get(one.user_id);
    return one.side === side && one.plays === 1 && user ? [playerView(user, one)] : [];
  });

function playerView(row: RatedUserRow, { position, x, y }: MatchParticipantRow): MatchPlayer {
  const { fifaStats, position: own } = userView(row, null);
  const stands = position !== null && x !== null && y !== null;
  const place = stands ? { position: position as Position, x, y } : null;
  return { ...person(row), rating: cardRating(fifaStats, own), place };
}
