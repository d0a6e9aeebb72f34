type Point = { lat: number; lng: number };
/** Kilometres of one degree of latitude. */
export const KM_PER_DEGREE = 111.2;

/**
 * Kilometres between two points of the same region. It takes the earth as flat, which is right to a thousandth within a
 * city.
 */
export function distanceKm(a: Point, b: Point): number {
  const shrink = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrink);
}
