import type { Reservation } from 'mf-shared/contracts/reservations';
import type { Approval } from 'mf-shared/contracts/venue-settings';
import { formatDay, formatMoney, formatSlot } from 'mf-shared/format';
import { addDays, isAfterMidnight } from 'mf-shared/schedule';
import { Alert } from 'mf-shared/ui/Alert';
import type { ChosenSlot } from '../slots/choice.ts';
import styles from './Move.module.css';

type Props = { reservation: Reservation; chosen: ChosenSlot; approval: Approval | undefined };

/** Old hour, new hour, price, and what happens to the approval. */
export function MoveSummary({ reservation, chosen: { field, date, slot }, approval }: Props) {
  const { price, status } = reservation;
  const { timeSlot, startsAt } = slot;
  const asksAnew = status === 'approved' && approval !== 'all';
  return (
    <div className="stack shrink gap-4">
      <dl className={styles.hours}>
        <div>
          <dt>Şimdiki</dt>
          <dd>
            {formatSlot(reservation)}
            <span>
              {reservation.fieldName} · {formatMoney(price)}
            </span>
          </dd>
        </div>
        <div className={styles.to}>
          <dt>Yeni</dt>
          <dd>
            {formatSlot({ date, timeSlot, startsAt })}
            <span>
              {field.fieldName} · {formatMoney(slot.price)}
            </span>
          </dd>
        </div>
      </dl>
      {isAfterMidnight(date, startsAt) && (
        <p>
          Bu saat gece yarısından sonradır; maç <b>{formatDay(addDays(date, 1))}</b> günü oynanır.
        </p>
      )}
      {slot.price !== price && <p>{priceText(slot.price - price)}</p>}
      {asksAnew ? (
        <Alert tone="warning">{askText(approval)}</Alert>
      ) : (
        <p>
          {status === 'approved'
            ? 'Yeni saatiniz hemen onaylanır.'
            : 'İsteğiniz yeni saat için onay beklemeyi sürdürür.'}
        </p>
      )}
      <p>Şimdiki saatiniz hemen başkalarına açılır.</p>
    </div>
  );
}

const priceText = (more: number): string =>
  more > 0 ? `Yeni saat ${formatMoney(more)} daha pahalı.` : `Yeni saat ${formatMoney(-more)} daha ucuz.`;

const askText = (approval: Approval | undefined): string =>
  approval === 'trusted'
    ? 'İşletme sizi tanıyorsa yeni saat hemen onaylanır; tanımıyorsa yeniden onay beklersiniz.'
    : 'Onaylı saatinizi bırakırsınız; yeni saat için işletmenin onayı yeniden beklenir.';
