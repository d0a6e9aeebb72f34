import { useState } from 'react';
import { lazyPart } from '../ui/LatePart.tsx';
import type { LngLat } from './coordinates.ts';
import styles from './Map.module.css';
import { MapBoundary, MapSkeleton } from './MapBoundary.tsx';
import type { OutlineMapProps } from './OutlineMap.tsx';
import type { VenueCanvasProps } from './ol/VenueCanvas.tsx';
import { useSeen } from './useSeen.ts';

export type VenueMapProps = {
  coordinates: LngLat;
  /** Name of the place; names the map for screen readers. */
  label: string;
  /** A picture alone, which no press turns into a map that moves; for cards of a list. */
  still?: boolean;
};

const outline = lazyPart<OutlineMapProps>(() => import('./OutlineMap.tsx'));
const canvas = lazyPart<VenueCanvasProps>(() => import('./ol/VenueCanvas.tsx'));

/**
 * One place: the outline of its province with a pin, drawn near the viewport. A press turns it into a map that moves,
 * whose code loads only then.
 */
export function VenueMap({ coordinates, label, still }: VenueMapProps) {
  const [ref, seen] = useSeen<HTMLDivElement>();
  const [open, setOpen] = useState(false);
  const part = open ? canvas : outline;
  return (
    <div ref={ref} className={styles.frame}>
      {seen ? (
        <MapBoundary key={String(open)} renew={part.renew}>
          {() => {
            const Part = part.current();
            return (
              <>
                <Part coordinates={coordinates} label={label} />
                {!still && !open && (
                  <button type="button" className={styles.open} onClick={() => setOpen(true)}>
                    <span>
                      Haritayı aç<span className="visually-hidden">: {label}</span>
                    </span>
                  </button>
                )}
              </>
            );
          }}
        </MapBoundary>
      ) : (
        <MapSkeleton />
      )}
    </div>
  );
}
