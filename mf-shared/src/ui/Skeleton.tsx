import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** CSS lengths; one line of text by default. */
  width?: string;
  height?: string;
  /** Several lines, the last one shorter. */
  lines?: number;
  className?: string;
};

/** Placeholder of the loading content's size; hidden from screen readers, which hear the region's aria-busy. */
export function Skeleton({ width = '100%', height = '1.1em', lines = 1, className }: SkeletonProps) {
  const rows = Array.from({ length: lines }, (_, index) => index);
  return (
    <span className={cx(styles.stack, className)} aria-hidden="true">
      {rows.map((row) => (
        <span
          key={row}
          className={styles.bone}
          style={{ width: lines > 1 && row === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </span>
  );
}
