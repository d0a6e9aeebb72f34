import { SKILLS } from 'mf-shared/contracts/users';
import type { Queries } from '../src/db/database.ts';
import type { MatchRatingRow } from '../src/db/schema/match-ratings.ts';

/** The sums that each player's account must hold, computed from all ratings by the documented rule. */
export function expectedSums(ratings: readonly MatchRatingRow[]): Map<string, Record<string, number>> {
  const sums = new Map<string, Record<string, number>>();
  for (const [ratee, received] of Map.groupBy(ratings, (row) => row.ratee_id)) {
    const total: Record<string, number> = { rating_count: received.length, rater_count: 0, rating_weight: 0 };
    const proven = received.filter((row) => row.proven === 1);
    const loose = received.filter((row) => row.proven === 0);
    if (loose.length > 0) {
      total.rating_weight = 10;
      for (const skill of SKILLS) {
        const sum = loose.reduce((all, row) => all + row[skill], 0);
        total[`${skill}_sum`] = Math.round((sum * 10) / loose.length);
      }
    }
    for (const [rater, own] of Map.groupBy(proven, (row) => row.rater_id)) {
      const back = ratings.filter(
        (row) => row.rater_id === ratee && row.ratee_id === rater && row.proven === 1,
      ).length;
      const k = Math.max(1, own.length - back);
      const weight = Math.round((200 * k) / (k + 1));
      total.rater_count = (total.rater_count ?? 0) + 1;
      total.rating_weight = (total.rating_weight ?? 0) + weight;
      for (const skill of SKILLS) {
        const sum = own.reduce((all, row) => all + row[skill], 0);
        total[`${skill}_sum`] = (total[`${skill}_sum`] ?? 0) + Math.round((sum * weight) / own.length);
      }
    }
    sums.set(ratee, total);
  }
  return sums;
}

/** The differing sums of the accounts, by player; empty if all are right. */
export async function wrongSums(q: Queries): Promise<string[]> {
  const expected = expectedSums(await q.selectFrom('match_ratings').selectAll().execute());
  const users = await q.selectFrom('users').selectAll().execute();
  const columns = ['rating_count', 'rater_count', 'rating_weight', ...SKILLS.map((s) => `${s}_sum` as const)];
  return users.flatMap((user) => {
    const found = columns.map((column) => Number(user[column as keyof typeof user]));
    const wanted = columns.map((column) => expected.get(user.id)?.[column] ?? 0);
    return String(found) === String(wanted) ? [] : [`${user.id} holds [${found}] instead of [${wanted}]`];
  });
}
