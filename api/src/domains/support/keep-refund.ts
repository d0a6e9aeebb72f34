import type { Queries } from '../../db/database.ts';

/**
 * Lets what a venue asked back and nobody answered outlive its account, as a visitor's request, so that the answer goes
 * to the owner by mail. To be called while the venue still has its address.
 */
export async function keepRefund(q: Queries, businessId: string): Promise<void> {
  await q
    .updateTable('support_requests')
    .set((eb) => {
      const venue = eb.selectFrom('businesses').where('id', '=', businessId);
      return {
        owner_model: null,
        owner_id: null,
        visitor_name: venue.select('business_name'),
        visitor_email: venue.select('email'),
      };
    })
    .where('owner_id', '=', businessId)
    .where('subject', '=', 'refund')
    .where('status', '=', 'open')
    .execute();
}
