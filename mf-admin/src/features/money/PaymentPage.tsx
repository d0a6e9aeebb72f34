import { useQuery } from '@tanstack/react-query';
import type { DeskPaymentDetail } from 'mf-shared/contracts/money';
import { formatMoney } from 'mf-shared/format';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { HistoryPanel, type Step } from '../../common/HistoryPanel.tsx';
import { PartyLink } from '../../common/PartyLink.tsx';
import { InvoiceIcon } from './InvoiceIcon.tsx';
import styles from './Money.module.css';
import { MoneyFrame } from './MoneyFrame.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { paymentQuery } from './queries.ts';
import { RefundRow } from './RefundRow.tsx';
import { PAYMENT_NAMES, PAYMENT_TONES, PROVIDER_NAMES, periodOf } from './words.ts';

/** One payment: what became of it step by step, its invoices and its refunds. */
export function PaymentPage() {
  const { id = '' } = useParams();
  const { data, error, ...query } = useQuery(paymentQuery(id));
  const title = `Ödeme ${id.slice(-8).toUpperCase()}`;
  return (
    <MoneyFrame
      title={title}
      back={<BackLink to="/admin/money/payments">Ödemeler</BackLink>}
      busy={query.isPending}
    >
      {data ? (
        <Detail payment={data} />
      ) : error ? (
        <ErrorState message={error.message} query={query} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </MoneyFrame>
  );
}

function Detail({ payment }: { payment: DeskPaymentDetail }) {
  const [isOrdering, setOrdering] = useState(false);
  const { amount, left, refunds } = payment;
  const isAsked = refunds.some(({ state }) => state === 'requested');
  return (
    <>
      <div className={styles.detail}>
        <Panel title={formatMoney(amount)}>
          <Facts payment={payment} />
          {left > 0 && !isAsked && (
            <div>
              <Button size="sm" variant="secondary" onClick={() => setOrdering(true)}>
                Talep olmadan iade et
              </Button>
            </div>
          )}
        </Panel>
        <HistoryPanel steps={stepsOf(payment)} />
      </div>
      {refunds.length > 0 && (
        <Panel title="İadeler">
          <ul className={styles.rows}>
            {refunds.map((refund) => (
              <RefundRow key={refund.id} refund={refund} withPayment={false} />
            ))}
          </ul>
        </Panel>
      )}
      {isOrdering && <OrderDialog payment={payment} onClose={() => setOrdering(false)} />}
    </>
  );
}

function Facts({
  payment: { status, venue, provider, periodFrom, periodTo, invoices },
}: {
  payment: DeskPaymentDetail;
}) {
  return (
    <dl className={styles.dates}>
      <dt>Durum</dt>
      <dd>
        <Badge tone={PAYMENT_TONES[status]}>{PAYMENT_NAMES[status]}</Badge>
      </dd>
      <dt>İşletme</dt>
      <dd>
        <PartyLink kind="venue" id={venue.id} name={venue.name} />
      </dd>
      <dt>Banka</dt>
      <dd>{PROVIDER_NAMES[provider]}</dd>
      {periodFrom && periodTo && (
        <>
          <dt>Dönem</dt>
          <dd>{periodOf(periodFrom, periodTo)}</dd>
        </>
      )}
      {invoices.length > 0 && (
        <>
          <dt>{invoices.length === 1 ? 'Fatura' : 'Faturalar'}</dt>
          <dd className={styles.invoices}>
            {invoices.map((invoice) => (
              <span key={invoice.id} className={styles.invoice}>
                {invoice.no} {invoice.kind === 'refund' && <Badge tone="warning">İade</Badge>}
                <InvoiceIcon invoice={invoice} />
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

/** All that happened to a payment, the oldest first. */
function stepsOf(payment: DeskPaymentDetail): Step[] {
  const { createdAt, completedAt, askedAt, status, failureReason } = payment;
  const step = (at: string | null, text: string): Step[] => (at ? [{ at, text }] : []);
  const bank =
    status === 'paid' ? 'Banka ödemeyi onayladı' : `Banka ödemeyi reddetti: ${failureReason ?? ''}`;
  return [
    ...step(createdAt, 'Ödeme başlatıldı'),
    ...step(askedAt, 'Yanıt gelmediği için bankaya soruldu'),
    ...step(completedAt, bank),
    ...payment.invoices.flatMap(({ issuedAt, no, kind }) =>
      step(issuedAt, `${kind === 'sale' ? 'Fatura' : 'İade faturası'} kesildi: ${no}`),
    ),
    ...payment.refunds.flatMap((refund) => {
      const sum = formatMoney(refund.amount);
      const verdict = refund.state === 'refused' ? 'İade talebi reddedildi' : `İade onaylandı: ${sum}`;
      return [
        ...step(refund.request ? refund.createdAt : null, 'İade istendi'),
        ...step(refund.decidedAt, verdict),
        ...step(refund.executedAt, `Ödeme kuruluşu iadeyi karta gönderdi: ${sum}`),
        ...step(refund.bookedAt, `İade kayda geçti: ${sum}`),
      ];
    }),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
