import { type AccountKey, accountOf, findAccount, holdAccount } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { askForOwnMail } from './ask.ts';
import { findLink } from './require-link.ts';
import { pendingEmail } from './state.ts';

const PURPOSES = ['verify', 'change'] as const;
const SENT = 'Bağlantıyı yeniden gönderdik. Gelen kutunuzu ve istenmeyenler klasörünü kontrol edin.';
const NOTHING = 'E-posta adresiniz zaten doğrulanmış.';

/**
 * Mails another link that verifies an address of the signed-in account, or of the account of an older link. The
 * address is the newly requested one, even if its link has expired, else the account's own unverified one.
 * @throws `unauthenticated` when neither is known
 * @throws `staff_forbidden` for a venue's staff
 * @throws `link_invalid`
 * @throws `rate_limited` beyond three within an hour
 */
export async function resendVerification(ctx: Ctx, token: string | undefined): Promise<{ message: string }> {
  const key = await keyOf(ctx, ctx.actor, token);
  return ctx.db.transact(async (tx) => {
    const known = await findAccount(tx.q, key);
    if (known) await holdAccount(tx, known);
    const account = await findAccount(tx.q, key);
    if (!account) throw new AppError('unauthenticated');
    const pending = (await pendingEmail(ctx, tx.q, key)) ?? (token ? await wantedEmail(tx.q, token) : null);
    if (pending !== null) await askForOwnMail(tx, ctx, key, { purpose: 'change', address: pending });
    else if (account.verifiedAt !== null) return { message: NOTHING };
    else await askForOwnMail(tx, ctx, key, { purpose: 'verify', address: account.email });
    return { message: SENT };
  });
}

async function keyOf(
  { db }: AppContext,
  actor: Actor | null,
  token: string | undefined,
): Promise<AccountKey> {
  if (token) {
    const { account } = await findLink(db.q, { token, purposes: PURPOSES });
    return { model: account.model, id: account.id };
  }
  if (!actor || actor.role === 'admin') throw new AppError('unauthenticated');
  const key = accountOf(actor);
  if (key.model === 'Staff') throw new AppError('staff_forbidden');
  return key;
}

/** The new address that an unused link should verify, even if the link has expired; null for any other link. */
async function wantedEmail(q: Queries, token: string): Promise<string | null> {
  const { mail } = await findLink(q, { token, purposes: PURPOSES });
  return mail.purpose === 'change' && mail.used_at === null ? mail.address : null;
}
