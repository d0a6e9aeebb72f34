import { emailOf } from '../../auth/accounts.ts';
import type { Queries } from '../../db/database.ts';

/**
 * Turns a venue's unanswered request for a refund into a visitor's request, so that it outlives the account and the
 * answer goes to the owner by mail. Call it while the venue still has its address.
 */
export async function keepRefund(q: Queries, businessId: string): Promise<void> {
  await q
    .updateTable('support_requests')
    .set((eb) => ({
      owner_model: null,
      owner_id: null,
      visitor_name: eb.selectFrom('published_venues').select('venue_name').where('id', '=', businessId),
      visitor_email: emailOf('support_requests.owner_id'),
    }))
    .where('owner_id', '=', businessId)
    .where('subject', '=', 'refund')
    .where('status', '=', 'open')
    .execute();
}
