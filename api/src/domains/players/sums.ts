import type { PairPart } from 'mf-shared/card';
import type { Attendance } from 'mf-shared/contracts/reservations';
import type { Queries } from '../../db/database.ts';
import type { PlayerRecord } from '../../db/schema/users.ts';

/** The change of a player's sums: ratings and raters, and weight and sums in hundredths. */
type SumsChange = PairPart & { ratings: number; raters: number };

/** Adds to a player's sums, which is all that reading a card needs. */
export const addToSums = (q: Queries, userId: string, { ratings, raters, weight, sums }: SumsChange) =>
  q
    .updateTable('users')
    .set((eb) => ({
      rating_count: eb('rating_count', '+', ratings),
      rater_count: eb('rater_count', '+', raters),
      rating_weight: eb('rating_weight', '+', weight),
      speed_sum: eb('speed_sum', '+', sums.speed),
      shooting_sum: eb('shooting_sum', '+', sums.shooting),
      passing_sum: eb('passing_sum', '+', sums.passing),
      dribbling_sum: eb('dribbling_sum', '+', sums.dribbling),
      defense_sum: eb('defense_sum', '+', sums.defense),
      physical_sum: eb('physical_sum', '+', sums.physical),
    }))
    .where('id', '=', userId)
    .execute();

/** Writes a player's sums anew. */
export const setSums = (q: Queries, userId: string, { ratings, raters, weight, sums }: SumsChange) =>
  q
    .updateTable('users')
    .set({
      ...{ rating_count: ratings, rater_count: raters, rating_weight: weight },
      ...{ speed_sum: sums.speed, shooting_sum: sums.shooting, passing_sum: sums.passing },
      ...{ dribbling_sum: sums.dribbling, defense_sum: sums.defense, physical_sum: sums.physical },
    })
    .where('id', '=', userId)
    .execute();

const COUNTS = { played: 'played_count', no_show: 'no_show_count' } satisfies Record<
  Attendance,
  keyof PlayerRecord
>;

/** Moves an hour of a player from one count of the record to the other; null is neither of them. */
export async function countMark(
  q: Queries,
  { user_id, attendance }: { user_id: string; attendance: Attendance | null },
  after: Attendance | null,
): Promise<void> {
  const by = async (state: Attendance | null, step: number) => {
    if (!state) return;
    const column = COUNTS[state];
    await q
      .updateTable('users')
      .set((eb) => ({ [column]: eb(column, '+', step) }))
      .where('id', '=', user_id)
      .execute();
  };
  await by(attendance, -1);
  await by(after, 1);
}
