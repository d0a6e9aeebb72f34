import type { PasswordWasReset, ResetLink } from 'mf-shared/contracts/account-mail';
import { NewPassword } from 'mf-shared/contracts/common';
import { BusinessPassword } from 'mf-shared/contracts/venues';
import * as z from 'zod/mini';
import { type Account, holdAccount, roleOf, storePassword } from '../../auth/accounts.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { hashPassword } from '../../auth/password.ts';
import { refuseWeak } from '../../auth/weak-password.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { parse } from '../../http/parse.ts';
import { announceStaff } from '../staff/index.ts';
import { spendLink } from './queries.ts';
import { requireLink } from './require-link.ts';
import { voidLinks } from './void-links.ts';

const RESET = ['reset'] as const;
const DONE =
  'Yeni şifreniz kaydedildi ve bütün cihazlardaki oturumlarınız kapatıldı. Şimdi yeni şifrenizle giriş yapabilirsiniz.';

/**
 * The account whose password a link sets.
 * @throws `link_invalid` when the link is used, replaced or expired
 */
export async function showReset({ db, clock }: AppContext, token: string): Promise<ResetLink> {
  const { account } = await requireLink(db.q, { token, purposes: RESET }, clock());
  return { email: account.email, role: roleOf(account.model) };
}

type Reset = { token: string; password: string };

/**
 * Replaces a forgotten password. All sessions and other links of the account end, so that a thief's links do not
 * work. The link also verifies the address.
 * @throws `link_invalid`
 * @throws `validation` at `password`
 */
export async function resetPassword(ctx: AppContext, { token, password }: Reset): Promise<PasswordWasReset> {
  const { account } = await requireLink(ctx.db.q, { token, purposes: RESET }, ctx.clock());
  // The login of businesses cleans the password, so it is cleaned here too.
  const rules = z.object({ password: account.model === 'User' ? NewPassword : BusinessPassword });
  const chosen = await parse(rules, { password });
  refuseWeak(chosen.password, account);
  const hash = await hashPassword(chosen.password);
  await ctx.db.transact(async (tx) => {
    await holdAccount(tx, account);
    const now = ctx.clock();
    const { mail } = await requireLink(tx.q, { token, purposes: RESET }, now);
    if (!(await spendLink(tx.q, mail.id, now))) throw new AppError('link_invalid');
    await setPassword(tx, ctx, account, hash);
    await voidLinks(tx.q, account);
  });
  return { message: DONE, role: roleOf(account.model) };
}

async function setPassword(tx: Tx, ctx: AppContext, account: Account, hash: string) {
  const { model, id, ownerId } = account;
  if (model !== 'User') await ctx.reactions.auth.accessEnded(tx.q, id);
  await storePassword(tx.q, account, hash, ctx.clock());
  if (model === 'Staff') return announceStaff(tx, ctx, { id, venue_id: ownerId });
  endSessions(tx, ctx, id);
}
