import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';

/**
 * Throws `match_twice` where the same two captains have another match, proposed or accepted, at the same start.
 * Both accounts are locked by the caller.
 */
export async function requireNotTwice(q: Queries, match: MatchRow, now: number): Promise<void> {
  const pair = [match.user_a, match.user_b];
  const row = await q
    .selectFrom('matches')
    .select('id')
    .where('user_a', 'in', pair)
    .where('user_b', 'in', pair)
    .where('starts_at', '=', match.starts_at)
    .where('starts_at', '>', now)
    .where('status', 'in', ['proposed', 'accepted'])
    .where('id', '<>', match.id)
    .executeTakeFirst();
  if (row) throw new AppError('match_twice');
}
