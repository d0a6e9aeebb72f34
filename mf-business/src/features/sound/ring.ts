import type { QueryClient } from '@tanstack/react-query';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { type BookingPage, keys } from '../bookings/queries.ts';
import { chime } from './chime.ts';
import { soundIsOn } from './choice.ts';

/** Requests that this tab has heard of: what it rejects and takes back is none that arrives. */
const heard = new Set<string>();

/** Sounds for a request that is new to this tab; call it before what is shown takes the request in. */
export function ringFor(client: QueryClient, businessId: string, reservation: Reservation): void {
  const waiting = client.getQueryData<{ rows: BookingPage['reservations'] }>(keys.waiting(businessId))?.rows;
  const known = heard.has(reservation.id) || waiting?.some(({ id }) => id === reservation.id);
  heard.add(reservation.id);
  if (reservation.status === 'pending' && !known && soundIsOn()) chime();
}

/** Sounds for something new that is told once anyhow. */
export function ring(): void {
  if (soundIsOn()) chime();
}
