import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './BackLink.module.css';

/** The way up, above the title of a screen. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back} data-back="">
      <ChevronLeft aria-hidden="true" /> <span>{children}</span>
    </Link>
  );
}
