import type { Side } from '../../auth/side.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { askForMail } from '../account-mail/index.ts';

type Account = { email: string; email_verified_at: number | null };
type Told = { side: Side; account: Account; text: string; purpose?: 'desk' | 'suspended' };

/**
 * Mails an account what was done with it, in the caller's transaction; `account` is its row before that. An unverified
 * address gets nothing, since it may be a stranger's. Each line of the text is a paragraph.
 */
export async function tellAccount(
  tx: Tx,
  ctx: AppContext,
  { side, account, text, purpose = 'desk' }: Told,
): Promise<void> {
  if (account.email_verified_at === null) return;
  const { model, id: accountId } = side;
  await askForMail(tx, ctx, { purpose, model, accountId, address: account.email, detail: text });
}
