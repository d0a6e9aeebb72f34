import { type DeskRefund, REFUND_NAMES } from 'mf-shared/contracts/refunds';
import { formatInstant, formatMoney } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { Price } from 'mf-shared/ui/Price';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PartyLink } from '../../common/PartyLink.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import styles from './Money.module.css';
import { RefuseDialog } from './RefuseDialog.tsx';
import { dayOf, REFUND_TONES } from './words.ts';

type Props = { refund: DeskRefund; withPayment?: boolean };

/** A refund with what its decision needs, its next deadline, and what the gateway last said. */
export function RefundRow({ refund, withPayment = true }: Props) {
  const { amount, state, venue, payment, request, reason, createdAt, decidedBy } = refund;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <PartyLink kind="venue" id={venue.id} name={venue.name} />
        <Badge tone={REFUND_TONES[state]}>{REFUND_NAMES[state]}</Badge>
        <Deadline refund={refund} />
        <span className={styles.sum}>
          <Price amount={amount} size="sm" />
        </span>
      </div>
      {request && (
        <>
          <p className={styles.quote}>{request.text}</p>
          <p>
            Ödemeden sonra alınan rezervasyon: <b>{request.reservations}</b>.
          </p>
        </>
      )}
      {reason && <p>Gerekçe: {reason}</p>}
      <p className={styles.muted}>
        {request || state === 'requested' ? 'Talep' : 'Başlangıç'}:{' '}
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        {decidedBy && ` · Karar: ${decidedBy}`}
        {payment.paidAt && ` · Ödeme: ${formatMoney(payment.amount)}, ${dayOf(payment.paidAt)}`}
      </p>
      <Tries refund={refund} />
      <div className="row wrap items-center gap-x-4">
        {state === 'requested' && <Decision refund={refund} />}
        {withPayment && (
          <Link to={`/admin/money/payments/${payment.id}`} className={styles.part}>
            Ödemenin geçmişi
          </Link>
        )}
      </div>
    </li>
  );
}

/** Until when the next step is promised; marked once that is over. */
function Deadline({ refund: { deadline, state } }: { refund: DeskRefund }) {
  if (!deadline) return null;
  const isLate = Date.parse(deadline) < Date.now();
  const step = state === 'requested' ? 'Karar' : 'Gönderim';
  return (
    <Badge tone={isLate ? 'danger' : 'neutral'}>
      {isLate ? `${step} süresi geçti: ` : `${step} için son gün: `}
      {dayOf(deadline)}
    </Badge>
  );
}

function Tries({ refund: { state, tries, lastError, nextTryAt } }: { refund: DeskRefund }) {
  if (state !== 'approved' || !lastError) return null;
  return (
    <p>
      {tries} kez denendi. Ödeme kuruluşu: “{lastError}”
      {nextTryAt && ` Yeniden denenecek: ${formatInstant(nextTryAt)}.`}
    </p>
  );
}

function Decision({ refund }: { refund: DeskRefund }) {
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const onClose = () => setAsking(null);
  return (
    <>
      <Button size="sm" onClick={() => setAsking('approve')}>
        Onayla
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setAsking('refuse')}>
        Reddet
      </Button>
      {asking === 'approve' && <ApproveDialog refund={refund} onClose={onClose} />}
      {asking === 'refuse' && <RefuseDialog refund={refund} onClose={onClose} />}
    </>
  );
}
