import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import type { ChosenSlot } from './choice.ts';
import { RequestSummary } from './RequestSummary.tsx';

type Props = {
  chosen: ChosenSlot | null;
  venueName: string;
  settings: VenueSettings | undefined;
  onClose: () => void;
  onConfirm: (chosen: ChosenSlot) => void;
};

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
        <RequestSummary
          key={`${chosen.field.fieldId} ${chosen.slot.startsAt}`}
          chosen={chosen}
          venueName={venueName}
          settings={settings}
        />
      )}
    </ConfirmDialog>
  );
}
