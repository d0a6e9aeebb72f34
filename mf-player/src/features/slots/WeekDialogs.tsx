import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import { WaitDialog, type WaitedHour } from '../waiting/WaitDialog.tsx';
import type { ChosenSlot } from './choice.ts';
import { ReserveDialog } from './ReserveDialog.tsx';

export type WeekDialogsProps = {
  venueId: string;
  venueName: string;
  settings: VenueSettings | undefined;
  /** The free hour to ask for. */
  wanted: ChosenSlot | null;
  /** The taken hour to wait for. */
  waited: ChosenSlot | null;
  onClose: () => void;
  onConfirm: (slot: ChosenSlot) => void;
};

/** What a player sees of an hour before asking for it, or before waiting for it. Visitors need none of its code. */
export function WeekDialogs({
  venueId,
  venueName,
  settings,
  wanted,
  waited,
  onClose,
  onConfirm,
}: WeekDialogsProps) {
  return (
    <>
      <WaitDialog
        hour={waited && waitedHour(waited, venueId, venueName)}
        cancelHours={settings?.cancelHours}
        onClose={onClose}
      />
      <ReserveDialog
        chosen={wanted}
        venueName={venueName}
        settings={settings}
        onClose={onClose}
        onConfirm={onConfirm}
      />
    </>
  );
}

const waitedHour = ({ field, date, slot }: ChosenSlot, venueId: string, venueName: string): WaitedHour => ({
  businessId: venueId,
  businessName: venueName,
  fieldName: field.fieldName,
  date,
  timeSlot: slot.timeSlot,
  startsAt: slot.startsAt,
  price: slot.price,
});
