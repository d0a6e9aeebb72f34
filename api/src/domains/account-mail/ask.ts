import { HOUR_MS } from 'mf-shared/time';
import type { AccountKey } from '../../auth/accounts.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { AccountMailRow } from '../../db/schema/account-mails.ts';
import { MAILS_AN_HOUR } from './limits.ts';
import { askedSince } from './queries.ts';
import { sendDueAccountMails } from './send-due.ts';

type Asked = Pick<AccountMailRow, 'purpose' | 'model' | 'address'> & {
  /** Null when the owner of the address is not looked up yet. */
  accountId: string | null;
  detail?: string;
  /** Milliseconds to wait; the reason to send may vanish meanwhile. */
  delayMs?: number;
};

/**
 * Stores, in the caller's transaction, that a mail is due. A later step decides whether to send it and makes its
 * link, so that the caller's answer takes equally long for every address.
 */
export async function askForMail(tx: Tx, ctx: AppContext, asked: Asked): Promise<void> {
  await tx.q.insertInto('account_mails').values(newRow(asked, ctx.clock())).execute();
  tx.afterCommit(() => soon(ctx));
}

/**
 * The same for an account that asks for itself.
 * @throws `rate_limited` beyond three within an hour
 */
export async function askForOwnMail(
  tx: Tx,
  ctx: AppContext,
  account: AccountKey,
  asked: Pick<Asked, 'purpose' | 'address'>,
): Promise<void> {
  await refuseMany(tx.q, account, ctx.clock());
  await askForMail(tx, ctx, { ...asked, model: account.model, accountId: account.id });
}

async function refuseMany(q: Queries, account: AccountKey, now: number): Promise<void> {
  const asked = await askedSince(q, account, now - HOUR_MS);
  const oldest = asked.at(-MAILS_AN_HOUR);
  if (!oldest) return;
  throw new AppError('rate_limited', {
    message: 'Bu saat içinde yeterince e-posta istediniz. Gelenleri ve istenmeyenler klasörünü kontrol edin.',
    retryAfter: Math.ceil((oldest.created_at + HOUR_MS - now) / 1000),
  });
}

const newRow = ({ accountId, detail, delayMs = 0, ...asked }: Asked, now: number): AccountMailRow => ({
  id: newId(),
  ...asked,
  account_id: accountId,
  detail: detail ?? null,
  token_hash: null,
  due_at: now + delayMs,
  tries: 0,
  created_at: now,
  written_at: null,
  expires_at: null,
  used_at: null,
});

/** Sends after the answer is out. If the process dies first, the job sends the waiting mails. */
function soon(ctx: AppContext): void {
  if (!ctx.mail) return;
  setImmediate(() => {
    sendDueAccountMails(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'account mails not sent'),
    );
  });
}
