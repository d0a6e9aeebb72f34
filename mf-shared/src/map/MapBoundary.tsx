import type { ReactNode } from 'react';
import { LatePart } from '../ui/LatePart.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Map.module.css';

type Props = { renew: () => void; children: () => ReactNode };

/** Shows a placeholder of the map's size while its code loads, and a retry button after a failure. */
export const MapBoundary = (props: Props) => (
  <LatePart message="Harita yüklenemedi." fallback={<MapSkeleton />} {...props} />
);

/** Placeholder until the map's code is there; as tall as its container. */
export const MapSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <Skeleton height="100%" className={styles.bone} />
    <span className="visually-hidden">Harita yükleniyor.</span>
  </div>
);
