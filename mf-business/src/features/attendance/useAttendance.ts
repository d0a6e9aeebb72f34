import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from 'mf-shared/api-client';
import type { BoardAnswer } from 'mf-shared/contracts/board';
import type { Attendance } from 'mf-shared/contracts/reservations';
import { toast } from 'mf-shared/ui/toast';
import { boardKeys } from '../board/queries.ts';
import { patchDays, patchLists } from '../bookings/cache.ts';
import { keys } from '../bookings/queries.ts';
import { staffKeys } from '../staff/queries.ts';

type Mark = { reservationId: string; attendance: Attendance | null };

/** Says whether a player came: shown at once, taken back when it fails. */
export function useAttendance(businessId: string) {
  const client = useQueryClient();
  const show = ({ reservationId, attendance }: Mark) => {
    let before: Attendance | null = null;
    const marked = <T extends { attendance?: Attendance | null | undefined }>(one: T): T => {
      before = one.attendance ?? null;
      return { ...one, attendance };
    };
    patchLists(client, businessId, reservationId, marked);
    patchDays(client, businessId, reservationId, marked);
    client.setQueriesData<BoardAnswer>(
      { queryKey: boardKeys.all(businessId) },
      (board) =>
        board && {
          ...board,
          entries: board.entries.map((one) => (one.id === reservationId ? marked(one) : one)),
        },
    );
    return before;
  };
  return useMutation({
    mutationFn: (json: Mark) => api.post('reservations/attendance', { json }),
    onMutate: show,
    onError: (error, { reservationId }, before = null) => {
      show({ reservationId, attendance: before });
      toast.error(error instanceof ApiError ? error.message : 'İşaretlenemedi.');
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: boardKeys.all(businessId) });
      void client.invalidateQueries({ queryKey: staffKeys.changes(businessId) });
      return client.invalidateQueries({ queryKey: keys.days(businessId) });
    },
  });
}
