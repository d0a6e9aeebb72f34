import type { CorrectionPart } from 'mf-shared/contracts/corrections';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { askForMail } from '../account-mail/index.ts';
import { recordAct } from '../audit/index.ts';
import { insertCorrection, markCorrecting, pendingChanged, type Seen } from '../venues/index.ts';
import { MAIL_DELAY_MS } from './mail-delay.ts';
import { undecidable } from './undecidable.ts';

type Asked = { text: string; parts: readonly CorrectionPart[] };

/**
 * Asks the applicant of a pending business to correct it. It leaves the list of waiting ones until the applicant sends
 * the correction, or an admin takes the request back. The applicant reads the text in a mail and at the login.
 * Answers the id of the request.
 * @throws `already_decided` for one that does not wait
 * @throws `changed_meanwhile` for one that was corrected since the admin saw it
 * @throws `not_found` for one that is gone
 */
export async function askCorrection(
  ctx: Ctx<AdminActor>,
  seen: Seen,
  { text, parts }: Asked,
): Promise<string> {
  const { id } = seen;
  return ctx.db.transact(async (tx) => {
    const now = ctx.clock();
    const row = await markCorrecting(tx.q, seen, now);
    if (!row) throw await undecidable(tx, seen);
    const correctionId = await insertCorrection(tx.q, { venueId: id, text, parts, now });
    const mail = { purpose: 'correction', model: 'Business', accountId: id, address: row.email } as const;
    await askForMail(tx, ctx, { ...mail, detail: text, delayMs: MAIL_DELAY_MS });
    pendingChanged(tx, ctx);
    await recordAct(tx, ctx, {
      act: 'venue.askCorrection',
      subject: { type: 'venue', id },
      after: { parts },
      reason: text,
    });
    return correctionId;
  });
}
