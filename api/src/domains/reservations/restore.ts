import { RESTORE_MINUTES } from 'mf-shared/contracts/board';
import type { ReservationAnswer } from 'mf-shared/contracts/reservations';
import { cellsOf } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import { claimCells } from '../occupancy/index.ts';
import { recordChange, requireCorrectable, reservationChange } from '../staff/index.ts';
import { announce } from './announce.ts';
import { sendNotice } from './notices.ts';
import { holdOwn } from './own.ts';
import { requireFewOpenOf, requireRoomOf } from './player-hours.ts';
import { findView, toReservation } from './view.ts';

type Answer = z.input<typeof ReservationAnswer>;

/**
 * The venue undoes its cancellation or rejection, within a quarter of an hour and while the hour is free. The
 * reservation gets its old status, and its player is told.
 * @throws `undo_too_late`, `hour_is_over`, `slot_taken`, `weekly_limit`, `hours_overlap`, `open_requests_limit`
 * @throws `slot_past` for a request whose hour has begun
 * @throws `changed_meanwhile` for one that the venue did not end
 */
export const restoreReservation = (ctx: Ctx<BusinessActor>, id: string): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    // Locks take player and pitch before the reservation.
    const seen = await findView(tx.q, id);
    const pitchId = seen?.pitch_id;
    if (seen) await tx.lock('users', seen.user_id);
    if (pitchId) await tx.lock('pitches', pitchId);
    const row = await holdOwn(tx, ctx, id);
    const now = ctx.clock();
    const status = statusBefore(row);
    if (!status || row.pitch_id !== pitchId) throw new AppError('changed_meanwhile');
    if ((row.decided_at ?? 0) < now - RESTORE_MINUTES * MINUTE_MS) throw new AppError('undo_too_late');
    if (status === 'approved') requireCorrectable(ctx, row.ends_at);
    else if (row.starts_at <= now || row.expires_at <= now) throw new AppError('slot_past');
    await requireRoomOf(tx.q, row, now);
    if (status === 'pending') await requireFewOpenOf(tx.q, row.user_id, now);
    await reinstate(tx, ctx, row, status);
    const restored = { ...row, status, end_reason: null };
    await sendNotice(tx, ctx, restored, 'restored');
    await recordChange(tx, ctx, reservationChange(restored, 'geri alındı'));
    await announce(tx, ctx, restored);
    return {
      message: 'Geri alındı, rezervasyon yeniden geçerli.',
      reservation: toReservation(restored, now),
    };
  });

/** The reservation's status before the venue ended it; null for one that ended otherwise. */
function statusBefore(row: ReservationRow): 'pending' | 'approved' | null {
  if (row.status === 'rejected') return 'pending';
  return row.status === 'cancelled' && row.end_reason === 'business' ? 'approved' : null;
}

async function reinstate(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  row: ReservationRow,
  status: 'pending' | 'approved',
): Promise<void> {
  await tx.q
    .updateTable('reservations')
    .set({ status, end_reason: null, decided_at: status === 'pending' ? null : ctx.clock() })
    .where('id', '=', row.id)
    .execute();
  await claimCells(tx, ctx, {
    pitchId: row.pitch_id,
    cells: cellsOf(row.starts_at, row.ends_at),
    owner: { kind: 'reservation', id: row.id },
    expiresAt: status === 'pending' ? row.expires_at : null,
  });
}
