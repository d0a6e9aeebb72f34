import type { ReservationAnswer } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { countAnswer } from '../attendance/reliability.ts';
import { holdOwnPending } from './own.ts';
import { settle } from './settle.ts';
import { toReservation } from './view.ts';

type Answer = z.input<typeof ReservationAnswer>;

/** The business takes a waiting request. Refuses with `reservation_not_pending` one that ended, by time too. */
export const approveReservation = (ctx: Ctx<BusinessActor>, reservationId: string): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    const row = await holdOwnPending(tx, ctx, reservationId);
    const settled = await settle(tx, ctx, row, { status: 'approved', notice: 'approved' });
    await countAnswer(tx, settled, { refused: false });
    return { message: 'Rezervasyon onaylandı!', reservation: toReservation(settled, ctx.clock()) };
  });
