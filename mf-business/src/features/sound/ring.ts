import type { QueryClient } from '@tanstack/react-query';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { keys } from '../../common/keys.ts';
import { chime } from './chime.ts';
import { soundIsOn } from './choice.ts';

/** Requests that this tab knows: one that it rejects and restores is not new. */
const heard = new Set<string>();

/** Plays the sound for a request that is new to this tab. Call it before the caches take the request in. */
export function ringFor(client: QueryClient, venueId: string, reservation: Reservation): void {
  const requests = client.getQueryData<{ rows: Reservation[] }>(keys.requests(venueId))?.rows;
  const known = heard.has(reservation.id) || requests?.some(({ id }) => id === reservation.id);
  heard.add(reservation.id);
  if (reservation.status === 'pending' && !known && soundIsOn()) chime();
}

/** Plays the sound for news that arrive only once. */
export function ring(): void {
  if (soundIsOn()) chime();
}
