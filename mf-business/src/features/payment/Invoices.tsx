import { useInfiniteQuery } from '@tanstack/react-query';
import type { Payment } from 'mf-shared/contracts/payments';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { Panel } from 'mf-shared/ui/Panel';
import { Price } from 'mf-shared/ui/Price';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { dayOf, shortDayOf } from './dates.ts';
import styles from './Payment.module.css';
import { invoicesQuery } from './queries.ts';

/** The payments of the business so far. */
export function Invoices({ venueId }: { venueId: string }) {
  const list = useInfiniteQuery(invoicesQuery(venueId));
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <Panel title="Ödemeleriniz">
      {!rows && list.error && <ErrorState message={list.error.message} query={list} />}
      {!rows && !list.error && (
        <div aria-busy="true">
          <Skeleton height="4rem" />
        </div>
      )}
      {rows?.length === 0 && <p className={styles.none}>Henüz bir ödemeniz yok.</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.invoices}>
          {rows.map((payment) => (
            <Invoice key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <MoreButton query={list} label="Daha eski ödemeler" />
    </Panel>
  );
}

function Invoice({ payment: { completedAt, periodFrom, periodTo, amount, id } }: { payment: Payment }) {
  return (
    <li className={styles.invoice}>
      <div>
        <strong>{completedAt && dayOf(completedAt)}</strong>
        <p className={styles.period}>
          {periodFrom && periodTo && (
            <span>
              Dönem: {shortDayOf(periodFrom)} – {shortDayOf(periodTo)}
            </span>
          )}
          <span>İşlem no: {id.slice(-8).toUpperCase()}</span>
        </p>
      </div>
      <Price amount={amount} size="sm" />
    </li>
  );
}
