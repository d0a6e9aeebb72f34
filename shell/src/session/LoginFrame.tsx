import { PitchLines } from 'mf-shared/ui/PitchLines';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import type { ReactNode } from 'react';
import styles from './Login.module.css';

type Props = { title: string; lead?: string | undefined; children: ReactNode; footer?: ReactNode };

/** The shared frame of all login pages: half a pitch, and the form in it. */
export function LoginFrame({ title, lead, children, footer }: Props) {
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
