import { sql } from 'kysely';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { venueById } from '../venues/index.ts';

/**
 * The row of an existing business.
 * @throws `internal` when there is none
 */
export async function venueOf(q: Queries, id: string): Promise<VenueRow> {
  const row = await venueById(q, id);
  if (!row) throw new AppError('internal');
  return row;
}

/** The payment with a provider's own token. */
export const paymentByToken = (
  q: Queries,
  provider: PaymentRow['provider'],
  token: string,
): Promise<PaymentRow | undefined> =>
  q
    .selectFrom('payments')
    .selectAll()
    .where('provider_token', '=', token)
    .where('provider', '=', provider)
    .executeTakeFirst();

/** A payment, if it belongs to this business. */
export const paymentOf = (q: Queries, businessId: string, id: string): Promise<PaymentRow | undefined> =>
  q
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('venue_id', '=', businessId)
    .executeTakeFirst();

/** The newest try of a business; ids sort by age. */
export const lastPaymentOf = (q: Queries, businessId: string): Promise<PaymentRow | undefined> =>
  q
    .selectFrom('payments')
    .selectAll()
    .where('venue_id', '=', businessId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

type OpenSpan = {
  /** Instants (ms): opened after, opened at or before, and the present. */
  after: number;
  before: number;
  now: number;
};

/**
 * Open payments at the gateway that are due for a question: as long after the last question as that one came after the
 * opening. At most 100, oldest first.
 */
export async function openPayments(
  q: Queries,
  provider: PaymentRow['provider'],
  { after, before, now }: OpenSpan,
): Promise<{ id: string; token: string }[]> {
  const rows = await q
    .selectFrom('payments')
    .select(['id', 'provider_token'])
    .where('status', '=', sql.lit('initialised'))
    .where('provider', '=', provider)
    .where('created_at', '>', after)
    .where('created_at', '<=', before)
    .where((eb) =>
      eb.or([
        eb('asked_at', 'is', null),
        eb(eb('asked_at', '+', eb('asked_at', '-', eb.ref('created_at'))), '<=', now),
      ]),
    )
    .orderBy('created_at')
    .limit(100)
    .execute();
  return rows.flatMap(({ id, provider_token: token }) => (token ? { id, token } : []));
}

/** Marks an unpaid payment as failed; leaves a paid one. */
export async function markFailed(q: Queries, id: string, reason: string, now: number): Promise<void> {
  await q
    .updateTable('payments')
    .set({ status: 'failed', failure_reason: reason, completed_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .execute();
}

/** The venue's last successful payment since an instant (ms). */
export const paidSince = (q: Queries, businessId: string, since: number) =>
  q
    .selectFrom('payments')
    .select(['id', 'completed_at'])
    .where('venue_id', '=', businessId)
    .where('status', '=', 'paid')
    .where('completed_at', '>=', since)
    .orderBy('completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether a venue ever began to pay. */
export async function hasPayments(q: Queries, venueId: string): Promise<boolean> {
  const found = q.selectFrom('payments').select('id').where('venue_id', '=', venueId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
