import { Card } from 'mf-shared/ui/Card';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import styles from './Recommendations.module.css';

/** Placeholders of the cards while they load. */
export function HourSkeletons() {
  return (
    <div className={styles.hours} aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <Card as="div" key={place} padding="none" className={styles.hour}>
          <div className={styles.bone}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.words}>
            <Skeleton height="2.25rem" width="70%" />
            <Skeleton height="1.75rem" />
            <Skeleton lines={3} />
            <Skeleton height="2.75rem" />
          </div>
        </Card>
      ))}
    </div>
  );
}
