import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { sendDeskNotice } from './notices.ts';
import { holdReservation, settle } from './settle.ts';
import { statusAt } from './status.ts';
import { reservationVersion } from './version.ts';
import type { ReservationView } from './view.ts';

const OVER = 'Bu saat başladı; geçmiş saatleri işletme düzeltir.';

/** Whether an admin may cancel it at `now` (ms): a waiting request, or an approved hour that has not begun. */
export function isCancellableByDesk(row: ReservationView, now: number): boolean {
  const status = statusAt(row, now);
  return (status === 'pending' || status === 'approved') && row.starts_at > now;
}

/**
 * Cancels a coming reservation for an admin, whatever the venue's deadline. Its hour goes to the next in line, and both
 * sides are told the reason. Answers the reservation as it was.
 * @throws `reservation_not_found`
 * @throws `changed_meanwhile` when somebody decided or moved it after `version` was read
 * @throws `reservation_not_pending` for one that ended
 * @throws `slot_past` once its hour has begun
 */
export async function cancelByDesk(
  tx: Tx,
  ctx: AppContext,
  { id, version, reason }: { id: string; version: string; reason: string },
): Promise<ReservationView> {
  const row = await holdReservation(tx, id);
  const now = ctx.clock();
  if (reservationVersion(row) !== version) throw new AppError('changed_meanwhile');
  if (!isCancellableByDesk(row, now)) {
    const isLive = ['pending', 'approved'].includes(statusAt(row, now));
    if (isLive) throw new AppError('slot_past', { message: OVER });
    throw new AppError('reservation_not_pending', { message: 'Bu rezervasyon zaten sona ermiş.' });
  }
  await settle(tx, ctx, row, {
    ...{ status: 'cancelled', endReason: 'admin' },
    notice: (settled) => sendDeskNotice(tx, ctx, settled, reason),
  });
  return row;
}
