import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import { formatDay, formatMoney } from 'mf-shared/format';
import { addDays, cancelUntil, isAfterMidnight } from 'mf-shared/schedule';
import { Alert } from 'mf-shared/ui/Alert';
import { Price } from 'mf-shared/ui/Price';
import { useState } from 'react';
import styles from '../../common/HourSummary.module.css';
import { HourSummary } from '../../common/HourSummary.tsx';
import type { ChosenSlot } from './choice.ts';

/** The deadline to cancel or move an approved hour that starts at `startsAt` (ms). */
function deadlineText(hours: number, startsAt: number): string {
  if (cancelUntil(startsAt, hours) < Date.now()) {
    return 'Bu saat için iptal süresi geçti; onaylandıktan sonra değişiklik yapmak için işletmeyi aramanız gerekir.';
  }
  return hours === 0
    ? 'Onaylanan saati maç başlayana kadar iptal edebilir ya da taşıyabilirsiniz.'
    : `Onaylanan saati, maça ${hours} saat kalana kadar iptal edebilir ya da taşıyabilirsiniz.`;
}

type Props = { chosen: ChosenSlot; venueName: string; settings: VenueSettings | undefined };

/** All details of a request before it is sent. Mount it anew for another hour. */
export function RequestSummary({ chosen: { field, date, slot }, venueName, settings }: Props) {
  const [shownAtFirst] = useState(slot.price);
  const night = isAfterMidnight(date, slot.startsAt);
  return (
    <HourSummary
      venueName={venueName}
      fieldName={`${field.fieldName} (${field.capacity})`}
      hour={{ date, timeSlot: slot.timeSlot, startsAt: slot.startsAt }}
    >
      {night && (
        <p className={styles.mark}>
          Bu saat gece yarısından sonradır; maç <b>{formatDay(addDays(date, 1))}</b> günü oynanır.
        </p>
      )}
      <Price amount={slot.price} per="saat" size="lg" />
      {slot.price !== shownAtFirst && (
        <Alert tone="warning">Bu saatin fiyatı siz bakarken {formatMoney(slot.price)} oldu.</Alert>
      )}
      <p className={styles.note}>
        {settings?.approval === 'all'
          ? 'Bu işletme rezervasyonları hemen onaylar.'
          : 'İşletme onayladığında size mesajla haber verilir.'}
        {settings && ` ${deadlineText(settings.cancelHours, slot.startsAt)}`}
      </p>
    </HourSummary>
  );
}
