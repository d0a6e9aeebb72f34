import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { moveReservation } from 'mf-shared/contracts/calls/reservations';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { errorText } from 'mf-shared/error-text';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

/** The new hour, with the price (TL) on the screen. */
type Destination = { fieldName: string; date: string; timeSlot: string; price?: number };
type Move = { reservation: Reservation; to: Destination };

const NOT_MOVED = 'Rezervasyon taşınamadı.';

/**
 * Moves an own hour. Offers an undo only if the status stays the same: an hour that lost its approval would return
 * without it.
 */
export function useMove() {
  const queries = useQueryClient();
  const move = ({ reservation, to }: Move) =>
    request(moveReservation, { body: { reservationId: reservation.id, ...to } });
  const again = ({ businessId }: Reservation) => {
    void queries.invalidateQueries({ queryKey: keys.week(businessId) });
    return queries.invalidateQueries({ queryKey: keys.reservations() });
  };
  const failed = (error: unknown) => toast.error(errorText(error, NOT_MOVED));
  const undo = async (before: Reservation) => {
    const { fieldName, date, timeSlot } = before;
    try {
      await move({ reservation: before, to: { fieldName, date, timeSlot } });
      toast.success('Rezervasyonunuz eski saatine döndü.');
    } catch (error) {
      failed(error);
    }
    await again(before);
  };
  return useMutation({
    mutationFn: move,
    onSuccess: (answer, { reservation }) => {
      const same = answer.reservation.status === reservation.status;
      const action = { label: 'Geri al', onClick: () => void undo(reservation) };
      toast.success(answer.message, same ? { action } : {});
    },
    onError: failed,
    onSettled: (_answer, _error, { reservation }) => again(reservation),
  });
}
