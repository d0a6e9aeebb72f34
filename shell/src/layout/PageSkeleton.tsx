import { Skeleton } from 'mf-shared/ui/Skeleton';
import styles from './PageSkeleton.module.css';

/** Stands in for a page whose code or session is still on its way. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <span className="visually-hidden" role="status">
        Sayfa yükleniyor…
      </span>
      <Skeleton height="3rem" width="60%" />
      <Skeleton lines={3} />
      <Skeleton height="14rem" />
    </div>
  );
}
