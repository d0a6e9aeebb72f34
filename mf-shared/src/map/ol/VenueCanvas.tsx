import { fromLonLat } from 'ol/proj.js';
import { useEffect } from 'react';
import { DEFAULT_ZOOM, type LngLat } from '../coordinates.ts';
import styles from './canvas.module.css';
import { useBaseMap } from './useBaseMap.ts';

export type VenueCanvasProps = { coordinates: LngLat; label: string };

/** Without tiles a close view would be one flat colour; this zoom shows borders and neighbours. */
const ZOOM_WITHOUT_TILES = 8;

/** The canvas of `VenueMap`. */
export default function VenueCanvas({ coordinates, label }: VenueCanvasProps) {
  const [lng, lat] = coordinates;
  const [ref, drawn] = useBaseMap(({ tileUrl }) => ({
    centre: [lng, lat],
    zoom: tileUrl ? DEFAULT_ZOOM : ZOOM_WITHOUT_TILES,
  }));
  useEffect(() => {
    if (!drawn) return;
    drawn.pin.name(label);
    drawn.pin.move([lng, lat]);
    drawn.map.getView().setCenter(fromLonLat([lng, lat]));
  }, [drawn, label, lng, lat]);
  useEffect(() => {
    // The press that opened the map took away its button.
    if (drawn && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [drawn, ref]);
  return (
    <div
      ref={ref}
      className={styles.map}
      role="application"
      aria-roledescription="harita"
      aria-label={`${label} konumu`}
    />
  );
}
