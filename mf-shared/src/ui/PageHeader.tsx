import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { PitchLines } from './PitchLines.tsx';
import { Skeleton } from './Skeleton.tsx';

export type PageHeaderProps = {
  /** The page's only h1; undefined while it loads. */
  title: string | undefined;
  lead?: ReactNode;
  /** Small line above the title, such as a back link. */
  kicker?: ReactNode;
  actions?: ReactNode;
  /** Part of the pitch in the background. */
  art?: 'centre' | 'box' | 'corner';
  /** Uses the width of a page of forms. */
  narrow?: boolean;
  /** Of the search's results and a venue: larger letters, and the kicker above the title. */
  tall?: boolean;
  children?: ReactNode;
};

/** Low turf band across the page with title and actions in one line. Place it outside the page's width limit. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, kicker, actions, art = 'centre', narrow, tall, children } = props;
  return (
    <header className={styles.header} data-narrow={narrow || undefined} data-tall={tall || undefined}>
      <div className={styles.band}>
        <PitchLines part={art} className={styles.art} />
        <div className={styles.inner} data-theme="dark" data-turf="">
          <div className={styles.words}>
            {kicker && <div className={styles.kicker}>{kicker}</div>}
            <h1>{title ?? <Loading />}</h1>
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {children && <div className={styles.extra}>{children}</div>}
        </div>
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}

/** A heading without words would be skipped by screen readers, and they land on it after each navigation. */
const Loading = () => (
  <>
    <span className="visually-hidden">Yükleniyor…</span>
    <Skeleton width="12ch" height="1em" />
  </>
);
