import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DailyField, DailySlot, Reservation } from 'mf-shared/contracts/reservations';
import { keys } from '../../common/keys.ts';
import type { BookingPage } from './queries.ts';

type Pages = InfiniteData<BookingPage>;

/** Changes a reservation in every list that holds it, at the same place. Answers whether a list did. */
export function patchLists(
  client: QueryClient,
  venueId: string,
  id: string,
  change: (reservation: Reservation) => Reservation,
): boolean {
  let found = false;
  client.setQueriesData<Pages>({ queryKey: keys.list(venueId) }, (data) => {
    if (!data?.pages.some((page) => page.reservations.some((one) => one.id === id))) return data;
    found = true;
    const patched = (one: Reservation) => (one.id === id ? change(one) : one);
    return {
      ...data,
      pages: data.pages.map((page) => ({ ...page, reservations: page.reservations.map(patched) })),
    };
  });
  return found;
}

/** Puts a new request on top of the lists that show it. */
export function prepend(client: QueryClient, venueId: string, reservation: Reservation) {
  for (const filter of ['all', 'pending'] as const) {
    client.setQueryData<Pages>(keys.list(venueId, filter), (data) => {
      const [first, ...rest] = data?.pages ?? [];
      if (!data || !first) return data;
      return { ...data, pages: [{ ...first, reservations: [reservation, ...first.reservations] }, ...rest] };
    });
  }
}

/** Id of the holder of an hour: a reservation, a night of a regular, or a phone booking (its id is the caller's). */
export const holderOf = (slot: DailySlot): string | null =>
  slot.reservationId ?? slot.occurrenceId ?? (slot.kind === 'phone' ? (slot.user?.id ?? null) : null);

/** Changes the hour that a booking holds, on every loaded day. */
export function patchDays(
  client: QueryClient,
  venueId: string,
  id: string,
  change: (slot: DailySlot) => DailySlot,
) {
  const patched = (slot: DailySlot) => (holderOf(slot) === id ? change(slot) : slot);
  client.setQueriesData<DailyField[]>({ queryKey: keys.day(venueId) }, (fields) =>
    fields?.some((field) => field.daySlots.some((slot) => holderOf(slot) === id))
      ? fields.map((field) => ({ ...field, daySlots: field.daySlots.map(patched) }))
      : fields,
  );
}

/** Start (ms) of a reservation's hour, from a loaded list or day; undefined if none shows it. */
export function shownStart(client: QueryClient, venueId: string, reservationId: string): number | undefined {
  const listed = client
    .getQueriesData<Pages>({ queryKey: keys.list(venueId) })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.reservations)
    .find((one) => one.id === reservationId);
  const shown = client
    .getQueriesData<DailyField[]>({ queryKey: keys.day(venueId) })
    .flatMap(([, fields]) => fields ?? [])
    .flatMap((field) => field.daySlots)
    .find((slot) => slot.reservationId === reservationId);
  return listed?.startsAt ?? shown?.startsAt;
}
