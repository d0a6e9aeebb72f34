import { useQuery } from '@tanstack/react-query';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { useState } from 'react';
import type { ChosenSlot } from '../slots/choice.ts';
import { venueQuery } from '../slots/queries.ts';
import { MoveChoice } from './MoveChoice.tsx';
import { MoveSummary } from './MoveSummary.tsx';
import { useMove } from './useMove.ts';

type Props = { reservation: Reservation; onClose: () => void };

/** Moves an hour in two steps: choose another hour of the venue, then check the changes and confirm. */
export function MoveDialog({ reservation, onClose }: Props) {
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const venue = useQuery(venueQuery(reservation.businessId));
  const move = useMove();
  const confirm = ({ field, date, slot }: ChosenSlot) => {
    const to = { fieldName: field.fieldName, date, timeSlot: slot.timeSlot, price: slot.price };
    move.mutate({ reservation, to }, { onSuccess: onClose, onError: () => setChosen(null) });
  };
  const actions = chosen && (
    <>
      <Button variant="secondary" onClick={() => setChosen(null)}>
        Başka saat seç
      </Button>
      <Button busy={move.isPending} onClick={() => confirm(chosen)}>
        Taşı
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Başka saate taşı" size={chosen ? 'sm' : 'lg'} actions={actions}>
      {chosen ? (
        <MoveSummary reservation={reservation} chosen={chosen} settings={venue.data?.settings} />
      ) : (
        <MoveChoice reservation={reservation} onChoose={setChosen} />
      )}
    </Dialog>
  );
}
