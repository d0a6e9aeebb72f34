import type { DoubleReason } from 'mf-shared/contracts/review';
import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { boxAround, likenesses } from './likeness.ts';

type FoundDouble = { row: VenueRow; reasons: DoubleReason[]; metres: number };

/** More of one kind tell an admin nothing new. */
const MOST = 10;

/**
 * Venues in any state that may be the same as this one, the nearest first. Each kind reads one range of an index and
 * answers a bounded number of rows, so the cost does not grow with the number of venues.
 */
export async function likelyDoubles(q: Queries, own: VenueRow): Promise<FoundDouble[]> {
  const others = q.selectFrom('venues').selectAll().where('id', '!=', own.id).orderBy('id').limit(MOST);
  const same = async (name: 'phone' | 'email_key' | 'name_folded'): Promise<VenueRow[]> =>
    own[name] === '' ? [] : others.where(name, '=', own[name]).execute();
  const { high, wide } = boxAround(own);
  const found = [
    await same('phone'),
    await same('email_key'),
    await same('name_folded'),
    own.address_key === ''
      ? []
      : await others.where('address_key', '=', own.address_key).where('city', '=', own.city).execute(),
    await others
      .where('lat', '>=', own.lat - high)
      .where('lat', '<=', own.lat + high)
      .where('lng', '>=', own.lng - wide)
      .where('lng', '<=', own.lng + wide)
      .execute(),
  ];
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  return [...rows.values()]
    .map((row) => ({ row, ...likenesses(own, row) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => a.metres - b.metres || (a.row.id < b.row.id ? -1 : 1));
}
