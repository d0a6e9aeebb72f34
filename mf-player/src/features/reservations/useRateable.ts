import { useInfiniteQuery } from '@tanstack/react-query';
import { RATEABLE_FOR_MS } from 'mf-shared/contracts/matches';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { actorId, useSession } from 'mf-shared/session';
import { matchesQuery } from '../matches/queries.ts';

/** Starts (ms) of the matches whose players wait for a rating; read only if one of these hours may be among them. */
export function useRateable(hours: readonly Reservation[]): ReadonlySet<number> {
  const actor = useSession(actorId) ?? '';
  const earliest = Date.now() - RATEABLE_FOR_MS;
  const some = hours.some(({ status, startsAt }) => status === 'approved' && startsAt > earliest);
  const { data } = useInfiniteQuery({ ...matchesQuery(actor, 'rateable'), enabled: some && actor !== '' });
  return new Set(data?.pages.flatMap(({ rows }) => rows.map(({ startsAt }) => Date.parse(startsAt))));
}
