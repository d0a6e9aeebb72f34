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
 * The business rejects a waiting request, which frees its hour.
 * @throws what an approval throws
 */
export const rejectReservation = (ctx: Ctx<BusinessActor>, decision: ReservationDecision): Promise<Answer> =>
  ctx.db.transact(async (tx) => {
    const row = await holdOwnPending(tx, ctx, decision);
    const settled = await settle(tx, ctx, row, { status: 'rejected', notice: 'rejected' });
    await recordChange(tx, ctx, reservationChange(settled, 'reddedildi'));
    await countAnswer(tx, settled, { refused: true });
    return { message: 'Rezervasyon reddedildi!', reservation: toReservation(settled, ctx.clock()) };
  });
