import type { Account } from '../../auth/accounts.ts';
import { hashOf } from '../../auth/link-token.ts';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import type { AccountMailRow, MailPurpose } from '../../db/schema/account-mails.ts';
import { accountOfMail, mailByToken } from './queries.ts';

export type Link = { mail: AccountMailRow; account: Account };
type Asked = { token: string; purposes: readonly MailPurpose[] };

/**
 * The link with this token, even if it is used or expired.
 * @throws `link_invalid` when no link of these kinds has the token
 */
export async function findLink(q: Queries, { token, purposes }: Asked): Promise<Link> {
  const mail = await mailByToken(q, hashOf(token));
  const account = mail && (await accountOfMail(q, mail));
  if (!account || !purposes.includes(mail.purpose)) throw new AppError('link_invalid');
  return { mail, account };
}

/** The same, but the link must still work at `now` (ms). */
export async function requireLink(q: Queries, asked: Asked, now: number): Promise<Link> {
  const link = await findLink(q, asked);
  if (!isOpen(link.mail, now)) throw new AppError('link_invalid');
  return link;
}

/** Whether a link is unused and not expired at `now` (ms). */
export const isOpen = ({ used_at, expires_at }: AccountMailRow, now: number): boolean =>
  used_at === null && (expires_at ?? 0) > now;
