import type { AppContext } from '../../context.ts';
import { htmlAnswer, RawAnswer } from '../../http/raw-answer.ts';
import type { BankForm } from '../../providers/payment/index.ts';
import { unknownPage } from './window-pages.ts';

/**
 * The built-in bank takes the code of its 3-D Secure page. Once it has decided, it sends the browser to our callback
 * like a real bank, with the form that holds the token. When another bank is configured or the token is not its own,
 * the window says that it knows nothing.
 */
export async function secureStep(ctx: AppContext, form: BankForm): Promise<RawAnswer> {
  const answer = await ctx.payment.bank?.answer(form);
  if (!answer || answer === 'unknown') return unknownPage();
  if (answer !== 'decided') return htmlAnswer(answer.page);
  // 307 keeps the method and the form.
  return new RawAnswer('', { Location: `/api/payments/callback/${ctx.payment.name}` }, 307);
}
