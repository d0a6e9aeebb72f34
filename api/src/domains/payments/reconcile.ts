import { DAY_MS, MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import { openPayments } from './queries.ts';
import { settlePayment } from './settle.ts';

/** Within this time the browser nearly always brings the bank's answer. */
const PATIENCE_MS = 2 * MINUTE_MS;
const GIVE_UP_MS = 2 * DAY_MS;

/**
 * Asks the bank about payments without a callback: the window was closed, or the network failed. It asks about each
 * payment after two minutes and then at doubling intervals for two days. Several processes may run it at once, since
 * settling is idempotent. Answers how many were settled.
 */
export async function reconcilePayments(ctx: AppContext): Promise<number> {
  const now = ctx.clock();
  const open = await openPayments(ctx.db.q, ctx.payment.name, {
    after: now - GIVE_UP_MS,
    before: now - PATIENCE_MS,
    now,
  });
  let settled = 0;
  for (const { id, token } of open) if (await ask(ctx, id, token)) settled += 1;
  return settled;
}

/** Whether the bank has decided. A bank that gives no answer is asked again later. */
async function ask(ctx: AppContext, id: string, token: string): Promise<boolean> {
  await ctx.db.q.updateTable('payments').set({ asked_at: ctx.clock() }).where('id', '=', id).execute();
  try {
    return (await settlePayment(ctx, ctx.payment.name, token)).status !== 'initialised';
  } catch (error) {
    ctx.log.warn({ err: error, paymentId: id }, 'the bank did not say how a payment went');
    return false;
  }
}
