import { getCenter, getHeight, getWidth } from 'ol/extent.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import type Geometry from 'ol/geom/Geometry.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import type RenderFeature from 'ol/render/Feature.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import topology from '../../data/tr-provinces.topo.json' with { type: 'json' };
import type { LngLat } from '../coordinates.ts';
import type { Palette } from './palette.ts';

/** Metres per pixel beyond which names would overlap. */
const NAMES_UP_TO = 1800;

/** Pixels of the narrowest map, on a small phone. */
const SMALLEST_MAP = 270;
/** Metres per pixel of the whole world on one tile. */
const RESOLUTION_AT_0 = 156_543.034;

let shared: VectorSource | null = null;

/** Borders of the 81 provinces, read once for all maps of the page. */
function source(): VectorSource {
  if (shared) return shared;
  const topo = topology as unknown as Topology<{ provinces: GeometryCollection }>;
  const features = new GeoJSON().readFeatures(feature(topo, topo.objects.provinces), {
    featureProjection: 'EPSG:3857',
  });
  shared = new VectorSource({ features });
  return shared;
}

/** Layer with borders and names, below the tiles. */
export const provinceLayer = (): VectorLayer => new VectorLayer({ source: source(), declutter: true });

/** Draws the layer in the theme's colours. */
export function paintProvinces(layer: VectorLayer, palette: Palette): void {
  const area = { fill: new Fill({ color: palette.land }), stroke: new Stroke({ color: palette.border }) };
  layer.setStyle((province, resolution) => {
    const text = new Text({
      text: String(province.get('name')),
      font: '600 13px "Topla Text", system-ui, sans-serif',
      fill: new Fill({ color: palette.text }),
      stroke: new Stroke({ color: palette.halo, width: 3 }),
    });
    const name = new Style({ text, geometry: largestPart(province.getGeometry()) });
    return resolution < NAMES_UP_TO ? [new Style(area), name] : new Style(area);
  });
}

/** A province in several parts, as on both sides of a strait, is named once. */
function largestPart(shape: Geometry | RenderFeature | undefined): Polygon | undefined {
  const parts = shape instanceof MultiPolygon ? shape.getPolygons() : shape instanceof Polygon ? [shape] : [];
  return parts.sort((a, b) => b.getArea() - a.getArea())[0];
}

const provinceAt = (place: LngLat) => source().getFeaturesAtCoordinate(fromLonLat([...place]))[0];

/** Name of the province at a place, or null outside all of them. */
export function provinceNameAt(place: LngLat): string | null {
  const found = provinceAt(place);
  return found ? String(found.get('name')) : null;
}

/** The view that shows the whole province at a place on the smallest map, or null outside all of them. */
export function viewOfProvince(place: LngLat): { centre: LngLat; zoom: number } | null {
  const box = provinceAt(place)?.getGeometry()?.getExtent();
  if (!box) return null;
  const [lng = 0, lat = 0] = toLonLat(getCenter(box));
  const resolution = Math.max(getWidth(box), getHeight(box)) / SMALLEST_MAP;
  return { centre: [lng, lat], zoom: Math.log2(RESOLUTION_AT_0 / resolution) };
}
