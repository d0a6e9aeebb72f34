import type { Queries } from '../../db/database.ts';

/**
 * Deletes the calendar address of one of a venue's people when they leave the venue or change the password.
 * `personId` is the staff member's id, or the venue's id for its owner.
 */
export const endVenueFeed = async (q: Queries, personId: string): Promise<void> => {
  await q.deleteFrom('venue_feeds').where('person_id', '=', personId).execute();
};
