import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';

/**
 * Checks that two captains have one match per start. The caller has locked both accounts.
 * @throws `match_twice` when they have another proposed or accepted match at the same start
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
