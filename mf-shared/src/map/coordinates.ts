/** `[longitude, latitude]` in degrees. */
export type LngLat = readonly [number, number];

/** Initial centre of a map without a place: Istanbul. */
export const DEFAULT_CENTRE: LngLat = [28.9784, 41.0082];
export const DEFAULT_ZOOM = 14;

const degrees = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** `[28.9784, 41.0082]` -> `41,0082° kuzey, 28,9784° doğu` */
export function describePlace([lng, lat]: LngLat): string {
  const northing = `${degrees.format(Math.abs(lat))}° ${lat < 0 ? 'güney' : 'kuzey'}`;
  return `${northing}, ${degrees.format(Math.abs(lng))}° ${lng < 0 ? 'batı' : 'doğu'}`;
}
