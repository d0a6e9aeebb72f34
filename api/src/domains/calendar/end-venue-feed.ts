import type { Queries } from '../../db/database.ts';

/**
 * Ends the calendar address of one of a venue's people: a member's id, or the venue's for its owner. Whoever comes to
 * run it no more, or sets another password, ends it.
 */
export const endVenueFeed = async (q: Queries, personId: string): Promise<void> => {
  await q.deleteFrom('venue_feeds').where('person_id', '=', personId).execute();
};
