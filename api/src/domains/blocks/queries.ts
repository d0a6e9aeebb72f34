import type { Side } from '../../auth/side.ts';
import type { Queries } from '../../db/database.ts';
import type { BlockRow } from '../../db/schema/blocks.ts';
import { firstPhoto } from '../venues/index.ts';

/** A block with name and photo of the blocked account, null when that account is gone. */
export type ListedBlock = Pick<BlockRow, 'blocked_id' | 'blocked_model' | 'created_at'> & {
  name: string | null;
  photo: string | null;
};

const listed = (q: Queries, blockerId: string) =>
  q
    .selectFrom('blocks as l')
    .leftJoin('published_players as u', (join) =>
      join.onRef('u.id', '=', 'l.blocked_id').on('l.blocked_model', '=', 'User'),
    )
    .leftJoin('published_venues as b', (join) =>
      join.onRef('b.id', '=', 'l.blocked_id').on('l.blocked_model', '=', 'Business'),
    )
    .select((eb) => [
      'l.blocked_id',
      'l.blocked_model',
      'l.created_at',
      eb.fn.coalesce('u.full_name', 'b.venue_name').as('name'),
      eb.fn.coalesce('u.photo', firstPhoto('b.id')).as('photo'),
    ])
    .where('l.blocker_id', '=', blockerId);

/** The accounts that an account blocked, the latest first. */
export const blocksOf = (q: Queries, blockerId: string): Promise<ListedBlock[]> =>
  listed(q, blockerId).orderBy('l.created_at', 'desc').orderBy('l.blocked_id').execute();

/** One block of an account. */
export const blockOf = (q: Queries, blockerId: string, blockedId: string): Promise<ListedBlock | undefined> =>
  listed(q, blockerId).where('l.blocked_id', '=', blockedId).executeTakeFirst();

/** The number of accounts that an account blocked. */
export async function countBlocks(q: Queries, blockerId: string): Promise<number> {
  const { count } = await q
    .selectFrom('blocks')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('blocker_id', '=', blockerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores that one side blocked the other. */
export const insertBlock = (q: Queries, from: Side, to: Side, now: number) =>
  q
    .insertInto('blocks')
    .values({
      blocker_model: from.model,
      blocker_id: from.id,
      blocked_model: to.model,
      blocked_id: to.id,
      created_at: now,
    })
    .execute();

/** Deletes a block. Returns false when there is none. */
export async function deleteBlock(q: Queries, blockerId: string, blockedId: string): Promise<boolean> {
  const { numDeletedRows } = await q
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
