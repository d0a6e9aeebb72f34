import { Skeleton } from 'mf-shared/ui/Skeleton';
import styles from './PageSkeleton.module.css';

/** Placeholder while a page's code or session loads; `turf` if the page has a turf band. */
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
