import type { Attendance } from 'mf-shared/contracts/reservations';
import type { Queries, Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import { countMark } from '../players/index.ts';
import { type HoldingOccurrence, occurrenceViews } from './board-entry.ts';

/** One occurrence with the names for its notices. */
export type WeekOf = HoldingOccurrence & { venue_name: string };

/** One occurrence, at whichever venue. */
export const occurrenceOf = (q: Queries, id: string): Promise<WeekOf | undefined> =>
  occurrenceViews(q)
    .innerJoin('published_venues as b', 'b.id', 'o.venue_id')
    .select('b.venue_name')
    .where('o.id', '=', id)
    .executeTakeFirst();

/** Marks whether the player of a night came; null removes the mark. It counts in the player's record. */
export async function markNight(tx: Tx, row: OccurrenceRow, attendance: Attendance | null): Promise<void> {
  await tx.q.updateTable('subscription_occurrences').set({ attendance }).where('id', '=', row.id).execute();
  await countMark(tx.q, row, attendance);
}
