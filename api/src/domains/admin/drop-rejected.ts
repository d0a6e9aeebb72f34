import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { workOff } from '../../jobs/work-off.ts';
import { forgetNotices } from '../notifications/index.ts';
import { deleteRejected, dropPhotos, photoPaths, rejectedAt, rejectedBefore } from '../venues/index.ts';
import { REJECTED_MS } from './rejected.ts';

/** Deletes venues whose rejection is 30 days old, with their files. Returns how many. */
export const purgeRejected = (ctx: AppContext): Promise<number> =>
  workOff(ctx, {
    rows: rejectedBefore(ctx.db.q, ctx.clock() - REJECTED_MS),
    order: [
      ['rejected_at', 'asc'],
      ['id', 'asc'],
    ],
    each: (tx, { id }) => dropRejected(tx, ctx, id),
  });

/** Deletes the rejected business of an address, because somebody registers with the address again. */
export async function replaceRejected(tx: Tx, ctx: AppContext, email: string): Promise<void> {
  const id = await rejectedAt(tx.q, email);
  if (id) await dropRejected(tx, ctx, id);
}

async function dropRejected(tx: Tx, ctx: AppContext, id: string): Promise<boolean> {
  const paths = await photoPaths(tx.q, id);
  // An admin may have undone the rejection meanwhile.
  if (!(await deleteRejected(tx.q, id))) return false;
  await forgetNotices(tx.q, id);
  tx.afterCommit(() => dropPhotos(ctx, paths));
  return true;
}
