import { WIDE } from 'mf-shared/contracts/server-render';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useMediaQuery } from 'mf-shared/ui/useMediaQuery';
import styles from './WeekBoard.module.css';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder of a `WeekBoard` of one field, with the same size on wide and narrow screens. */
export function WeekBoardSkeleton({ hours = 9 }: { hours?: number }) {
  const wide = useMediaQuery(WIDE);
  return (
    <div className="stack shrink gap-3" role="status" aria-busy="true" aria-label="Saatler yükleniyor">
      {wide ? <WideBones hours={hours} /> : <NarrowBones hours={hours} />}
    </div>
  );
}

function WideBones({ hours }: { hours: number }) {
  return (
    <>
      <Skeleton width="20rem" height="2.75rem" />
      <Skeleton width="12rem" height="1.75rem" />
      <Skeleton height="2.875rem" />
      <div className={styles.rows}>
        {range(7).map((row) => (
          <div key={row} className={styles.row}>
            {range(hours + 1).map((cell) => (
              <Skeleton key={cell} height="3.75rem" />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function NarrowBones({ hours }: { hours: number }) {
  return (
    <>
      <Skeleton width="min(20rem, 80vw)" height="2.75rem" />
      <div className={styles.days}>
        {range(7).map((day) => (
          <Skeleton key={day} height="4.75rem" />
        ))}
      </div>
      <Skeleton width="12rem" height="1.75rem" />
      <div className={styles.bones}>
        {range(hours).map((hour) => (
          <Skeleton key={hour} height="5.75rem" />
        ))}
      </div>
    </>
  );
}
