import { NO_REASON } from 'mf-shared/contracts/admin';
import { MINUTE_MS } from 'mf-shared/time';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { askForMail } from '../account-mail/index.ts';
import { pendingChanged } from '../venues/index.ts';
import { isWaiting } from './queries.ts';
import { undecidable } from './undecidable.ts';

/** Within it an admin who pressed the wrong button can undo without a word to the applicant. */
const MAIL_DELAY_MS = MINUTE_MS;

/**
 * Rejects a pending business: it is gone for everybody at once, its applicant is told why by mail and at the login,
 * and after 30 days it is deleted, until when `restoreBusiness` undoes it. Throws `already_decided` for an approved one
 * and `not_found` for one that is gone.
 */
export async function rejectBusiness(
  ctx: Ctx<AdminActor>,
  id: string,
  given: string | undefined,
): Promise<void> {
  const reason = given || NO_REASON;
  await ctx.db.transact(async (tx) => {
    const row = await tx.q
      .updateTable('businesses')
      .set((eb) => ({
        rejected_at: ctx.clock(),
        reject_reason: reason,
        token_version: eb('token_version', '+', 1),
      }))
      .where('id', '=', id)
      .where(isWaiting)
      .returning('email')
      .executeTakeFirst();
    if (!row) throw await undecidable(tx, id);
    const mail = { purpose: 'rejected', model: 'Business', accountId: id, address: row.email } as const;
    await askForMail(tx, ctx, { ...mail, detail: reason, delayMs: MAIL_DELAY_MS });
    pendingChanged(tx, ctx);
  });
}
