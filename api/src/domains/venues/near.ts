import { distanceKm, KM_PER_DEGREE } from '../../base/distance.ts';
import type { Queries } from '../../db/database.ts';
import { active } from './ranking-queries.ts';

/** Radii (km) that are tried one after the other, so that a crowded city reads few rows. */
const STEPS = [1, 3, 10, 25];

type Point = { lat: number; lng: number };

/** The nearest venues within `km` of a point that are active at `now` (ms), at most `limit`, with their distance in km. */
export async function venuesNear(
  q: Queries,
  point: Point,
  { km, limit, now }: { km: number; limit: number; now: number },
): Promise<{ id: string; km: number }[]> {
  const steps = [...STEPS.filter((step) => step < km), km];
  for (const step of steps) {
    const rows = await inBox(q, point, step, now);
    const near = rows
      .map((row) => ({ id: row.id, km: distanceKm(point, row) }))
      .filter((one) => one.km <= step)
      .sort((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1));
    if (near.length >= limit || step === km) return near.slice(0, limit);
  }
  return [];
}

function inBox(q: Queries, { lat, lng }: Point, km: number, now: number) {
  const high = km / KM_PER_DEGREE;
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return active(q, now)
    .select(['id', 'lat', 'lng'])
    .where('lat', '>=', lat - high)
    .where('lat', '<=', lat + high)
    .where('lng', '>=', lng - wide)
    .where('lng', '<=', lng + wide)
    .execute();
}
