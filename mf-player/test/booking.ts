import type { Reservation } from 'mf-shared/contracts/reservations';

export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const HOUR = 3_600_000;
export const booking = (part: Partial<Reservation> = {}) =>
  ({ id: 'r', businessId: 'b1', status: 'approved', startsAt: NOW + HOUR, ...part }) as Reservation;
