import { stripQuotes } from 'mf-shared/contracts/venue-profile';
import { ERROR_TEXT } from 'mf-shared/strings';
import { signCorrectionToken } from '../../auth/correction-token.ts';
import { verifyPassword } from '../../auth/password.ts';
import { refuseSuspended } from '../../auth/suspension.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { enter, SECOND_STEP } from '../second-factor/index.ts';
import { businessClaims, findStaff } from '../staff/index.ts';
import { openCorrection } from './corrections.ts';
import { venueByEmail, venueById } from './queries.ts';
import { rejectedSentence } from './rejected-sentence.ts';
import { isActiveAt } from './view.ts';

type Credentials = {
  email: string;
  password: string;
  recaptchaToken?: string | undefined;
};
/** Where a login comes from: the browser, and its network address. */
type Origin = { device: string; address: string };

/**
 * Logs in the owner or staff of a business. An unpaid business gets a token too, which only reaches the payment pages.
 * The password is cleaned like at the registration.
 * @throws the captcha's refusals, `login_delayed`, `bad_credentials`, `business_rejected` and `account_suspended` with
 * the reason, `business_correcting` with what to correct, and `business_pending`
 */
export async function loginBusiness(
  ctx: Ctx,
  { email, password, recaptchaToken }: Credentials,
  { device, address }: Origin,
) {
  await ctx.captcha.verify(recaptchaToken);
  const attempt = { realm: 'business' as const, email, address };
  const found = await ctx.limits.logins.guard(attempt, () => accountWith(ctx.db.q, email, password));
  if (!found) throw new AppError('bad_credentials');
  const { business, staff } = found;
  if (business.rejected_at !== null) throw await rejected(ctx, business);
  await refuseSuspended(ctx, business, staff ? null : { model: 'Business', id: business.id });
  await refuseCorrecting(ctx, business);
  if (business.status === 'pending') throw new AppError('business_pending');
  const isActive = isActiveAt(business, ctx.clock());
  const entered = await enter(ctx, businessClaims({ business, staff, isActive }), device);
  const welcome = isActive ? 'Giriş başarılı!' : ERROR_TEXT.business_inactive;
  return {
    ...entered,
    business: { id: business.id, _id: business.id, email: business.email },
    isActive,
    emailVerified: staff !== null || business.email_verified_at !== null,
    message: 'token' in entered ? welcome : SECOND_STEP,
  };
}

/**
 * Refuses the login of an applicant who has to correct the application.
 * @throws `business_correcting` with what to correct, and a token to do it with
 */
async function refuseCorrecting({ config, clock, db }: Ctx, venue: VenueRow): Promise<void> {
  if (venue.correction_asked_at === null) return;
  const text = (await openCorrection(db.q, venue.id))?.text ?? '';
  throw new AppError('business_correcting', {
    message: `Başvurunuzda düzeltme istedik: “${text}”. Düzeltip gönderdiğinizde başvurunuzu yeniden inceleyeceğiz.`,
    about: { correctionToken: await signCorrectionToken(config.jwtSecret, venue, clock()) },
  });
}

const rejected = async ({ db }: Ctx, venue: VenueRow) =>
  new AppError('business_rejected', { message: await rejectedSentence(db.q, venue) });

/** The account that matches both, or null. It takes as long either way. */
async function accountWith(q: Queries, email: string, password: string) {
  const { business, staff } = await accountsAt(q, email);
  const hash = staff ? staff.password_hash : business?.password_hash;
  const matches = await verifyPassword(hash ?? null, stripQuotes(password));
  return business && matches ? { business, staff } : null;
}

/** The business that an address logs in to, as owner or staff. */
async function accountsAt(q: Queries, email: string) {
  const own = await venueByEmail(q, email);
  if (own) return { business: own, staff: null };
  const staff = (await findStaff(q, { email })) ?? null;
  return { business: staff ? await venueById(q, staff.venue_id) : undefined, staff };
}
