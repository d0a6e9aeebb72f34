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
 * The business approves a waiting request.
 * @throws `reservation_not_pending` for one that ended or expired
 * @throws `changed_meanwhile` when it was moved from the hour of the decision
 * @throws `reservation_not_found`, `not_yours`
 */
export const approveReservation = (ctx: Ctx<BusinessActor>, decision: ReservationDecision): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    const row = await holdOwnPending(tx, ctx, decision);
    const settled = await settle(tx, ctx, row, { status: 'approved', notice: 'approved' });
    await recordChange(tx, ctx, reservationChange(settled, 'onaylandı'));
    await countAnswer(tx, settled, { refused: false });
    return { message: 'Rezervasyon onaylandı!', reservation: toReservation(settled, ctx.clock()) };
  });
