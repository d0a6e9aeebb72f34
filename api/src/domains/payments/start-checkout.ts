import { type CheckoutStart, type CheckoutStarted, MONTHLY_FEE } from 'mf-shared/contracts/payments';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { canPayAt } from './due.ts';
import { markFailed, venueOf } from './queries.ts';

type Input = z.output<typeof CheckoutStart> & {
  /** The buyer's network address, which banks ask for. */
  ip: string;
};

/**
 * Opens a checkout for the monthly fee and answers the page that leads to 3-D Secure. The server sets the amount and
 * ignores the client's.
 * @throws `not_yours`
 * @throws `payment_not_due` while the subscription runs for longer than seven days
 * @throws `payment_not_started` when the gateway does not open a checkout
 */
export async function startCheckout(ctx: Ctx<BusinessActor>, input: Input): Promise<CheckoutStarted> {
  if (input.businessId !== ctx.actor.id) throw new AppError('not_yours');
  const business = await venueOf(ctx.db.q, ctx.actor.id);
  const now = ctx.clock();
  if (!canPayAt(business.next_payment_at, now)) throw new AppError('payment_not_due');
  const payment: PaymentRow = {
    id: newId(),
    venue_id: business.id,
    amount: MONTHLY_FEE,
    status: 'initialised',
    provider: ctx.payment.name,
    provider_token: null,
    created_at: now,
    completed_at: null,
    period_from: null,
    period_to: null,
    failure_reason: null,
    asked_at: null,
  };
  await ctx.db.q.insertInto('payments').values(payment).execute();
  const htmlContent = await open(ctx, payment, business, input);
  return { htmlContent, paymentId: payment.id, message: 'Banka sayfasında ödemeyi onaylayın.' };
}

async function open(ctx: Ctx, { id, amount }: PaymentRow, business: VenueRow, input: Input) {
  try {
    const { token, htmlContent } = await ctx.payment.open({
      paymentId: id,
      amount,
      callbackUrl: callbackUrl(ctx),
      buyer: {
        id: business.id,
        fullName: input.fullName,
        email: input.email,
        phone: business.phone,
        address: business.address,
        city: business.city,
        ip: input.ip,
      },
    });
    await ctx.db.q.updateTable('payments').set({ provider_token: token }).where('id', '=', id).execute();
    return htmlContent;
  } catch (error) {
    ctx.log.error({ err: error, paymentId: id }, 'checkout was not opened');
    const refusal = new AppError('payment_not_started');
    await markFailed(ctx.db.q, id, refusal.message, ctx.clock());
    throw refusal;
  }
}

function callbackUrl({ config, payment }: Ctx): string {
  const path = `/api/payments/callback/${payment.name}`;
  return config.publicUrl ? new URL(path, config.publicUrl).href : path;
}
