import { formatPhone } from 'mf-shared/format';
import { cancelUntil } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import { statusAt } from './status.ts';

type Changeable = Pick<ReservationRow, 'starts_at' | 'status' | 'expires_at'> & { cancel_hours: number };

/**
 * Whether the player may cancel or move it at `now` (ms): a waiting request always, an approved hour until the
 * deadline.
 */
export function isChangeable(row: Changeable, now: number): boolean {
  const { starts_at, cancel_hours } = row;
  const status = statusAt(row, now);
  if (status === 'pending') return true;
  return status === 'approved' && now <= cancelUntil(starts_at, cancel_hours) && now < starts_at;
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
