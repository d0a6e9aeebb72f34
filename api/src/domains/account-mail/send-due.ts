import type { AppContext } from '../../context.ts';
import { claimDue } from '../../db/claim-due.ts';
import type { AccountMailRow } from '../../db/schema/account-mail.ts';
import { writeMail } from './write.ts';

const BATCH = 20;
/** How long a claim holds; longer than any attempt to send may take. */
const CLAIM_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 10_000;
const MAX_TRIES = 6;

/**
 * Sends the mails that wait. Each is claimed by one process at a time, and its link is made anew at every try, so that
 * only the last one works. Answers how many were dealt with.
 */
export async function sendDueAccountMails(ctx: AppContext): Promise<number> {
  let done = 0;
  for (let batch = await claim(ctx); batch.length > 0; batch = await claim(ctx)) {
    await Promise.all(batch.map((row) => deliver(ctx, row)));
    done += batch.length;
  }
  return done;
}

const claim = ({ db, clock }: AppContext) =>
  claimDue(db, 'account_mails', { now: clock(), limit: BATCH, holdMs: CLAIM_MS });

async function deliver(ctx: AppContext, row: AccountMailRow): Promise<void> {
  const wasSent = await attempt(ctx, row);
  const isOver = wasSent || row.tries >= MAX_TRIES;
  if (!wasSent && isOver) ctx.log.warn({ purpose: row.purpose }, 'account mail given up');
  const pause = FIRST_PAUSE_MS * 2 ** (row.tries - 1);
  await ctx.db.q
    .updateTable('account_mails')
    .set({ due_at: isOver ? null : ctx.clock() + pause })
    .where('id', '=', row.id)
    .where('tries', '=', row.tries)
    // A link that was ended meanwhile is not mailed again.
    .where('due_at', 'is not', null)
    .execute();
}

async function attempt(ctx: AppContext, row: AccountMailRow): Promise<boolean> {
  try {
    const mail = await writeMail(ctx, row);
    if (mail) await ctx.mail?.send(mail);
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, purpose: row.purpose }, 'account mail failed');
    return false;
  }
}
