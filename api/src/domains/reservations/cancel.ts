import { DEFAULT_CANCEL_HOURS, type ReservationAnswer } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { holdReservation, settle } from './settle.ts';
import { type ReservationView, statusAt, toReservation } from './view.ts';

type Answer = z.input<typeof ReservationAnswer>;
const CANCEL_MS = DEFAULT_CANCEL_HOURS * 60 * 60 * 1000;

/**
 * The player gives an hour back: a waiting request at any time, an approved reservation until 24 hours before
 * its start. Later `cancel_too_late` names the venue's phone; one that ended is `reservation_not_pending`.
 */
export const cancelReservation = (ctx: Ctx<UserActor>, id: string): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    const row = await holdReservation(tx, id);
    if (row.user_id !== ctx.actor.id) throw new AppError('not_yours');
    requireCancellable(row, ctx.clock());
    const settled = await settle(tx, ctx, row, {
      status: 'cancelled',
      endReason: 'player',
      notice: row.status === 'pending' ? 'withdrawn' : 'cancelled',
    });
    return {
      message: 'Rezervasyonunuz iptal edildi.',
      reservation: toReservation(settled, ctx.clock()),
    };
  });

function requireCancellable(row: ReservationView, now: number): void {
  const status = statusAt(row, now);
  if (status === 'pending') return;
  if (status !== 'approved') throw new AppError('reservation_not_pending');
  if (row.starts_at - now >= CANCEL_MS) return;
  const message = `İptal süresi geçti. Lütfen işletmeyi telefonla arayın: ${row.business_phone}`;
  throw new AppError('cancel_too_late', { message });
}
