import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { RefundRow } from '../../db/schema/refunds.ts';
import { notify } from '../notifications/index.ts';
import { venueOf } from './queries.ts';

/** Tells a venue of the step that its refund took. One that closed its account has nobody to be told. */
export async function tellOfRefund(
  tx: Tx,
  ctx: AppContext,
  { id, venue_id, state }: RefundRow,
  text: string,
): Promise<void> {
  const venue = await venueOf(tx.q, venue_id);
  if (venue.closed_at !== null) return;
  const to = { model: 'Business', id: venue_id } as const;
  await notify(tx, ctx, {
    to,
    kind: 'refund_changed',
    text,
    link: '/payment',
    once: `refund:${id}:${state}`,
  });
}
