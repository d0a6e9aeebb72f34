import { ofVenue, paged } from '../../http/account-parts.ts';

/** Payments outlive the account: the law wants them kept. */
export const paymentsOfAccount = ofVenue({
  parts: {
    payments: paged('id', (q, owner) => q.selectFrom('payments').selectAll().where('venue_id', '=', owner)),
  },
});
