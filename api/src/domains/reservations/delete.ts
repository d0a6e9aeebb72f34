import type { ReservationAnswer } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { endOf, recordChange, requireCorrectable, reservationChange } from '../staff/index.ts';
import { holdOwn } from './own.ts';
import { settle } from './settle.ts';
import { toReservation } from './view.ts';
import { holdMarkedPlayer, withdrawMark } from './withdraw-mark.ts';

type Answer = z.input<typeof ReservationAnswer>;

/**
 * The business cancels an approved reservation. The hour is free at once, and the mark of its player is removed.
 * @throws `reservation_not_found`, `not_yours`, `reservation_not_approved`
 * @throws `hour_is_over`, `correction_too_late` for a past hour
 */
export const deleteReservation = (ctx: Ctx<BusinessActor>, id: string): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    await holdMarkedPlayer(tx, ctx, id);
    const row = await holdOwn(tx, ctx, id);
    if (row.status !== 'approved') throw new AppError('reservation_not_approved');
    requireCorrectable(ctx, row.ends_at);
    const income = row.attendance === 'no_show' ? 0 : row.price;
    const settled = await settle(tx, ctx, await withdrawMark(tx, row), {
      status: 'cancelled',
      endReason: 'business',
      notice: 'deleted',
    });
    await recordChange(tx, ctx, reservationChange(settled, endOf(row, income, ctx.clock())));
    if (row.starts_at <= ctx.clock()) {
      const visit = { businessId: row.venue_id, userId: row.user_id, now: ctx.clock() };
      await ctx.reactions.reservations.visitStruckOut(tx, visit);
    }
    return {
      message: 'Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.',
      reservation: toReservation(settled, ctx.clock()),
    };
  });
