import type { Tx } from '../../db/database.ts';

/**
 * Announces that an author's name changed or was removed: venues show it beside the reviews. Call it as the last write
 * of the transaction, like every change of what players see of a venue.
 */
export async function reviewerChanged(tx: Tx, userId: string): Promise<void> {
  await tx.q
    .updateTable('venues')
    .set((eb) => ({ calendar_version: eb('calendar_version', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('reviews').select('reviews.venue_id').where('reviews.user_id', '=', userId),
    )
    .execute();
}
