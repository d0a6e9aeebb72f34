import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './Money.module.css';

const PARTS = [
  { to: '/admin/money', label: 'İadeler' },
  { to: '/admin/money/payments', label: 'Ödemeler' },
  { to: '/admin/money/months', label: 'Aylar' },
  { to: '/admin/money/expiring', label: 'Süresi dolacaklar' },
  { to: '/admin/money/invoices', label: 'Faturalar' },
];

type Props = {
  title: string;
  lead?: string;
  /** The way up, of a page below one of the parts. It stands in place of the way to the others. */
  back?: ReactNode;
  busy?: boolean;
  children: ReactNode;
};

/** A page of the desk of money, with the way to the others. */
export function MoneyFrame({ title, lead, back, busy = false, children }: Props) {
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} lead={lead} kicker={back} art="box" />
      <div className={styles.page} aria-busy={busy}>
        {!back && <Parts />}
        {children}
      </div>
    </>
  );
}

function Parts() {
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip scrolls, and the part in use may lie outside.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - current.offsetWidth / 2;
  }, []);
  return (
    <nav ref={strip} aria-label="Para" className={styles.parts}>
      {PARTS.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.part}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
