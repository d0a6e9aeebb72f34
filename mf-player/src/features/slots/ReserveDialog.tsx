import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import { formatDay, formatMoney } from 'mf-shared/format';
import { addDays, cancelUntil, isAfterMidnight } from 'mf-shared/schedule';
import { Alert } from 'mf-shared/ui/Alert';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { Price } from 'mf-shared/ui/Price';
import { useState } from 'react';
import styles from '../../common/HourSummary.module.css';
import { HourSummary } from '../../common/HourSummary.tsx';
import type { ChosenSlot } from './choice.ts';

type Props = {
  chosen: ChosenSlot | null;
  venueName: string;
  settings: VenueSettings | undefined;
  onClose: () => void;
  onConfirm: (chosen: ChosenSlot) => void;
};

/** The deadline to cancel or move an approved hour that starts at `startsAt` (ms). */
function deadlineText(hours: number, startsAt: number): string {
  if (cancelUntil(startsAt, hours) < Date.now()) {
    return 'Bu saat için iptal süresi geçti; onaylandıktan sonra değişiklik yapmak için işletmeyi aramanız gerekir.';
  }
  return hours === 0
    ? 'Onaylanan saati maç başlayana kadar iptal edebilir ya da taşıyabilirsiniz.'
    : `Onaylanan saati, maça ${hours} saat kalana kadar iptal edebilir ya da taşıyabilirsiniz.`;
}

/** Shows all details of the request before it is sent. */
export function ReserveDialog({ chosen, venueName, settings, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open={chosen !== null}
      onClose={onClose}
      onConfirm={() => chosen && onConfirm(chosen)}
      title="Rezervasyon isteği"
      confirmLabel="İsteği Gönder"
      tone="primary"
    >
      {chosen && (
        <Summary
          key={`${chosen.field.fieldId} ${chosen.slot.startsAt}`}
          chosen={chosen}
          venueName={venueName}
          settings={settings}
        />
      )}
    </ConfirmDialog>
  );
}

type SummaryProps = Pick<Props, 'venueName' | 'settings'> & { chosen: ChosenSlot };

function Summary({ chosen: { field, date, slot }, venueName, settings }: SummaryProps) {
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
