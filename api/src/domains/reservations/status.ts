import { PENDING_DAYS, type ReservationStatus } from 'mf-shared/contracts/reservations';
import { DAY_MS } from 'mf-shared/time';
import type { ReservationRow } from '../../db/schema.ts';

/** How long a request may wait for an answer. */
export const PENDING_MS = PENDING_DAYS * DAY_MS;

/** Status at `now` in ms: a request whose time ran out has ended, also before the job has written it down. */
export const statusAt = (
  row: Pick<ReservationRow, 'status' | 'expires_at'>,
  now: number,
): ReservationStatus => (row.status === 'pending' && row.expires_at <= now ? 'cancelled' : row.status);
