import { useQuery } from '@tanstack/react-query';
import type { DeskPaymentDetail } from 'mf-shared/contracts/money';
import { formatInstant, formatMoney } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PartyLink } from '../../common/PartyLink.tsx';
import { InvoiceButton } from './InvoiceButton.tsx';
import styles from './Money.module.css';
import { MoneyFrame } from './MoneyFrame.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { paymentQuery } from './queries.ts';
import { RefundRow } from './RefundRow.tsx';
import { dayOf, PAYMENT_NAMES, PAYMENT_TONES, PROVIDER_NAMES } from './words.ts';

/** One payment: what became of it step by step, its invoices and its refunds. */
export function PaymentPage() {
  const { id = '' } = useParams();
  const { data, error, ...query } = useQuery(paymentQuery(id));
  const title = `Ödeme ${id.slice(-8).toUpperCase()}`;
  return (
    <MoneyFrame title={title} busy={query.isPending}>
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
  const { venue, status, amount, provider, periodFrom, periodTo, left, refunds, invoices } = payment;
  const isAsked = refunds.some(({ state }) => state === 'requested');
  return (
    <>
      <Panel
        title={formatMoney(amount)}
        actions={
          left > 0 &&
          !isAsked && (
            <Button size="sm" variant="secondary" onClick={() => setOrdering(true)}>
              Talep beklemeden iade et
            </Button>
          )
        }
      >
        <div className={styles.head}>
          <PartyLink kind="venue" id={venue.id} name={venue.name} />
          <Badge tone={PAYMENT_TONES[status]}>{PAYMENT_NAMES[status]}</Badge>
          <span className={styles.muted}>{PROVIDER_NAMES[provider]}</span>
        </div>
        {periodFrom && periodTo && (
          <p>
            Hizmet dönemi: {dayOf(periodFrom)} – {dayOf(periodTo)}
          </p>
        )}
      </Panel>
      <Panel title="Geçmiş">
        <ol className={styles.steps}>
          {stepsOf(payment).map(({ at, text }) => (
            <li key={`${at}${text}`}>
              <time dateTime={at} className={styles.muted}>
                {formatInstant(at)}
              </time>{' '}
              {text}
            </li>
          ))}
        </ol>
      </Panel>
      {refunds.length > 0 && (
        <Panel title="İadeler">
          <ul className={styles.rows}>
            {refunds.map((refund) => (
              <RefundRow key={refund.id} refund={refund} withPayment={false} />
            ))}
          </ul>
        </Panel>
      )}
      {invoices.length > 0 && (
        <Panel title="Faturalar">
          <div className="row wrap gap-2">
            {invoices.map((invoice) => (
              <InvoiceButton key={invoice.id} invoice={invoice} />
            ))}
          </div>
        </Panel>
      )}
      {isOrdering && <OrderDialog payment={payment} onClose={() => setOrdering(false)} />}
    </>
  );
}

type Step = { at: string; text: string };

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
