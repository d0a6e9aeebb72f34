import type { Reservation } from 'mf-shared/contracts/reservations';
import { HOUR_MS } from 'mf-shared/time';

export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const booking = (part: Partial<Reservation> = {}) =>
  ({ id: 'r', businessId: 'b1', status: 'approved', startsAt: NOW + HOUR_MS, ...part }) as Reservation;
