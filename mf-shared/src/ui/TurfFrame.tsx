import type { ReactNode } from 'react';
import { PitchLines } from './PitchLines.tsx';
import styles from './TurfFrame.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = { title: string; lead?: string | undefined; children: ReactNode; footer?: ReactNode };

/** The frame of all logins and dead ends: half a pitch, and one form or notice in it. */
export function TurfFrame({ title, lead, children, footer }: Props) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.side} data-theme="dark">
        <PitchLines part="box" className={styles.art} />
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.main}>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
