import type { Geocoder } from './index.ts';
import { contains, distanceKm, inBox, type Point, readProvinces } from './polygons.ts';

/** The shipped outlines are simplified: a harbour or headland may lie this far outside its province. */
const COAST_KM = 20;
/** Degrees that certainly exceed `COAST_KM` at the latitudes of Turkey. */
const COAST_MARGIN = 0.26;

/** Finds provinces by the boundaries shipped with the project; needs no network. */
export function createEmbeddedGeocoder(): Geocoder {
  const provinces = readProvinces();

  function nearest(point: Point): string | null {
    let best: { name: string; km: number } | null = null;
    for (const area of provinces) {
      if (!inBox(point, area.box, COAST_MARGIN)) continue;
      const km = distanceKm(area, point);
      if (km <= COAST_KM && km < (best?.km ?? Number.POSITIVE_INFINITY)) best = { name: area.name, km };
    }
    return best?.name ?? null;
  }

  return {
    provinceAt: async (lat, lng) => {
      const point: Point = [lng, lat];
      const found = provinces.find(
        (area) => inBox(point, area.box) && area.polygons.some((rings) => contains(rings, point)),
      );
      return found?.name ?? nearest(point);
    },
  };
}
