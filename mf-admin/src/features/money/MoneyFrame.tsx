import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './Money.module.css';

const PARTS = [
  { to: '/admin/money', label: 'İadeler' },
  { to: '/admin/money/payments', label: 'Ödemeler' },
  { to: '/admin/money/months', label: 'Aylar' },
  { to: '/admin/money/expiring', label: 'Süresi dolacaklar' },
  { to: '/admin/money/invoices', label: 'Faturalar' },
];

type Props = { title: string; lead?: string; busy?: boolean; children: ReactNode };

/** A page of the desk of money, with the way to the others. */
export function MoneyFrame({ title, lead, busy = false, children }: Props) {
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} lead={lead} art="box" />
      <div className={styles.page} aria-busy={busy}>
        <nav aria-label="Para" className={styles.parts}>
          {PARTS.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={styles.part}>
              {label}
            </NavLink>
          ))}
        </nav>
        {children}
      </div>
    </>
  );
}
