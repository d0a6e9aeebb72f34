import { Skeleton } from 'mf-shared/ui/Skeleton';
import styles from './PageSkeleton.module.css';

/** Stands in for a page whose code or session is still on its way; `turf` where the page has a band of it. */
export function PageSkeleton({ turf = false }: { turf?: boolean }) {
  return (
    <div className={styles.frame} aria-busy="true">
      <span className="visually-hidden" role="status">
        Sayfa yükleniyor…
      </span>
      {turf && (
        <div className={styles.band}>
          <div className={styles.title} data-theme="dark">
            <Skeleton height="2.5rem" width="min(16rem, 60%)" />
          </div>
        </div>
      )}
      <div className={styles.page}>
        {!turf && <Skeleton height="3rem" width="60%" />}
        <Skeleton lines={3} />
        <Skeleton height="14rem" />
      </div>
    </div>
  );
}
