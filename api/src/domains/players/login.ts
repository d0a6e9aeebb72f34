import type { Login } from 'mf-shared/contracts/users';
import type * as z from 'zod/mini';
import { verifyPassword } from '../../auth/password.ts';
import { refuseSuspended } from '../../auth/suspension.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { type Entered, enter, SECOND_STEP } from '../second-factor/index.ts';
import { userByEmail } from './queries.ts';
import { claimsOf } from './session.ts';

type Credentials = z.output<typeof Login>;
/** Where a login comes from: the browser, and its network address. */
type Origin = { device: string; address: string };

/** Wrong passwords after which an admin's login asks for the captcha. The spec has it for all other logins only. */
const TRUSTED_FAILURES = 3;

/**
 * Logs in a player or an admin. Asks for the second factor if there is one.
 * @throws the captcha's refusals, `login_delayed` and `bad_credentials`
 * @throws `account_suspended` with the reason
 */
export async function loginPlayer(ctx: Ctx, credentials: Credentials, { device, address }: Origin) {
  await ctx.captcha.verify(credentials.recaptchaToken);
  const attempt = attemptOf(credentials, address);
  const row = await ctx.limits.logins.guard(attempt, () => accountWith(ctx, credentials));
  if (!row) throw new AppError('bad_credentials');
  await refuseSuspended(ctx, row, { model: 'User', id: row.id });
  const entered = await enter(ctx, claimsOf(row, 'user'), device);
  return {
    ...entered,
    message: 'token' in entered ? 'Giriş başarılı!' : SECOND_STEP,
    emailVerified: row.email_verified_at !== null,
  };
}

/**
 * Logs an admin in to the admin area.
 * @throws `admin_bad_credentials`, also for a player's account, then the captcha's refusals and `login_delayed`
 */
export async function loginAdmin(
  ctx: Ctx,
  credentials: Credentials,
  { device, address }: Origin,
): Promise<Entered> {
  const attempt = attemptOf(credentials, address);
  const failures = await ctx.limits.logins.failures(attempt);
  if (failures >= TRUSTED_FAILURES) await ctx.captcha.verify(credentials.recaptchaToken);
  const row = await ctx.limits.logins.guard(attempt, async () => {
    const found = await accountWith(ctx, credentials);
    return found?.role === 'admin' ? found : null;
  });
  if (!row) throw new AppError('admin_bad_credentials');
  return enter(ctx, claimsOf(row, 'admin'), device);
}

/** Players and admins share their passwords, so failures of both logins count together. */
const attemptOf = ({ email }: Credentials, address: string) => ({ realm: 'user' as const, email, address });

/** The account that matches both, or null. It takes as long either way. */
async function accountWith({ db }: AppContext, { email, password }: Credentials): Promise<UserRow | null> {
  const row = await userByEmail(db.q, email);
  const matches = await verifyPassword(row?.password_hash ?? null, password);
  return row && matches ? row : null;
}
