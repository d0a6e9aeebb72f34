import { type LngLat, MAP_HEIGHT } from './coordinates.ts';
import styles from './Map.module.css';
import { lazyPart, MapBoundary, MapSkeleton } from './MapBoundary.tsx';
import type { VenueCanvasProps } from './ol/VenueCanvas.tsx';
import { useInView } from './useInView.ts';

export type VenueMapProps = {
  coordinates: LngLat;
  /** Name of the place; labels the pin, and the map for screen readers. */
  label: string;
};

const part = lazyPart<VenueCanvasProps>(() => import('./ol/VenueCanvas.tsx'));

/**
 * Map with one pin. It exists only near the viewport: a page of results has dozens, and a phone cannot hold that many
 * canvases.
 */
export function VenueMap({ coordinates, label }: VenueMapProps) {
  const [ref, seen] = useInView<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.frame} style={{ height: MAP_HEIGHT }}>
      {seen ? (
        <MapBoundary renew={part.renew}>
          {() => {
            const Canvas = part.current();
            return <Canvas coordinates={coordinates} label={label} />;
          }}
        </MapBoundary>
      ) : (
        <MapSkeleton />
      )}
    </div>
  );
}
