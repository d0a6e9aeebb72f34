import { PENDING_DAYS, type ReservationStatus } from 'mf-shared/contracts/reservations';
import { DAY_MS } from 'mf-shared/time';
import type { ReservationRow } from '../../db/schema/reservations.ts';

/** How long a request may wait for an answer. */
export const PENDING_MS = PENDING_DAYS * DAY_MS;

/** Status at `now` (ms): an expired request has ended, even before the job has written that. */
export const statusAt = (
  row: Pick<ReservationRow, 'status' | 'expires_at'>,
  now: number,
): ReservationStatus => (row.status === 'pending' && row.expires_at <= now ? 'cancelled' : row.status);
