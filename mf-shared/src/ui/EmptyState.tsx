import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './EmptyState.module.css';
import { PitchLines } from './PitchLines.tsx';

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** The next step, usually a `Button` or `LinkButton`. */
  action?: ReactNode;
  art?: 'centre' | 'box' | 'corner';
  className?: string;
};

/** State of an empty list: a quiet pitch, one sentence and the next step. */
export function EmptyState({ title, children, action, art = 'box', className }: EmptyStateProps) {
  return (
    <div className={cx(styles.empty, className)}>
      <PitchLines part={art} className={styles.art} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
