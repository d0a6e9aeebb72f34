import {
  type Area,
  contains,
  inBox,
  nearestBorder,
  type Point,
  readProvinces,
} from 'mf-shared/province-shapes';

/** The shipped outlines are simplified; Greek islands begin 4 km off them. */
const COAST_KM = 3;
/** Small islands of this sea have no outline, and no other country is near: west, south, east, north. */
const MARMARA = [26.6, 40.2, 29.95, 41.2] as const;
const MARMARA_KM = 20;
/** A person near a border may name either side. */
const CITY_KM = 15;
const ABROAD = 'Konumu haritada Türkiye içinde seçin.';

let shipped: Area[] | undefined;
/** The outlines, read when the first place is checked. */
const provinces = () => (shipped ??= readProvinces());

export type Place = { city: string; coordinates: readonly [number, number] };

/**
 * The error of `[longitude, latitude]` as the place of a venue in a province, or null. The place must lie in Turkey,
 * and in the province or within 15 km of it.
 */
export function placeError({ city, coordinates }: Place): string | null {
  const isInTurkey = provinces().some((area) => isWithin(area, coordinates, seaKm(coordinates)));
  if (!isInTurkey) return ABROAD;
  const chosen = provinces().find(({ name }) => name === city);
  if (!chosen || isWithin(chosen, coordinates, CITY_KM)) return null;
  return `Haritadaki konum ${city} iline uzak. Konumu düzeltin ya da şehri değiştirin.`;
}

const seaKm = (point: Point): number => (inBox(point, MARMARA) ? MARMARA_KM : COAST_KM);

/** Degrees that certainly exceed each of the distances at the latitudes of Turkey. */
const MARGIN = 0.26;

const isWithin = (area: Area, point: Point, km: number): boolean =>
  inBox(point, area.box, MARGIN) &&
  (area.polygons.some((rings) => contains(rings, point)) || nearestBorder(area, point).km <= km);
