import { type DoubleReason, NEAR_METRES } from 'mf-shared/contracts/review';
import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';

type FoundDouble = { row: VenueRow; reasons: DoubleReason[]; metres: number };

/** More of one kind tell an admin nothing new. */
const MOST = 10;
const METRES_PER_DEGREE = 111_200;

/**
 * Venues in any state that may be the same as this one, the nearest first. Each kind reads one range of an index and
 * answers a bounded number of rows, so the cost does not grow with the number of venues.
 */
export async function likelyDoubles(q: Queries, own: VenueRow): Promise<FoundDouble[]> {
  const others = q.selectFrom('venues').selectAll().where('id', '!=', own.id).orderBy('id').limit(MOST);
  const high = NEAR_METRES / METRES_PER_DEGREE;
  const wide = high / shrinkAt(own.lat);
  const found: Record<DoubleReason, VenueRow[]> = {
    phone: own.phone === '' ? [] : await others.where('phone', '=', own.phone).execute(),
    name: own.name_folded === '' ? [] : await others.where('name_folded', '=', own.name_folded).execute(),
    near: await others
      .where('lat', '>=', own.lat - high)
      .where('lat', '<=', own.lat + high)
      .where('lng', '>=', own.lng - wide)
      .where('lng', '<=', own.lng + wide)
      .execute(),
  };
  const rows = new Map(
    Object.values(found)
      .flat()
      .map((row) => [row.id, row]),
  );
  return [...rows.values()]
    .map((row) => ({ row, metres: metresBetween(own, row), reasons: reasonsFor(own, row) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => a.metres - b.metres || (a.row.id < b.row.id ? -1 : 1));
}

function reasonsFor(own: VenueRow, other: VenueRow): DoubleReason[] {
  const holds: [DoubleReason, boolean][] = [
    ['phone', own.phone !== '' && own.phone === other.phone],
    ['name', own.name_folded !== '' && own.name_folded === other.name_folded],
    ['near', metresBetween(own, other) <= NEAR_METRES],
  ];
  return holds.filter(([, isTrue]) => isTrue).map(([reason]) => reason);
}

type Pin = Pick<VenueRow, 'lat' | 'lng'>;
const shrinkAt = (lat: number) => Math.cos((lat * Math.PI) / 180);

/** It takes the earth as flat, which is right to a metre within a city. */
const metresBetween = (a: Pin, b: Pin): number =>
  Math.round(METRES_PER_DEGREE * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrinkAt((a.lat + b.lat) / 2)));
