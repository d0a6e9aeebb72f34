import type { AccountKey } from '../../auth/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { refuseBarred } from '../bars/index.ts';
import { askForMail, askForOwnMail } from './ask.ts';

type Change = {
  account: AccountKey;
  /** The present address, and since when it is verified, if it is. */
  from: { email: string; verifiedAt: number | null };
  to: string;
};

/** The answer to a request for another address, also when somebody has that address already. */
export const LINK_SENT =
  'Yeni e-posta adresinize bir bağlantı gönderdik; ona tıkladığınızda adresiniz değişecek.';

/**
 * Asks for another address, in the caller's transaction that locks the account. Mails a link to the new address and
 * tells the old one. Nothing changes until somebody opens the link, and the answer does not show whether the address
 * is taken.
 * @throws `contact_barred`
 * @throws `rate_limited` beyond three mails within an hour
 */
export async function askForChange(tx: Tx, ctx: AppContext, { account, from, to }: Change): Promise<void> {
  await refuseBarred(tx.q, { email: to }, ctx.clock());
  await askForOwnMail(tx, ctx, account, { purpose: 'change', address: to });
  // An unverified address may be a stranger's.
  if (from.verifiedAt === null) return;
  const { model, id: accountId } = account;
  await askForMail(tx, ctx, { purpose: 'notice', model, accountId, address: from.email, detail: to });
}
