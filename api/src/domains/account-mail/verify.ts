import type { EmailVerified } from 'mf-shared/contracts/account-mail';
import { type Account, holdAccount, isAddressTaken, roleOf, setVerifiedEmail } from '../../auth/accounts.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { refuseBarred } from '../bars/index.ts';
import { spendLink } from './queries.ts';
import { findLink, type Link, requireLink } from './require-link.ts';
import { voidLinks } from './void-links.ts';

const PURPOSES = ['verify', 'change'] as const;
const VERIFIED = 'E-posta adresiniz doğrulandı. Teşekkürler!';
const CHANGED = 'Yeni e-posta adresiniz doğrulandı. Artık bu adresle giriş yapacaksınız; oturumunuz sürüyor.';

/**
 * Verifies that an account reads its mailbox. A requested address replaces the old one; the first account to verify
 * it gets it. A used link returns its first result again, because mail programs and impatient people open links
 * twice.
 * @throws `email_taken` when another account verified the address first
 * @throws `link_invalid`, `contact_barred`
 */
export async function verifyEmail(ctx: AppContext, token: string): Promise<EmailVerified> {
  const link = await findLink(ctx.db.q, { token, purposes: PURPOSES });
  if (!hasWorked(link)) {
    await ctx.db
      .transact((tx) => prove(tx, ctx, token, link.account))
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AppError('email_taken') : error;
      });
  }
  const { mail, account } = link;
  const message = mail.purpose === 'change' ? CHANGED : VERIFIED;
  return { message, email: mail.address, role: roleOf(account.model) };
}

const hasWorked = ({ mail, account }: Link) =>
  mail.used_at !== null && account.email === mail.address && account.verifiedAt !== null;

async function prove(tx: Tx, ctx: AppContext, token: string, held: Account): Promise<void> {
  await holdAccount(tx, held);
  const now = ctx.clock();
  const { mail, account } = await requireLink(tx.q, { token, purposes: PURPOSES }, now);
  const isChange = mail.purpose === 'change';
  // The address changed since: this link is about an old address of the account.
  if (!isChange && mail.address !== account.email) throw new AppError('link_invalid');
  if (isChange && (await isAddressTaken(tx.q, roleOf(account.model), mail.address))) {
    throw new AppError('email_taken');
  }
  // A link that was mailed before the bar.
  if (isChange) await refuseBarred(tx.q, { email: mail.address }, now);
  if (!(await spendLink(tx.q, mail.id, now))) throw new AppError('link_invalid');
  await setVerifiedEmail(tx.q, account, mail.address, now);
  // Links that were mailed to the old address stop working.
  if (isChange) await voidLinks(tx.q, account);
}
