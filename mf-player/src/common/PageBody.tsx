import type { ReactNode } from 'react';
import styles from './Page.module.css';

type Props = { narrow?: boolean; busy?: boolean; children: ReactNode };

/** The part of a screen below its header, at the page's width. */
export function PageBody({ narrow, busy, children }: Props) {
  return (
    <div className={narrow ? `${styles.page} ${styles.narrow}` : styles.page} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
