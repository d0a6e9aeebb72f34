import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from 'mf-shared/api-client';
import type { Attendance } from 'mf-shared/contracts/reservations';
import { toast } from 'mf-shared/ui/toast';
import { patchLists } from '../bookings/cache.ts';
import { keys } from '../bookings/queries.ts';

type Mark = { reservationId: string; attendance: Attendance | null };

/** Says whether a player came: shown at once, taken back when it fails. */
export function useAttendance(businessId: string) {
  const client = useQueryClient();
  const show = ({ reservationId, attendance }: Mark) => {
    let before: Attendance | null = null;
    patchLists(client, businessId, reservationId, (one) => {
      before = one.attendance ?? null;
      return { ...one, attendance };
    });
    return before;
  };
  return useMutation({
    mutationFn: (json: Mark) => api.post('reservations/attendance', { json }),
    onMutate: show,
    onError: (error, { reservationId }, before = null) => {
      show({ reservationId, attendance: before });
      toast.error(error instanceof ApiError ? error.message : 'İşaretlenemedi.');
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.days(businessId) }),
  });
}
