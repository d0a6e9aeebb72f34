import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { voidLinks } from '../account-mail/index.ts';
import { recordAct } from '../audit/index.ts';
import { pendingChanged, undoRejection } from '../venues/index.ts';
import { undecidable } from './undecidable.ts';

/**
 * Undoes a rejection. The business waits for a decision again, and a mail that is still unsent is dropped.
 * @throws `already_decided` for one that is not rejected
 * @throws `not_found` for one that is gone
 */
export async function restoreVenue(ctx: Ctx<AdminActor>, id: string): Promise<void> {
  await ctx.db.transact(async (tx) => {
    if (!(await undoRejection(tx.q, id))) throw await undecidable(tx, { id, round: undefined });
    await voidLinks(tx.q, { model: 'Business', id }, { purposes: ['rejected', 'correctionMissed'] });
    pendingChanged(tx, ctx);
    await recordAct(tx, ctx, { act: 'venue.restore', subject: { type: 'venue', id } });
  });
}
