import type { AppContext } from '../../context.ts';
import { drainDue, settleTry, trySending } from '../../db/due.ts';
import type { AccountMailRow } from '../../db/schema/account-mails.ts';
import { writeMail } from './write.ts';

const BATCH = 20;
const PATIENCE = { firstMs: 10_000, maxTries: 6 };

/**
 * Sends the waiting mails. One process claims each mail at a time. Each try makes a new link, so that only the last
 * one works. Returns the number of handled mails.
 */
export const sendDueAccountMails = (ctx: AppContext): Promise<number> =>
  drainDue(ctx, 'account_mails', BATCH, (row) => deliver(ctx, row));

async function deliver(ctx: AppContext, row: AccountMailRow): Promise<void> {
  const wasSent = await trySending(ctx, 'mail', { accountMail: row.purpose, tries: row.tries }, async () => {
    const mail = await writeMail(ctx, row);
    if (mail) await ctx.mail?.send(mail);
  });
  await settleTry(ctx, 'account_mails', row, wasSent, PATIENCE);
}
