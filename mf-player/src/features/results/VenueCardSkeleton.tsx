import { Card } from 'mf-shared/ui/Card';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import styles from './VenueCard.module.css';

export function VenueCardSkeleton() {
  return (
    <Card as="div" padding="none" className={styles.card}>
      <div className={`${styles.photos} ${styles.bones}`}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.words}>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton lines={2} />
        <Skeleton height="2rem" />
        <Skeleton height="2rem" />
      </div>
      <div className={styles.actions}>
        <Skeleton width="9rem" height="2.75rem" />
      </div>
      <div className={styles.map}>
        <Skeleton height="100%" />
        <span className={styles.mapLink} />
      </div>
    </Card>
  );
}
