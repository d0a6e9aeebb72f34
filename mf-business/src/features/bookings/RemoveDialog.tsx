import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import type { Decide } from './useDecision.ts';

type Props = {
  booking: { id: string; who: string; slot: string } | null;
  onClose: () => void;
  decide: Decide;
};

/** Asks before it deletes an approved reservation. */
export function RemoveDialog({ booking, onClose, decide }: Props) {
  return (
    <ConfirmDialog
      open={booking !== null}
      onClose={onClose}
      onConfirm={() => {
        if (booking) void decide({ verb: 'remove', reservationId: booking.id });
      }}
      title="Rezervasyon silinsin mi?"
      confirmLabel="Sil"
    >
      {booking && (
        <p>
          {booking.who}, {booking.slot}. Oyuncuya haber verilir ve saat yeniden rezervasyona açılır.
        </p>
      )}
    </ConfirmDialog>
  );
}
