import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import provincesTopology from './data/tr-provinces.topo.json' with { type: 'json' };

/** `[longitude, latitude]` in degrees. */
export type Point = readonly [number, number];
/** Outline first, holes after it; each ring is closed. */
export type Rings = readonly (readonly Point[])[];
export type Area = {
  name: string;
  polygons: readonly Rings[];
  /** West, south, east, north. */
  box: readonly [number, number, number, number];
};

/** The 81 provinces as they are shipped with the project. */
export function readProvinces(): Area[] {
  const topology = provincesTopology as unknown as Topology<{
    provinces: GeometryCollection<{ name: string }>;
  }>;
  return feature(topology, topology.objects.provinces).features.map(({ geometry, properties }) => {
    const { type, coordinates } = geometry as Polygon | MultiPolygon;
    const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as unknown as Rings[];
    return { name: properties.name, polygons, box: boxOf(polygons.flat(2)) };
  });
}

function boxOf(points: readonly Point[]): Area['box'] {
  const lngs = points.map(([lng]) => lng);
  const lats = points.map(([, lat]) => lat);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** The shipped outlines are simplified: a harbour or headland may lie this far outside its province. */
const COAST_KM = 20;
/** Degrees that certainly exceed `COAST_KM` at the latitudes of Turkey. */
const COAST_MARGIN = 0.26;

/**
 * The province of a point and the place for it on the outline: the point itself, or the nearest border for a point that
 * the simplified coast leaves in the sea. Null abroad and on the open sea.
 */
export function locateIn(provinces: readonly Area[], point: Point): { area: Area; at: Point } | null {
  const around = provinces.find(
    (area) => inBox(point, area.box) && area.polygons.some((rings) => contains(rings, point)),
  );
  if (around) return { area: around, at: point };
  const near = provinces
    .filter((area) => inBox(point, area.box, COAST_MARGIN))
    .map((area) => ({ area, ...nearestBorder(area, point) }))
    .sort((a, b) => a.km - b.km)[0];
  return near && near.km <= COAST_KM ? near : null;
}

/** Whether a point lies in the box widened by `margin` degrees on every side. */
export const inBox = ([lng, lat]: Point, [west, south, east, north]: Area['box'], margin = 0): boolean =>
  lng >= west - margin && lng <= east + margin && lat >= south - margin && lat <= north + margin;

/** Even-odd rule over all rings, so that holes count as outside. */
export function contains(rings: Rings, [lng, lat]: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [[x1, y1], [x2, y2]] of edges(ring)) {
      if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

const KM_PER_DEGREE = 111.2;

/**
 * The point of an area's borders that is nearest to a point, and how far away it is. It takes the earth as flat, right
 * for tens of kilometres.
 */
export function nearestBorder({ polygons }: Area, [lng, lat]: Point): { at: Point; km: number } {
  const east = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  let best: { at: Point; km: number } = { at: [lng, lat], km: Number.POSITIVE_INFINITY };
  for (const ring of polygons.flat()) {
    for (const [[x1, y1], [x2, y2]] of edges(ring)) {
      const from = [(x1 - lng) * east, (y1 - lat) * KM_PER_DEGREE] as const;
      const to = [(x2 - lng) * east, (y2 - lat) * KM_PER_DEGREE] as const;
      const [x, y] = nearestToOrigin(from, to);
      const km = Math.hypot(x, y);
      if (km < best.km) best = { at: [lng + x / east, lat + y / KM_PER_DEGREE], km };
    }
  }
  return best;
}

function nearestToOrigin([ax, ay]: Point, [bx, by]: Point): Point {
  const dx = bx - ax;
  const dy = by - ay;
  const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return [ax + along * dx, ay + along * dy];
}

function* edges(ring: readonly Point[]): Generator<readonly [Point, Point]> {
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) yield [previous, point];
    previous = point;
  }
}
