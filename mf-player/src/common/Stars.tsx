import { cx } from 'mf-shared/ui/cx';
import styles from './Stars.module.css';

const SPOKEN = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
/** `4,0`, as wide as `4,2`. */
const FIGURE = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const STARS = [1, 2, 3, 4, 5];

export type StarsProps = {
  /** 0 to 5; null or undefined without ratings. */
  value: number | null | undefined;
  /** Number of ratings, in parentheses beside the stars. */
  count?: number;
  /** Shows the figure beside the stars. */
  figure?: boolean;
  className?: string;
};

/** Average rating; its accessible name is '5 üzerinden 4,2 yıldız', or 'Henüz puan yok' without one. */
export function Stars({ value, count, figure, className }: StarsProps) {
  const rated = value !== null && value !== undefined && value > 0;
  const label = rated ? `5 üzerinden ${SPOKEN.format(value)} yıldız` : 'Henüz puan yok';
  return (
    <span className={cx(styles.stars, className)}>
      <span role="img" aria-label={label} className={styles.row}>
        {STARS.map((star) => (
          <Star key={star} fill={Math.min(1, Math.max(0, (value ?? 0) - star + 1))} />
        ))}
      </span>
      {figure && rated && (
        <span aria-hidden="true" className={styles.figure}>
          {FIGURE.format(value)}
        </span>
      )}
      {count !== undefined && <span className={styles.count}>({count})</span>}
    </span>
  );
}

/** One star, filled from the left by `fill` (0 to 1). */
export function Star({ fill }: { fill: number }) {
  return (
    <span className={styles.star} aria-hidden="true">
      <svg className={styles.full} aria-hidden="true">
        <rect width={`${Math.round(fill * 100)}%`} height="100%" />
      </svg>
    </span>
  );
}
