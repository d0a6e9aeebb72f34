import { type RawBuilder, type SqlBool, sql } from 'kysely';
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

/** The same in a query: whether the reservation is approved, or waits at `now` (ms). `table` is its name there. */
export const isLiveAt = (now: number, table = 'reservations'): RawBuilder<SqlBool> => {
  const [status, expiresAt] = [sql.ref(`${table}.status`), sql.ref(`${table}.expires_at`)];
  return sql`(${status} = 'approved' or (${status} = 'pending' and ${expiresAt} > ${now}))`;
};
