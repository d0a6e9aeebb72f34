import type { Reservation } from 'mf-shared/contracts/reservations';
import type { Approval, VenueSettings } from 'mf-shared/contracts/venue-settings';
import { formatDay, formatMoney, formatSlot } from 'mf-shared/format';
import { addDays, cancelUntil, isAfterMidnight } from 'mf-shared/schedule';
import { Alert } from 'mf-shared/ui/Alert';
import { cancellingText } from '../../common/cancelling.ts';
import type { ChosenSlot } from '../slots/choice.ts';
import styles from './Move.module.css';

type Props = { reservation: Reservation; chosen: ChosenSlot; settings: VenueSettings | undefined };

/** Old hour, new hour, price, what happens to the approval, and until when the new hour can be given back. */
export function MoveSummary({ reservation, chosen: { field, date, slot }, settings }: Props) {
  const { price, status } = reservation;
  const { timeSlot, startsAt } = slot;
  const approval = settings?.approval;
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
      {settings && <p>{cancellingText(cancelUntil(startsAt, settings.cancelHours), Date.now())}</p>}
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
