import { lazyPart } from '../ui/LatePart.tsx';
import styles from './Map.module.css';
import { MapBoundary } from './MapBoundary.tsx';
import type { VenuesCanvasProps } from './ol/VenuesCanvas.tsx';

export type { MapPoint } from './ol/VenuesCanvas.tsx';

const part = lazyPart<VenuesCanvasProps>(() => import('./ol/VenuesCanvas.tsx'));

/** Many venues on one map; those that lie close together are one point, which a press takes apart. */
export function VenuesMap(props: VenuesCanvasProps) {
  return (
    <div className={styles.tall}>
      <MapBoundary renew={part.renew}>
        {() => {
          const Canvas = part.current();
          return <Canvas {...props} />;
        }}
      </MapBoundary>
    </div>
  );
}
