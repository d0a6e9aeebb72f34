import type { AppContext } from '../../context.ts';
import { drainDue, settleTry, trySending } from '../../db/due.ts';
import type { AccountMailRow } from '../../db/schema/account-mail.ts';
import { writeMail } from './write.ts';

const BATCH = 20;
const PATIENCE = { firstMs: 10_000, maxTries: 6 };

/**
 * Sends the mails that wait. Each is claimed by one process at a time, and its link is made anew at every try, so that
 * only the last one works. Answers how many were dealt with.
 */
export const sendDueAccountMails = (ctx: AppContext): Promise<number> =>
  drainDue(ctx, 'account_mails', BATCH, (row) => deliver(ctx, row));

async function deliver(ctx: AppContext, row: AccountMailRow): Promise<void> {
  const wasSent = await trySending(ctx, { accountMail: row.purpose, tries: row.tries }, async () => {
    const mail = await writeMail(ctx, row);
    if (mail) await ctx.mail?.send(mail);
  });
  await settleTry(ctx, 'account_mails', row, wasSent, PATIENCE);
}
