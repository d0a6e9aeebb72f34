import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { RawAnswer } from '../../http/raw-answer.ts';
import { settlePayment } from './settle.ts';
import { resultPage, retryPage, unknownPage } from './window-pages.ts';

type Callback = { provider: string; token: string };

/** Settles the payment of a bank's callback and answers the page for the browser that brought it. */
export async function bankCallback(ctx: AppContext, { provider, token }: Callback): Promise<RawAnswer> {
  try {
    return resultPage(await settlePayment(ctx, provider, token));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'unavailable' ? retryPage(provider, token) : unknownPage();
  }
}
