import { boundingExtent } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { useEffect, useEffectEvent } from 'react';
import { DEFAULT_CENTRE, DEFAULT_ZOOM, type LngLat } from '../coordinates.ts';
import { motion } from './baseMap.ts';
import styles from './canvas.module.css';
import { useBaseMap } from './useBaseMap.ts';

/** A venue on the map: a short text beside its point, such as a price. */
export type MapPoint = { id: string; coordinates: LngLat; text: string };
export type VenuesCanvasProps = {
  points: readonly MapPoint[];
  label: string;
  /** The venues of a pressed point; several when they lie too close to each other to be told apart. */
  onChoose: (ids: string[]) => void;
};

/** Pixels within which points become one. */
const CLUSTER_PIXELS = 44;
const CLOSEST_ZOOM = 16;
const PADDING = [56, 40, 40, 40];
const [GROUND, CHALK, ACCENT, INK] = ['#12603a', '#f6f3e6', '#ff6a1f', '#1c0a00'];
const FONT = '700 15px "Topla Score", system-ui, sans-serif';

/** The canvas of `VenuesMap`. */
export default function VenuesCanvas({ points, label, onChoose }: VenuesCanvasProps) {
  const [ref, drawn] = useBaseMap(() => ({
    centre: points[0]?.coordinates ?? DEFAULT_CENTRE,
    zoom: DEFAULT_ZOOM,
  }));
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (!drawn) return;
    const { map } = drawn;
    const layer = clusterLayer(points);
    map.addLayer(layer);
    const onClick = (event: { pixel: number[] }) => {
      const found = map.forEachFeatureAtPixel(event.pixel, (one) => one, {
        layerFilter: (one) => one === layer,
        hitTolerance: 12,
      });
      const inside = (found?.get('features') ?? []) as Feature<Point>[];
      if (inside.length === 0) return;
      if (inside.length > 1 && zoomInto(map, inside)) return;
      choose(inside.map((one) => String(one.getId())));
    };
    map.on('singleclick', onClick);
    return () => {
      map.un('singleclick', onClick);
      map.removeLayer(layer);
    };
  }, [drawn, points]);
  const places = points.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices that change do not move the map
  useEffect(() => {
    if (drawn && points.length > 0)
      fit(
        drawn.map,
        points.map(({ coordinates }) => fromLonLat([...coordinates])),
      );
  }, [drawn, places]);
  return (
    <div
      ref={ref}
      className={styles.map}
      role="application"
      aria-roledescription="harita"
      aria-label={label}
    />
  );
}

function clusterLayer(points: readonly MapPoint[]): VectorLayer {
  const features = points.map(({ id, coordinates, text }) => {
    const feature = new Feature({ geometry: new Point(fromLonLat([...coordinates])), text });
    feature.setId(id);
    return feature;
  });
  const source = new Cluster({ distance: CLUSTER_PIXELS, source: new VectorSource({ features }) });
  return new VectorLayer({
    source,
    style: (cluster) => {
      const inside = cluster.get('features') as Feature<Point>[];
      return inside.length > 1 ? manyStyle(inside.length) : oneStyle(String(inside[0]?.get('text')));
    },
  });
}

const manyStyle = (count: number) =>
  new Style({
    image: new CircleStyle({
      radius: 20,
      fill: new Fill({ color: ACCENT }),
      stroke: new Stroke({ color: INK, width: 1.5 }),
    }),
    text: new Text({ text: String(count), font: FONT, fill: new Fill({ color: INK }) }),
  });

const oneStyle = (text: string) =>
  new Style({
    image: new CircleStyle({ radius: 6, fill: new Fill({ color: ACCENT }) }),
    text: new Text({
      text,
      font: FONT,
      offsetY: -20,
      padding: [5, 8, 4, 8],
      fill: new Fill({ color: CHALK }),
      backgroundFill: new Fill({ color: GROUND }),
    }),
  });

/** Shows the points of a cluster apart; answers false where no zoom could. */
function zoomInto(map: OlMap, inside: readonly Feature<Point>[]): boolean {
  const view = map.getView();
  if ((view.getZoom() ?? 0) >= CLOSEST_ZOOM) return false;
  fit(
    map,
    inside.map((one) => one.getGeometry()?.getCoordinates() ?? []),
  );
  return true;
}

function fit(map: OlMap, places: number[][]): void {
  map.getView().fit(boundingExtent(places), {
    padding: PADDING,
    maxZoom: CLOSEST_ZOOM,
    duration: motion(),
  });
}
