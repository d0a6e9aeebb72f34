import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { RawAnswer } from '../../http/raw-answer.ts';
import { settlePayment } from './settle.ts';
import { resultPage, retryPage, unknownPage } from './window-pages.ts';

type Callback = { provider: string; token: string };

/** Settles what the bank sent the browser with, and answers the page that this browser shows. */
export async function bankCallback(ctx: AppContext, { provider, token }: Callback): Promise<RawAnswer> {
  try {
    return resultPage(await settlePayment(ctx, provider, token));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'unavailable' ? retryPage(provider, token) : unknownPage();
  }
}
