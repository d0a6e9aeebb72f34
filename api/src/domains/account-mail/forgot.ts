import type { LoginRole } from '../../auth/accounts.ts';
import type { AppContext } from '../../context.ts';
import { askForMail } from './ask.ts';

/** What is answered whether the address is known or not. */
const FORGOT_ANSWER =
  'Bu adresle bir hesap varsa yeni şifre bağlantısını gönderdik. Gelen kutunuzu ve istenmeyenler klasörünü kontrol edin.';

type Forgot = { email: string; recaptchaToken?: string | undefined };

/**
 * Somebody forgot a password. Only what they typed is written down here, so the answer is the same and takes as long
 * whoever the address belongs to; what is sent is decided later. Throws the captcha's refusals.
 */
export async function forgotPassword(ctx: AppContext, role: LoginRole, { email, recaptchaToken }: Forgot) {
  await ctx.captcha.verify(recaptchaToken);
  const model = role === 'user' ? ('User' as const) : ('Business' as const);
  await ctx.db.transact((tx) =>
    askForMail(tx, ctx, { purpose: 'reset', model, accountId: null, address: email }),
  );
  return { message: FORGOT_ANSWER };
}
