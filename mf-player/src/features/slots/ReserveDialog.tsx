import { formatDay, formatSlot } from 'mf-shared/format';
import { addDays, isAfterMidnight } from 'mf-shared/schedule';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { Price } from 'mf-shared/ui/Price';
import type { ChosenSlot } from './choice.ts';
import styles from './ReserveDialog.module.css';

type Props = {
  chosen: ChosenSlot | null;
  businessName: string;
  onClose: () => void;
  onConfirm: (chosen: ChosenSlot) => void;
};

/** Says in full what is about to be asked for. */
export function ReserveDialog({ chosen, businessName, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open={chosen !== null}
      onClose={onClose}
      onConfirm={() => chosen && onConfirm(chosen)}
      title="Rezervasyon isteği"
      confirmLabel="İsteği Gönder"
      tone="primary"
    >
      {chosen && <Summary chosen={chosen} businessName={businessName} />}
    </ConfirmDialog>
  );
}

function Summary({
  chosen: { field, date, slot },
  businessName,
}: {
  chosen: ChosenSlot;
  businessName: string;
}) {
  const night = isAfterMidnight(date, slot.startsAt);
  return (
    <div className={styles.summary}>
      <p className={styles.where}>
        {businessName && <span>{businessName}</span>}
        <b>
          {field.fieldName} ({field.capacity})
        </b>
      </p>
      <p className={styles.when}>{formatSlot({ date, timeSlot: slot.timeSlot, startsAt: slot.startsAt })}</p>
      {night && (
        <p className={styles.night}>
          Bu saat gece yarısından sonradır; maç <b>{formatDay(addDays(date, 1))}</b> günü oynanır.
        </p>
      )}
      <Price amount={slot.price} per="saat" size="lg" />
      <p className={styles.note}>İşletme onayladığında size mesajla haber verilir.</p>
    </div>
  );
}
