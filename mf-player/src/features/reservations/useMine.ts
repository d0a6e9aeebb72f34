import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { cancelReservation, myReservations } from 'mf-shared/contracts/calls/reservations';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { errorText } from 'mf-shared/error-text';
import { useLiveReads } from 'mf-shared/query-client';
import { actorId, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 50;
const NOT_CANCELLED = 'Rezervasyon iptal edilemedi.';

export type When = 'upcoming' | 'past';

/** The player's own reservations, coming or past, the newest hour first; the hub keeps them up to date. */
export function useMine(when: When) {
  const actor = useSession(actorId);
  useLiveReads([keys.reservations()], ['reservationChanged']);
  return useInfiniteQuery({
    queryKey: keys.reservations(actor, when),
    queryFn: ({ pageParam, signal }) =>
      request(myReservations, { query: { when, cursor: pageParam, limit: PAGE_SIZE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: (data) => data.pages.flatMap((one) => one.reservations),
  });
}

/** Cancels a reservation. */
export function useCancel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reservation: Reservation) => request(cancelReservation, { params: { id: reservation.id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, NOT_CANCELLED)),
    onSettled: (_answer, _error, reservation) => {
      void queries.invalidateQueries({ queryKey: keys.week(reservation.businessId) });
      return queries.invalidateQueries({ queryKey: keys.reservations() });
    },
  });
}
