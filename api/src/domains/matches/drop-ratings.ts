import type { Queries } from '../../db/database.ts';
import { uncountRating } from './count-rating.ts';

/**
 * Deletes every rating that a player gave or received in a match, and takes it out of the cards. The caller has
 * locked the accounts of everybody in the match.
 */
export async function dropRatings(q: Queries, matchId: string, userId: string): Promise<void> {
  const rows = await q
    .selectFrom('match_ratings')
    .selectAll()
    .where('match_id', '=', matchId)
    .where((eb) => eb.or([eb('rater_id', '=', userId), eb('ratee_id', '=', userId)]))
    .execute();
  for (const row of rows) {
    await q
      .deleteFrom('match_ratings')
      .where('match_id', '=', matchId)
      .where('rater_id', '=', row.rater_id)
      .where('ratee_id', '=', row.ratee_id)
      .execute();
    await uncountRating(q, row);
  }
}
