import type { Queries } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { updateMatch } from './queries.ts';

/**
 * Writes time and place of `next` to a match. A new start asks players who had confirmed again, except the captains:
 * they agree to the start itself.
 */
export async function moveMatch(q: Queries, row: MatchRow, next: MatchRow): Promise<void> {
  const { date, hour, starts_at, location } = next;
  await updateMatch(q, row.id, { date, hour, starts_at, location });
  if (starts_at === row.starts_at) return;
  await q.updateTable('match_participants').set({ starts_at }).where('match_id', '=', row.id).execute();
  await q
    .updateTable('match_participants')
    .set({ answer: null, answered_at: null })
    .where('match_id', '=', row.id)
    .where('answer', '=', 'in')
    .where('user_id', 'not in', [row.user_a, row.user_b])
    .execute();
}
