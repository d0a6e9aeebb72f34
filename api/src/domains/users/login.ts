import type { Login } from 'mf-shared/contracts/users';
import type * as z from 'zod/mini';
import { verifyPassword } from '../../auth/password.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { UserRow } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { userByEmail } from './queries.ts';
import { tokenOf } from './session.ts';

type Credentials = { email: string; password: string };

/** Logs a player in, admins too. Throws the captcha's refusals and `bad_credentials`. */
export async function loginUser(ctx: Ctx, { recaptchaToken, ...credentials }: z.output<typeof Login>) {
  await ctx.captcha.verify(recaptchaToken);
  const row = await accountWith(ctx, credentials);
  if (!row) throw new AppError('bad_credentials');
  return { token: await tokenOf(ctx, row, 'user'), message: 'Giriş başarılı!' };
}

/** Logs an admin in, for the admin area. Throws `admin_bad_credentials`, for a player's account as well. */
export async function loginAdmin(ctx: Ctx, credentials: Credentials): Promise<{ token: string }> {
  const row = await accountWith(ctx, credentials);
  if (row?.role !== 'admin') throw new AppError('admin_bad_credentials');
  return { token: await tokenOf(ctx, row, 'admin') };
}

/** The account that both fit, or null; it takes as long either way. */
async function accountWith({ db }: AppContext, { email, password }: Credentials): Promise<UserRow | null> {
  const row = await userByEmail(db.q, email);
  const matches = await verifyPassword(row?.password_hash ?? null, password);
  return row && matches ? row : null;
}
