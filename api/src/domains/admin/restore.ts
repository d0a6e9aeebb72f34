import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { voidLinks } from '../account-mail/index.ts';
import { pendingChanged } from '../venues/index.ts';
import { statusOf } from './queries.ts';

/**
 * Undoes a rejection. The business waits for a decision again, and a mail that is still unsent is dropped.
 * @throws `already_decided` for one that is not rejected
 * @throws `not_found` for one that is gone
 */
export async function restoreVenue(ctx: Ctx<AdminActor>, id: string): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const { numUpdatedRows } = await tx.q
      .updateTable('venues')
      .set({ rejected_at: null, reject_reason: null })
      .where('id', '=', id)
      .where('rejected_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (!numUpdatedRows) throw new AppError((await statusOf(tx.q, id)) ? 'already_decided' : 'not_found');
    await voidLinks(tx.q, { model: 'Business', id }, { purposes: ['rejected'] });
    pendingChanged(tx, ctx);
  });
}
