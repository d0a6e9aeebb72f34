import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { PitchLines } from './PitchLines.tsx';

export type PageHeaderProps = {
  /** The page's only h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** Small line above the title, such as a back link. */
  kicker?: ReactNode;
  actions?: ReactNode;
  /** Part of the pitch in the background. */
  art?: 'centre' | 'box' | 'corner';
  /** Uses the width of a page of forms. */
  narrow?: boolean;
  /** A low band, so that what lies below is on the first screen. */
  compact?: boolean;
  children?: ReactNode;
};

/** Turf band across the page with title, lead and actions. Place it outside the page's width limit. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, kicker, actions, art = 'centre', narrow, compact, children } = props;
  return (
    <header className={styles.band} data-narrow={narrow || undefined} data-compact={compact || undefined}>
      <PitchLines part={art} className={styles.art} />
      <div className={styles.inner} data-theme="dark" data-turf="">
        <div className={styles.words}>
          {kicker && <div className={styles.kicker}>{kicker}</div>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {children && <div className={styles.extra}>{children}</div>}
      </div>
    </header>
  );
}
