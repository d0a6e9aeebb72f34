import { request } from 'mf-shared/api-client';
import { restoreReservation } from 'mf-shared/contracts/calls/board';
import {
  approveReservation,
  deleteReservation,
  rejectReservation,
} from 'mf-shared/contracts/calls/reservations';
import type { ReservationDecision } from 'mf-shared/contracts/reservations';
import { type Run, sayError, told, type Work } from './useRun.ts';

export type Verb = 'approve' | 'reject' | 'remove';

const DECISIONS = {
  approve: {
    send: (decision) => request(approveReservation, { body: decision }),
    done: 'Rezervasyon onaylandı!',
  },
  reject: {
    send: (decision) => request(rejectReservation, { body: decision }),
    done: 'Rezervasyon reddedildi!',
  },
  remove: {
    send: ({ reservationId: id }) => request(deleteReservation, { params: { id } }),
    done: 'Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.',
  },
} satisfies Record<Verb, { send: (decision: ReservationDecision) => Promise<unknown>; done: string }>;

/**
 * The owner's decision about a reservation. A rejected or deleted one can be restored.
 *
 * @param unheard What is said when nobody answers the undo.
 */
export const decided = (
  run: Run,
  verb: Verb,
  decision: ReservationDecision,
  unheard?: string,
): Work<unknown> => {
  const params = { id: decision.reservationId };
  const restore = () =>
    void told(
      run({ send: () => request(restoreReservation, { params }), said: ({ message }) => message }),
      (error) => sayError(error, unheard),
    );
  return {
    send: () => DECISIONS[verb].send(decision),
    said: () => DECISIONS[verb].done,
    ...(verb === 'approve' ? {} : { undo: restore }),
  };
};
