import { stripQuotes } from 'mf-shared/contracts/business';
import { ERROR_TEXT } from 'mf-shared/strings';
import { verifyPassword } from '../../auth/password.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { businessToken } from '../staff/business-token.ts';
import { findStaff } from '../staff/find.ts';
import { businessByEmail, businessById } from './queries.ts';
import { isActiveAt } from './view.ts';

type Credentials = { email: string; password: string; recaptchaToken?: string | undefined };

/**
 * Logs in the owner of a business or somebody of its staff; one that has not paid gets a token too, which reaches
 * the payment pages alone. The password is cleaned as at the registration. Throws the captcha's refusals,
 * `bad_credentials` (also for a rejected business, which no longer exists) and `business_pending`.
 */
export async function loginBusiness(ctx: Ctx, { email, password, recaptchaToken }: Credentials) {
  await ctx.captcha.verify(recaptchaToken);
  const { business, staff } = await accountsAt(ctx.db.q, email);
  const hash = staff ? staff.password_hash : business?.password_hash;
  const matches = await verifyPassword(hash ?? null, stripQuotes(password));
  if (!business || !matches) throw new AppError('bad_credentials');
  if (business.status === 'pending') throw new AppError('business_pending');
  const isActive = isActiveAt(business, ctx.clock());
  return {
    token: await businessToken(ctx, { business, staff, isActive }),
    business: { id: business.id, _id: business.id, email: business.email },
    isActive,
    message: isActive ? 'Giriş başarılı!' : ERROR_TEXT.business_inactive,
  };
}

/** The business that an address logs in to, as its owner or as one of its staff. */
async function accountsAt(q: Queries, email: string) {
  const own = await businessByEmail(q, email);
  if (own) return { business: own, staff: null };
  const staff = (await findStaff(q, { email })) ?? null;
  return { business: staff ? await businessById(q, staff.business_id) : undefined, staff };
}
