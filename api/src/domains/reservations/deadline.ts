import { formatPhone } from 'mf-shared/format';
import { HOUR_MS } from 'mf-shared/time';
import { AppError } from '../../base/app-error.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import { statusAt } from './status.ts';

type Deadline = Pick<ReservationRow, 'starts_at'> & { cancel_hours: number };
type Changeable = Deadline & Pick<ReservationRow, 'status' | 'expires_at'>;

/** Last instant (ms) at which a player may give back or move an approved hour: the venue's hours before its start. */
export const cancelUntil = ({ starts_at, cancel_hours }: Deadline): number =>
  starts_at - cancel_hours * HOUR_MS;

/**
 * Whether the player may cancel or move it at `now` (ms): a waiting request always, an approved hour until the
 * deadline.
 */
export function isChangeable(row: Changeable, now: number): boolean {
  const status = statusAt(row, now);
  if (status === 'pending') return true;
  return status === 'approved' && now <= cancelUntil(row) && now < row.starts_at;
}

/**
 * Checks that the player may still cancel or move it.
 * @throws `reservation_not_pending` for one that ended
 * @throws `cancel_too_late` with the venue's phone
 */
export function requireChangeable(row: Changeable & { venue_phone: string }, now: number): void {
  if (isChangeable(row, now)) return;
  if (statusAt(row, now) !== 'approved') throw new AppError('reservation_not_pending');
  const message = `İptal süresi geçti. Lütfen işletmeyi telefonla arayın: ${formatPhone(row.venue_phone)}`;
  throw new AppError('cancel_too_late', { message });
}
