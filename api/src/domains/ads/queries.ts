import { sql } from 'kysely';
import type { AdQuery } from 'mf-shared/contracts/ads';
import type { ListPage } from 'mf-shared/contracts/call';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';
import { readPage } from '../../http/keyset.ts';
import { unblocked } from '../blocks/index.ts';

/** An ad of anybody: active, expired or ended. */
export const adById = (q: Queries, id: string): Promise<AdRow | undefined> =>
  q.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirst();

const active = (q: Queries, now: number) =>
  q.selectFrom('ads').selectAll().where('status', '=', sql.lit('active')).where('expires_at', '>', now);

/** A player's active ad at `now` (ms). There is at most one. */
export const activeOf = (q: Queries, userId: string, now: number): Promise<AdRow | undefined> =>
  active(q, now).where('user_id', '=', userId).executeTakeFirst();

/** An ad with this lineup that is active at `now` (ms). */
export const activeWithLineup = (q: Queries, lineupId: string, now: number) =>
  active(q, now).where('lineup_id', '=', lineupId).executeTakeFirst();

type Search = z.output<typeof AdQuery> & {
  now: number;
  /** The viewer: ads of accounts that blocked them, or that they blocked, are left out. */
  viewerId: string;
};

/** Active ads, newest first. */
export function searchPage(q: Queries, search: Search): Promise<ListPage<AdRow>> {
  const { type, city, teamSize, positionNeeded, position, now, viewerId } = search;
  let query = active(q, now).where('type', '=', type).where(unblocked(viewerId, 'ads.user_id'));
  if (city) query = query.where('city', '=', city);
  if (teamSize) query = query.where('team_size', '=', teamSize);
  if (positionNeeded) query = query.where('position_needed', '=', positionNeeded);
  if (position) query = query.where('position', '=', position);
  return readPage(query, search, [
    ['created_at', 'desc', 'int'],
    ['id', 'desc'],
  ]);
}

/** When the player posted ads after `since` (ms), newest first, at most `limit`. */
export async function postedSince(
  q: Queries,
  userId: string,
  since: number,
  limit: number,
): Promise<number[]> {
  const rows = await q
    .selectFrom('ads')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}
