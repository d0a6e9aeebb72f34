import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import type { DailyField, DailySlot, Reservation, ReservationStatus } from 'mf-shared/contracts/reservations';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { patchDays, patchLists, shownStart } from './cache.ts';
import { decided, type Verb } from './decisions.ts';
import { sayError, told, useRun } from './useRun.ts';

export type Decision = { verb: Verb; reservationId: string };
export type Decide = (decision: Decision) => Promise<boolean>;

const STATUS: Record<Verb, ReservationStatus> = {
  approve: 'approved',
  reject: 'rejected',
  remove: 'cancelled',
};
const FAILED: Record<Verb, string> = {
  approve: 'Rezervasyon onaylanamadı.',
  reject: 'Rezervasyon reddedilemedi.',
  remove: 'Silme işlemi başarısız.',
};

/** Shows a decision at once; the returned function rolls back exactly these changes. */
function foresee(client: QueryClient, venueId: string, { verb, reservationId }: Decision) {
  const status = STATUS[verb];
  let before: Reservation | undefined;
  patchLists(client, venueId, reservationId, (one) => {
    before = one;
    return { ...one, status };
  });
  const held = client
    .getQueriesData<DailyField[]>({ queryKey: keys.day(venueId) })
    .flatMap(([key, fields]) => (fields ?? []).map((field) => ({ key, field })))
    .flatMap(({ key, field }) => field.daySlots.map((slot) => ({ key, fieldId: field.fieldId, slot })))
    .filter(({ slot }) => slot.reservationId === reservationId);
  patchDays(
    client,
    venueId,
    reservationId,
    (slot): DailySlot =>
      status === 'approved'
        ? { ...slot, status }
        : { ...slot, status: 'available', user: null, reservationId: null },
  );
  return () => {
    if (before)
      patchLists(client, venueId, reservationId, (one) => ({
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

/** Approves, rejects or deletes a reservation: shown at once, rolled back on failure. Answers whether it succeeded. */
export function useDecision(venueId: string): Decide {
  const client = useQueryClient();
  const run = useRun(venueId);
  return (decision) => {
    const { verb, reservationId } = decision;
    // The decision is about the hour on the screen, even if the player moves it meanwhile.
    const startsAt = shownStart(client, venueId, reservationId);
    const work = run({
      ...decided(run, verb, { reservationId, startsAt }, 'Geri alınamadı.'),
      foresee: { reads: keys.bookings(venueId), show: () => foresee(client, venueId, decision) },
      // The lists keep their order, unless the decision was refused: then what they show is old.
      stale: (failure) => [
        keys.day(venueId),
        keys.requests(venueId),
        ...(failure instanceof ApiError && !failure.isNetwork ? [keys.list(venueId)] : []),
      ],
    });
    return told(work, (error) =>
      // The venue does not learn why it could not reject.
      verb === 'reject' ? toast.error(FAILED.reject) : sayError(error, FAILED[verb]),
    );
  };
}
