import type { AccountKey } from '../../auth/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { askForMail, askForOwnMail } from './ask.ts';

type Change = {
  account: AccountKey;
  /** The address of now, and since when it is known to be the account's, if it is. */
  from: { email: string; verifiedAt: number | null };
  to: string;
};

/** What is said when another address was asked for, whoever has it already. */
export const LINK_SENT =
  'Yeni e-posta adresinize bir bağlantı gönderdik; ona tıkladığınızda adresiniz değişecek.';

/**
 * Asks for another address, in the caller's transaction that holds the account: a link goes to it, and the old one is
 * told. Nothing changes until the link is opened, and nothing tells whether the address is somebody's. Throws
 * `rate_limited` beyond three mails within an hour.
 */
export async function askForChange(tx: Tx, ctx: AppContext, { account, from, to }: Change): Promise<void> {
  await askForOwnMail(tx, ctx, account, { purpose: 'change', address: to });
  // One that nobody has proved to read may be a stranger's.
  if (from.verifiedAt === null) return;
  const { model, id: accountId } = account;
  await askForMail(tx, ctx, { purpose: 'notice', model, accountId, address: from.email, detail: to });
}
