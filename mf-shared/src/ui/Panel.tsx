import { type ReactNode, useId } from 'react';
import { Card } from './Card.tsx';
import { cx } from './cx.ts';
import styles from './Panel.module.css';

export type PanelProps = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3;
  className?: string;
  id?: string;
  children?: ReactNode;
};

/** A titled region of a page on a `Card`. */
export function Panel({ title, lead, actions, level = 2, className, id, children }: PanelProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={titleId} id={id} className={className}>
      <Card as="div" padding="lg" className={cx(styles.panel)}>
        <header className={styles.head}>
          <div className={styles.titles}>
            <Heading id={titleId}>{title}</Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className="row wrap gap-2">{actions}</div>}
        </header>
        {children}
      </Card>
    </section>
  );
}
