import type { ReservationAnswer } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { requireChangeable } from './deadline.ts';
import { holdReservation, settle } from './settle.ts';
import { toReservation } from './view.ts';

type Answer = z.input<typeof ReservationAnswer>;

/**
 * The player gives an hour back: a waiting request at any time, an approved reservation until the venue's deadline.
 * @throws `cancel_too_late` with the venue's phone
 * @throws `reservation_not_pending` for one that ended
 * @throws `not_yours`, `reservation_not_found`
 */
export const cancelReservation = (ctx: Ctx<UserActor>, id: string): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    const row = await holdReservation(tx, id);
    if (row.user_id !== ctx.actor.id) throw new AppError('not_yours');
    requireChangeable(row, ctx.clock());
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
