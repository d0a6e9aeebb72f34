import type { Attendance } from 'mf-shared/contracts/reservations';
import type { Queries, Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscriptions.ts';
import { countMark } from '../reservations/index.ts';

/** One night of a regular with the names that its notices carry. */
export type WeekOf = OccurrenceRow & { full_name: string; business_name: string };

/** One night of a regular, whichever venue's it is. */
export const occurrenceOf = (q: Queries, id: string): Promise<WeekOf | undefined> =>
  q
    .selectFrom('subscription_occurrences as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('businesses as b', 'b.id', 'o.business_id')
    .selectAll('o')
    .select(['u.full_name', 'b.business_name'])
    .where('o.id', '=', id)
    .executeTakeFirst();

/** Says of a night whether its player came; null takes that back. It counts in the player's record. */
export async function markNight(tx: Tx, row: OccurrenceRow, attendance: Attendance | null): Promise<void> {
  await tx.q.updateTable('subscription_occurrences').set({ attendance }).where('id', '=', row.id).execute();
  await countMark(tx, row, attendance);
}
