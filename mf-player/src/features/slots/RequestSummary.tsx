import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import { formatDay, formatMoney } from 'mf-shared/format';
import { addDays, cancelUntil, isAfterMidnight } from 'mf-shared/schedule';
import { Alert } from 'mf-shared/ui/Alert';
import { Price } from 'mf-shared/ui/Price';
import { useState } from 'react';
import { cancellingText } from '../../common/cancelling.ts';
import styles from '../../common/HourSummary.module.css';
import { HourSummary } from '../../common/HourSummary.tsx';
import type { ChosenSlot } from './choice.ts';

type Props = { chosen: ChosenSlot; venueName: string; settings: VenueSettings | undefined };

/** All details of a request before it is sent. Each hour needs its own `key`. */
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
        {settings && ` ${cancellingText(cancelUntil(slot.startsAt, settings.cancelHours), Date.now())}`}
      </p>
    </HourSummary>
  );
}
