import type { BoardEntry } from 'mf-shared/contracts/board';
import type { Queries } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import { heldEntry } from '../occupancy/index.ts';
import { playerContacts } from '../players/index.ts';

/** An occurrence with its player. */
export type HoldingOccurrence = OccurrenceRow & { full_name: string; phone: string | null };

/** Occurrences joined with their players; the caller narrows and orders. */
export const occurrenceViews = (q: Queries) =>
  q
    .selectFrom('subscription_occurrences as o')
    .innerJoin(playerContacts(q), 'u.id', 'o.user_id')
    .selectAll('o')
    .select(['u.full_name', 'u.phone']);

/** An occurrence on the board. */
export const occurrenceEntry = (row: HoldingOccurrence): BoardEntry => ({
  ...heldEntry('subscription', row),
  name: row.full_name,
  phone: row.phone ?? '',
  price: row.price,
  userId: row.user_id,
  attendance: row.attendance,
  seriesId: row.subscription_id,
  usualDate: row.usual_date,
  version: String(row.version),
});

/** The held occurrences with these ids, as the board shows them. */
export async function occurrenceEntries(q: Queries, ids: readonly string[]): Promise<BoardEntry[]> {
  if (ids.length === 0) return [];
  const rows = await occurrenceViews(q).where('o.id', 'in', ids).execute();
  return rows.filter(({ status }) => status === 'held').map(occurrenceEntry);
}
