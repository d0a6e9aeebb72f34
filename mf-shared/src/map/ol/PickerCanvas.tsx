import type { Coordinate } from 'ol/coordinate.js';
import { containsCoordinate } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { DEFAULT_CENTRE, DEFAULT_ZOOM, type LngLat } from '../coordinates.ts';
import { motion } from './baseMap.ts';
import styles from './canvas.module.css';
import { viewOfProvince } from './provinces.ts';
import { useBaseMap } from './useBaseMap.ts';

export type PickerCanvasProps = {
  value: LngLat | null;
  onChange: (coordinates: [number, number]) => void;
  /** Ids of the map's descriptions. */
  describedBy: string;
};

/** The canvas of `MapPicker`. */
export default function PickerCanvas({ value, onChange, describedBy }: PickerCanvasProps) {
  const [ref, drawn] = useBaseMap(({ tileUrl }) => {
    const centre = value ?? DEFAULT_CENTRE;
    const close = { centre, zoom: DEFAULT_ZOOM };
    // Without tiles a close view would be one flat colour.
    return tileUrl ? close : (viewOfProvince(centre) ?? close);
  });
  const choose = useEffectEvent((at: Coordinate | undefined) => at && onChange(placeOf(at)));
  useEffect(() => {
    if (!drawn) return;
    const { map } = drawn;
    const onClick = (event: { coordinate: Coordinate }) => choose(event.coordinate);
    map.on('singleclick', onClick);
    return () => map.un('singleclick', onClick);
  }, [drawn]);

  const [lng, lat] = value ?? [null, null];
  useEffect(() => {
    if (!drawn) return;
    const place: LngLat | null = lng === null || lat === null ? null : [lng, lat];
    drawn.pin.move(place);
    if (place) bringIntoView(drawn.map, place);
  }, [drawn, lng, lat]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    const centre = drawn?.map.getView().getCenter();
    if (centre) onChange(placeOf(centre));
  }

  return (
    <div
      ref={ref}
      className={styles.map}
      role="application"
      aria-roledescription="harita"
      aria-label="Konum seçme haritası"
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
    >
      <span className={styles.crosshair} aria-hidden="true" />
    </div>
  );
}

function placeOf(at: Coordinate): [number, number] {
  const [lng = 0, lat = 0] = toLonLat(at);
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return [round(lng), round(lat)];
}

function bringIntoView(map: OlMap, place: LngLat): void {
  const at = fromLonLat([...place]);
  const view = map.getView();
  if (map.getSize() && containsCoordinate(view.calculateExtent(map.getSize()), at)) return;
  view.animate({ center: at, duration: motion() });
}
