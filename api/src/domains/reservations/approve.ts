import type { ReservationAnswer, ReservationDecision } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { recordChange, reservationChange } from '../staff/index.ts';
import { countAnswer } from '../venues/index.ts';
import { holdOwnPending } from './own.ts';
import { settle } from './settle.ts';
import { toReservation } from './view.ts';

type Answer = z.input<typeof ReservationAnswer>;

/**
 * The business takes a waiting request. Refuses with `reservation_not_pending` one that ended, by time too, with
 * `changed_meanwhile` one that was moved from the hour decided about, `reservation_not_found` and `not_yours`.
 */
export const approveReservation = (ctx: Ctx<BusinessActor>, decision: ReservationDecision): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    const row = await holdOwnPending(tx, ctx, decision);
    const settled = await settle(tx, ctx, row, { status: 'approved', notice: 'approved' });
    await recordChange(tx, ctx, reservationChange(settled, 'onaylandı'));
    await countAnswer(tx, settled, { refused: false });
    return { message: 'Rezervasyon onaylandı!', reservation: toReservation(settled, ctx.clock()) };
  });
