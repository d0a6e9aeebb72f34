import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { useState } from 'react';
import { listQuery, requestsQuery } from '../bookings/queries.ts';
import type { Decide } from '../bookings/useDecision.ts';

/**
 * Requests for the night `tonight` that wait, soonest first. One that `decide` answered keeps its place, so that nothing
 * moves under the finger that answers the next one.
 */
export function useTonight(venueId: string, tonight: string, decide: Decide) {
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const pending = useQuery(requestsQuery(venueId)).data?.rows ?? [];
  // Decisions and news show in the list at once.
  const listed = useInfiniteQuery(listQuery(venueId, 'all')).data?.pages.flatMap((page) => page.reservations);
  const rows = [...new Map([...pending, ...(listed ?? [])].map((one) => [one.id, one])).values()]
    .filter(({ id, date, status }) => date === tonight && (status === 'pending' || answered.includes(id)))
    .sort((a: Reservation, b: Reservation) => a.startsAt - b.startsAt);
  const remember: Decide = (decision) => {
    setAnswered((before) => [...before, decision.reservationId]);
    return decide(decision);
  };
  return { rows, decide: remember };
}
