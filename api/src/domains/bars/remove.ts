import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';

/**
 * Allows a barred address or phone again.
 * @throws `not_found` for a bar that ended or was removed before
 */
export const removeBar = (ctx: Ctx<AdminActor>, id: string, reason: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const row = await tx.q.deleteFrom('bars').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) throw new AppError('not_found', { message: 'Bu engel daha önce kaldırılmış.' });
    const before = { kind: row.kind, value: row.value };
    await recordAct(tx, ctx, { act: 'bar.remove', subject: { type: 'bar', id }, before, reason });
  });
