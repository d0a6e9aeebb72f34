import type { LoginRole } from '../../auth/accounts.ts';
import type { AppContext } from '../../context.ts';
import { askForMail } from './ask.ts';

/** The answer for known and unknown addresses alike. */
const FORGOT_ANSWER =
  'Bu adresle bir hesap varsa yeni şifre bağlantısını gönderdik. Gelen kutunuzu ve istenmeyenler klasörünü kontrol edin.';

type Forgot = { email: string; recaptchaToken?: string | undefined };

/**
 * Starts the reset of a forgotten password. Only stores the typed address, so that the answer and its duration are
 * the same for every address. A later step decides about the mail.
 * @throws the captcha's errors
 */
export async function forgotPassword(ctx: AppContext, role: LoginRole, { email, recaptchaToken }: Forgot) {
  await ctx.captcha.verify(recaptchaToken);
  const model = role === 'user' ? ('User' as const) : ('Business' as const);
  await ctx.db.transact((tx) =>
    askForMail(tx, ctx, { purpose: 'reset', model, accountId: null, address: email }),
  );
  return { message: FORGOT_ANSWER };
}
