import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import type { BoardAnswer } from 'mf-shared/contracts/board';
import { markAttendance, markBoardAttendance } from 'mf-shared/contracts/calls/attendance';
import type { Attendance } from 'mf-shared/contracts/reservations';
import { apiText } from 'mf-shared/error-text';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { patchDays, patchLists } from '../bookings/cache.ts';

/** A booking whose attendance can be marked; for a regular, one night. */
export type Marked = { kind: 'reservation' | 'phone' | 'subscription'; id: string };
type Mark = Marked & { attendance: Attendance | null };

const send = ({ kind, id, attendance }: Mark) =>
  kind === 'reservation'
    ? request(markAttendance, { body: { reservationId: id, attendance } })
    : request(markBoardAttendance, { body: { kind, id, attendance } });

/** Marks whether the person who booked came: shown at once, rolled back on failure. */
export function useAttendance(venueId: string) {
  const client = useQueryClient();
  const show = ({ id, attendance }: Pick<Mark, 'id' | 'attendance'>) => {
    let before: Attendance | null = null;
    const marked = <T extends { attendance?: Attendance | null | undefined }>(one: T): T => {
      before = one.attendance ?? null;
      return { ...one, attendance };
    };
    patchLists(client, venueId, id, marked);
    patchDays(client, venueId, id, marked);
    client.setQueriesData<BoardAnswer>(
      { queryKey: keys.board(venueId) },
      (board) =>
        board && {
          ...board,
          entries: board.entries.map((one) => (one.id === id ? marked(one) : one)),
        },
    );
    return before;
  };
  return useMutation({
    mutationFn: send,
    onMutate: show,
    onError: (error, { id }, before = null) => {
      show({ id, attendance: before });
      toast.error(apiText(error, 'İşaretlenemedi.'));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.board(venueId) });
      void client.invalidateQueries({ queryKey: keys.changes(venueId) });
      return client.invalidateQueries({ queryKey: keys.day(venueId) });
    },
  });
}
