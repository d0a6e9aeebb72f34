import { NO_REASON } from 'mf-shared/contracts/admin';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { askForMail } from '../account-mail/index.ts';
import { recordAct } from '../audit/index.ts';
import { markRejected, pendingChanged, type Seen } from '../venues/index.ts';
import { MAIL_DELAY_MS } from './mail-delay.ts';
import { undecidable } from './undecidable.ts';

/**
 * Rejects a pending business. It disappears for everybody at once, and the applicant gets the reason by mail and at
 * the login. After 30 days it is deleted; until then `restoreVenue` undoes the rejection.
 * @throws `already_decided` for an approved one
 * @throws `changed_meanwhile` for one that was corrected since the admin saw it
 * @throws `not_found` for one that is gone
 */
export async function rejectVenue(
  ctx: Ctx<AdminActor>,
  seen: Seen,
  given: string | undefined,
): Promise<void> {
  const reason = given || NO_REASON;
  const { id } = seen;
  await ctx.db.transact(async (tx) => {
    const row = await markRejected(tx.q, seen, { reason, now: ctx.clock() });
    if (!row) throw await undecidable(tx, seen);
    const mail = { purpose: 'rejected', model: 'Business', accountId: id, address: row.email } as const;
    await askForMail(tx, ctx, { ...mail, detail: reason, delayMs: MAIL_DELAY_MS });
    pendingChanged(tx, ctx);
    await recordAct(tx, ctx, { act: 'venue.reject', subject: { type: 'venue', id }, reason });
  });
}
