import { type EmailState, VERIFY_HOURS } from 'mf-shared/contracts/account-mail';
import { HOUR_MS } from 'mf-shared/time';
import { type AccountKey, accountOf, findAccount } from '../../auth/accounts.ts';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { newestChange } from './queries.ts';

const LIFETIME_MS = VERIFY_HOURS * HOUR_MS;

/** The address that an account asked for and has not verified yet, or null. */
export async function pendingEmail(
  { clock }: Pick<AppContext, 'clock'>,
  q: Queries,
  account: AccountKey,
): Promise<string | null> {
  const now = clock();
  return (await newestChange(q, account, { since: now - LIFETIME_MS, now }))?.address ?? null;
}

/**
 * The state of the caller's own address.
 * @throws `unauthenticated` when the account is gone meanwhile
 */
export async function emailState(ctx: Ctx<UserActor | BusinessActor>): Promise<EmailState> {
  const key = accountOf(ctx.actor);
  const account = await findAccount(ctx.db.q, key);
  if (!account) throw new AppError('unauthenticated');
  return {
    email: account.email,
    emailVerified: account.verifiedAt !== null,
    pendingEmail: await pendingEmail(ctx, ctx.db.q, key),
  };
}
