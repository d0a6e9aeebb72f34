import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { LineupPlayerRow } from '../../db/schema/lineup-players.ts';
import type { LineupRow } from '../../db/schema/lineups.ts';
import type { PublishedPlayerRow } from '../../db/schema/published.ts';
import { readPage } from '../../http/keyset.ts';
import { unblocked } from '../blocks/index.ts';
import { playersById } from '../players/index.ts';

/** A lineup of any player. */
export const lineupById = (q: Queries, id: string): Promise<LineupRow | undefined> =>
  q.selectFrom('lineups').selectAll().where('id', '=', id).executeTakeFirst();

/** A player's lineups, newest first. */
export const lineupPage = (
  q: Queries,
  userId: string,
  paging: z.output<typeof Paging>,
): Promise<ListPage<LineupRow>> =>
  readPage(q.selectFrom('lineups').selectAll().where('user_id', '=', userId), paging, [
    ['created_at', 'desc', 'int'],
    ['id', 'desc'],
  ]);

export type PlacedRow = LineupPlayerRow & { user: PublishedPlayerRow };

/** Everybody in the lineups, in the order of placement. */
export async function playersOf(q: Queries, lineupIds: readonly string[]): Promise<PlacedRow[]> {
  if (lineupIds.length === 0) return [];
  const places = await q
    .selectFrom('lineup_players')
    .selectAll()
    .where('lineup_id', 'in', lineupIds)
    .orderBy('sort')
    .execute();
  const users = await playersById(q, [...new Set(places.map((place) => place.user_id))]);
  return places.flatMap((place) => {
    const user = users.get(place.user_id);
    return user ? [{ ...place, user }] : [];
  });
}

/** Counts the ids that belong to visible players without a block between them and the owner. */
export async function countPlayers(q: Queries, ids: readonly string[], ownId: string): Promise<number> {
  const { count } = await q
    .selectFrom('published_players')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('role', '=', 'user'), eb('id', '=', ownId)]))
    .where(unblocked(ownId, 'published_players.id'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
