import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { invoicePage } from 'mf-shared/contracts/calls/payments';
import type { Invoice } from 'mf-shared/contracts/invoices';
import type { PaidFee } from 'mf-shared/contracts/payments';
import { REFUND_NAMES, type Refund } from 'mf-shared/contracts/refunds';
import { formatMoney } from 'mf-shared/format';
import { saveFile } from 'mf-shared/save-file';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { Panel } from 'mf-shared/ui/Panel';
import { Price } from 'mf-shared/ui/Price';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { toast } from 'mf-shared/ui/toast';
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
            <PaidRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <MoreButton query={list} label="Daha eski ödemeler" />
    </Panel>
  );
}

function PaidRow({ payment }: { payment: PaidFee }) {
  const { completedAt, periodFrom, periodTo, amount, id, invoices, refunds } = payment;
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
        {refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} />
        ))}
      </div>
      <Price amount={amount} size="sm" />
      <div className={styles.downloads}>
        {invoices.map((invoice) => (
          <Download key={invoice.id} invoice={invoice} />
        ))}
      </div>
    </li>
  );
}

/** How far a refund is, and when the next step is promised. */
function RefundLine({ refund: { state, amount, deadline, reason } }: { refund: Refund }) {
  return (
    <p>
      <b>İade: {formatMoney(amount)}.</b> {REFUND_NAMES[state]}.{deadline && ` En geç ${dayOf(deadline)}.`}
      {state === 'refused' && reason && ` ${reason}`}
    </p>
  );
}

/** Downloads an invoice as a page to print. */
function Download({ invoice: { id, no, kind } }: { invoice: Invoice }) {
  const download = useMutation({
    mutationFn: async () => saveFile(await request(invoicePage, { params: { id } })),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button size="sm" variant="ghost" busy={download.isPending} onClick={() => download.mutate()}>
      {kind === 'sale' ? 'Fatura' : 'İade faturası'} {no}
    </Button>
  );
}
