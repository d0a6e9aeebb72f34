import { ofVenue, paged, whole } from '../../http/account-parts.ts';

/** Payments, refunds and invoices outlive the account: the law wants them kept. */
export const paymentsOfAccount = ofVenue({
  parts: {
    invoices: paged('id', (q, owner) => q.selectFrom('invoices').selectAll().where('venue_id', '=', owner)),
    refunds: paged('id', (q, owner) =>
      q
        .selectFrom('refunds')
        .select([
          'id',
          'payment_id',
          'amount',
          'state',
          'reason',
          'created_at',
          'decided_at',
          'executed_at',
          'booked_at',
        ])
        .where('venue_id', '=', owner),
    ),
    billingDetails: whole((q, owner) =>
      q
        .selectFrom('billing_details')
        .select(['title', 'tax_office', 'tax_number'])
        .where('venue_id', '=', owner),
    ),
    payments: paged('id', (q, owner) => q.selectFrom('payments').selectAll().where('venue_id', '=', owner)),
  },
  forget: (q, owner) => q.deleteFrom('billing_details').where('venue_id', '=', owner).execute(),
});
