import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { workOff } from '../../jobs/work-off.ts';
import { forgetNotifications } from '../notifications/index.ts';
import { dropPhotos, photoPaths } from '../venues/index.ts';
import { REJECTED_MS } from './rejected.ts';

/** Deletes venues whose rejection is 30 days old, with their files. Returns how many. */
export const purgeRejected = (ctx: AppContext): Promise<number> =>
  workOff(ctx, {
    rows: ctx.db.q
      .selectFrom('venues')
      .select(['id', 'rejected_at'])
      .where('rejected_at', '<=', ctx.clock() - REJECTED_MS),
    order: [
      ['rejected_at', 'asc'],
      ['id', 'asc'],
    ],
    each: (tx, { id }) => dropRejected(tx, ctx, id),
  });

/** Deletes the rejected business of an address, because somebody registers with the address again. */
export async function replaceRejected(tx: Tx, ctx: AppContext, email: string): Promise<void> {
  const row = await tx.q
    .selectFrom('venues')
    .select('id')
    .where('email', '=', email)
    .where('rejected_at', 'is not', null)
    .executeTakeFirst();
  if (row) await dropRejected(tx, ctx, row.id);
}

async function dropRejected(tx: Tx, ctx: AppContext, id: string): Promise<boolean> {
  const paths = await photoPaths(tx.q, id);
  const { numDeletedRows } = await tx.q
    .deleteFrom('venues')
    .where('id', '=', id)
    // An admin may have undone the rejection meanwhile.
    .where('rejected_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (!numDeletedRows) return false;
  await forgetNotifications(tx.q, id);
  tx.afterCommit(() => dropPhotos(ctx, paths));
  return true;
}
