/** West, south, east, north of Turkey with its coast, in degrees. */
const TURKEY = [25.5, 35.7, 45, 42.3] as const;

/** What is wrong with `[longitude, latitude]` as the place of a venue, or null. */
export function placeError([lng, lat]: readonly [number, number]): string | null {
  const [west, south, east, north] = TURKEY;
  const inside = west <= lng && lng <= east && south <= lat && lat <= north;
  return inside ? null : 'Konumu haritada Türkiye içinde seçin.';
}
