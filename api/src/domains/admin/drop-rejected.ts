import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { forgetNotifications } from '../notifications/index.ts';
import { dropPhotos, photoPaths } from '../venues/index.ts';
import { REJECTED_MS } from './rejected.ts';

/** Deletes businesses whose rejection is 30 days old, with their files. Answers how many went. */
export async function purgeRejected(ctx: AppContext): Promise<number> {
  const ids = await idsOf(ctx.db.q, ctx.clock() - REJECTED_MS);
  for (const id of ids) await ctx.db.transact((tx) => dropRejected(tx, ctx, id));
  return ids.length;
}

/** Deletes the rejected business of an address, which somebody registers with again. */
export async function replaceRejected(tx: Tx, ctx: AppContext, email: string): Promise<void> {
  const row = await tx.q
    .selectFrom('businesses')
    .select('id')
    .where('email', '=', email)
    .where('rejected_at', 'is not', null)
    .executeTakeFirst();
  if (row) await dropRejected(tx, ctx, row.id);
}

async function dropRejected(tx: Tx, ctx: AppContext, id: string): Promise<void> {
  const paths = await photoPaths(tx.q, id);
  const { numDeletedRows } = await tx.q
    .deleteFrom('businesses')
    .where('id', '=', id)
    // An admin may have undone it meanwhile.
    .where('rejected_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (!numDeletedRows) return;
  await forgetNotifications(tx.q, id);
  tx.afterCommit(() => dropPhotos(ctx, paths));
}

const idsOf = async (q: Queries, before: number): Promise<string[]> => {
  const rows = await q.selectFrom('businesses').select('id').where('rejected_at', '<=', before).execute();
  return rows.map(({ id }) => id);
};
