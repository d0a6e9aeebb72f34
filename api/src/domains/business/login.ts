import { stripQuotes } from 'mf-shared/contracts/business';
import { ERROR_TEXT } from 'mf-shared/strings';
import { verifyPassword } from '../../auth/password.ts';
import { signToken } from '../../auth/token.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { businessByEmail } from './queries.ts';
import { isActiveAt } from './view.ts';

type Credentials = { email: string; password: string; recaptchaToken?: string | undefined };

/**
 * Logs a business in; one that has not paid gets a token too, which reaches the payment pages alone. The
 * password is cleaned as at the registration. Throws the captcha's refusals, `bad_credentials` (also for a
 * rejected business, which no longer exists) and `business_pending`.
 */
export async function loginBusiness(ctx: Ctx, { email, password, recaptchaToken }: Credentials) {
  await ctx.captcha.verify(recaptchaToken);
  const row = await businessByEmail(ctx.db.q, email);
  const matches = await verifyPassword(row?.password_hash ?? null, stripQuotes(password));
  if (!row || !matches) throw new AppError('bad_credentials');
  if (row.status === 'pending') throw new AppError('business_pending');
  const now = ctx.clock();
  const isActive = isActiveAt(row, now);
  const claims = { id: row.id, email: row.email, role: 'business' as const, isActive, tv: row.token_version };
  return {
    token: await signToken(ctx.config.jwtSecret, claims, now),
    business: { id: row.id, _id: row.id, email: row.email },
    isActive,
    message: isActive ? 'Giriş başarılı!' : ERROR_TEXT.business_inactive,
  };
}
