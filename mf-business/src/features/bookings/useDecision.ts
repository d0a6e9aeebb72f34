import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { restoreReservation } from 'mf-shared/contracts/calls/board';
import {
  approveReservation,
  deleteReservation,
  rejectReservation,
} from 'mf-shared/contracts/calls/reservations';
import type {
  DailyField,
  DailySlot,
  Reservation,
  ReservationDecision,
  ReservationStatus,
} from 'mf-shared/contracts/reservations';
import { toast } from 'mf-shared/ui/toast';
import { patchDays, patchLists, shownStart } from './cache.ts';
import { keys } from './queries.ts';

export type Verb = 'approve' | 'reject' | 'remove';
export type Decision = { verb: Verb; reservationId: string };
type Seen = Decision & Pick<ReservationDecision, 'startsAt'>;
export type Decide = (decision: Decision) => Promise<boolean>;

type Work = {
  status: ReservationStatus;
  send: (decision: ReservationDecision) => Promise<unknown>;
  done: string;
  failed: string;
};
const WORK: Record<Verb, Work> = {
  approve: {
    status: 'approved',
    send: (decision) => request(approveReservation, { body: decision }),
    done: 'Rezervasyon onaylandı!',
    failed: 'Rezervasyon onaylanamadı.',
  },
  reject: {
    status: 'rejected',
    send: (decision) => request(rejectReservation, { body: decision }),
    done: 'Rezervasyon reddedildi!',
    failed: 'Rezervasyon reddedilemedi.',
  },
  remove: {
    status: 'cancelled',
    send: ({ reservationId }) => request(deleteReservation, { params: { id: reservationId } }),
    done: 'Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.',
    failed: 'Silme işlemi başarısız.',
  },
};

/** The server's message where the contract shows it; a failed rejection always has the same message. */
function sayingOf(verb: Verb, error: unknown): string {
  const told = verb !== 'reject' && error instanceof ApiError && !error.isNetwork;
  return told ? error.message : WORK[verb].failed;
}

/** Shows a decision at once; the returned function rolls back exactly these changes. */
function foresee(client: QueryClient, businessId: string, { verb, reservationId }: Decision) {
  const { status } = WORK[verb];
  let before: Reservation | undefined;
  patchLists(client, businessId, reservationId, (one) => {
    before = one;
    return { ...one, status };
  });
  const held = client
    .getQueriesData<DailyField[]>({ queryKey: keys.days(businessId) })
    .flatMap(([key, fields]) => (fields ?? []).map((field) => ({ key, field })))
    .flatMap(({ key, field }) => field.daySlots.map((slot) => ({ key, fieldId: field.fieldId, slot })))
    .filter(({ slot }) => slot.reservationId === reservationId);
  patchDays(
    client,
    businessId,
    reservationId,
    (slot): DailySlot =>
      status === 'approved'
        ? { ...slot, status }
        : { ...slot, status: 'available', user: null, reservationId: null },
  );
  return () => {
    if (before)
      patchLists(client, businessId, reservationId, (one) => ({
        ...one,
        status: before?.status ?? one.status,
      }));
    for (const { key, fieldId, slot } of held) {
      const back = (one: DailySlot) => (one.startsAt === slot.startsAt ? slot : one);
      client.setQueryData<DailyField[]>(key, (fields) =>
        fields?.map((field) =>
          field.fieldId === fieldId ? { ...field, daySlots: field.daySlots.map(back) } : field,
        ),
      );
    }
  };
}

/** Undoes the rejection or deletion of a reservation. */
function useRestore(businessId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(restoreReservation, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) =>
      toast.error(error instanceof ApiError && !error.isNetwork ? error.message : 'Geri alınamadı.'),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all(businessId) }),
  });
}

/** Approves, rejects or deletes a reservation: shown at once, rolled back on failure. Answers whether it succeeded. */
export function useDecision(businessId: string): Decide {
  const client = useQueryClient();
  const restore = useRestore(businessId);
  const { mutateAsync } = useMutation({
    mutationFn: ({ verb, reservationId, startsAt }: Seen) => WORK[verb].send({ reservationId, startsAt }),
    onMutate: async (decision) => {
      await client.cancelQueries({ queryKey: keys.all(businessId) });
      return foresee(client, businessId, decision);
    },
    onSuccess: (_answer, { verb, reservationId }) =>
      toast.success(
        WORK[verb].done,
        verb === 'approve'
          ? undefined
          : { action: { label: 'Geri al', onClick: () => restore.mutate(reservationId) } },
      ),
    onError: (error, { verb }, takeBack) => {
      takeBack?.();
      toast.error(sayingOf(verb, error));
      // Refused, not unreachable: the shown data is stale.
      if (error instanceof ApiError && !error.isNetwork) {
        void client.invalidateQueries({ queryKey: keys.lists(businessId) });
      }
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.days(businessId) });
      void client.invalidateQueries({ queryKey: keys.requests(businessId) });
    },
  });
  return (decision) =>
    // The decision is about the hour on the screen, even if the player moves it meanwhile.
    mutateAsync({ ...decision, startsAt: shownStart(client, businessId, decision.reservationId) }).then(
      () => true,
      () => false,
    );
}
