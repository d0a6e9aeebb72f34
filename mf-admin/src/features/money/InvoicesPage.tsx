import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { Price } from 'mf-shared/ui/Price';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Link } from 'react-router-dom';
import { PagedList } from '../../common/PagedList.tsx';
import { ExportButton } from './ExportButton.tsx';
import { InvoiceIcon } from './InvoiceIcon.tsx';
import styles from './Money.module.css';
import { MoneyFrame } from './MoneyFrame.tsx';
import { invoicesQuery } from './queries.ts';

/** Invoices of all venues in the order of their numbers, and their table for the accountant. */
export function InvoicesPage() {
  const list = useInfiniteQuery(invoicesQuery);
  return (
    <MoneyFrame title="Faturalar" lead="Numaralar her yıl 1’den başlar, sıra atlamaz." busy={list.isPending}>
      <ExportButton />
      <PagedList
        list={list}
        skeleton={<Skeleton height="14rem" />}
        empty={<EmptyState title="Henüz fatura yok." />}
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((invoice) => (
              <li key={invoice.id} className={styles.entry}>
                <Link className={styles.name} to={`/admin/money/payments/${invoice.paymentId}`}>
                  {invoice.venue.name}
                </Link>
                <span className={styles.sum}>
                  <Price amount={invoice.amount} size="sm" />
                </span>
                <p className={styles.facts}>
                  <time dateTime={invoice.issuedAt}>{formatInstant(invoice.issuedAt)}</time>{' '}
                  <span className={styles.whole}>{invoice.no}</span>{' '}
                  <span className={styles.whole}>KDV {formatNumber(invoice.vat)} TL</span>{' '}
                  {invoice.kind === 'refund' && <Badge tone="warning">İade</Badge>}
                </p>
                <InvoiceIcon invoice={invoice} className={styles.act} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </MoneyFrame>
  );
}
