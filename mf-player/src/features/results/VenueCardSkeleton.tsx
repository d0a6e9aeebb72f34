import { Card } from 'mf-shared/ui/Card';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import styles from './VenueCard.module.css';

/** The place of a `VenueCard`, as large as one. */
export function VenueCardSkeleton() {
  return (
    <Card as="div" padding="none" className={styles.card}>
      <div className={`${styles.photos} ${styles.bones}`}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.words}>
        <Skeleton width="min(12rem, 40vw)" height="1.5rem" />
        <Skeleton width="8rem" height="1.25rem" />
        <Skeleton width="6rem" height="1rem" />
      </div>
      <div className={styles.hoursBone}>
        <Skeleton height="3rem" />
      </div>
      <div className={styles.moreBone} />
    </Card>
  );
}
