import type { Queries } from '../../db/database.ts';
import type { LineupPlayerRow, LineupRow } from '../../db/schema/community.ts';
import type { RatedUserRow } from '../../db/schema.ts';
import { unblocked } from '../blocks/reachable.ts';

/** A lineup, whoever's it is. */
export const lineupById = (q: Queries, id: string): Promise<LineupRow | undefined> =>
  q.selectFrom('lineups').selectAll().where('id', '=', id).executeTakeFirst();

type Page = { userId: string; after: readonly [number, string] | null; limit: number };

/** A player's lineups, newest first; one row more than `limit`. */
export function lineupsOf(q: Queries, { userId, after, limit }: Page): Promise<LineupRow[]> {
  let query = q
    .selectFrom('lineups')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) {
    const [createdAt, id] = after;
    query = query.where((eb) =>
      eb.or([
        eb('created_at', '<', createdAt),
        eb.and([eb('created_at', '=', createdAt), eb('id', '<', id)]),
      ]),
    );
  }
  return query.execute();
}

export type PlacedRow = LineupPlayerRow & { user: RatedUserRow };

/** Everybody in the lineups, in the order in which they were placed. */
export async function playersOf(q: Queries, lineupIds: readonly string[]): Promise<PlacedRow[]> {
  if (lineupIds.length === 0) return [];
  const places = await q
    .selectFrom('lineup_players')
    .selectAll()
    .where('lineup_id', 'in', lineupIds)
    .orderBy('sort')
    .execute();
  const users = await usersByIds(q, [...new Set(places.map((place) => place.user_id))]);
  return places.flatMap((place) => {
    const user = users.get(place.user_id);
    return user ? [{ ...place, user }] : [];
  });
}

async function usersByIds(q: Queries, ids: readonly string[]): Promise<Map<string, RatedUserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await q.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts the ids that are visible players and have no block between them and the owner. */
export async function countPlayers(q: Queries, ids: readonly string[], ownId: string): Promise<number> {
  const { count } = await q
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('role', '=', 'user'), eb('id', '=', ownId)]))
    .where(unblocked(ownId, 'users.id'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
