import type { ReservationAnswer, ReservationAttendance } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { findView, holdOwn, setMark, toReservation } from '../reservations/index.ts';
import { reverifyReview } from '../reviews/index.ts';
import { recordChange, requireMarkable, reservationChange } from '../staff/index.ts';
import { tellMissed } from './tell-missed.ts';
import { doneOf, messageOf } from './words.ts';

type Input = z.output<typeof ReservationAttendance>;

/**
 * The venue marks whether the person who booked came; null takes the mark back. The mark counts in the player's
 * record, which venues see, and decides whether the player's review counts. A no-show gets a notice.
 * @throws `reservation_not_found`, `not_yours`, `reservation_not_approved`
 * @throws `attendance_too_early` before the hour begins
 * @throws `hour_is_over`, `correction_too_late` long after it
 */
export const markAttendance = (
  ctx: Ctx<BusinessActor>,
  { reservationId, attendance }: Input,
): Promise<z.input<typeof ReservationAnswer>> =>
  ctx.db.transact(async (tx) => {
    const player = (await findView(tx.q, reservationId))?.user_id;
    if (player) await tx.lock('users', player);
    const row = await holdOwn(tx, ctx, reservationId);
    if (row.status !== 'approved') throw new AppError('reservation_not_approved');
    if (row.starts_at > ctx.clock()) throw new AppError('attendance_too_early');
    requireMarkable(ctx, { date: row.date, endsAt: row.ends_at });
    if (row.attendance !== attendance) {
      await setMark(tx, row, attendance);
      await recordChange(tx, ctx, reservationChange(row, doneOf(attendance)));
      if (attendance === 'no_show') await tellMissed(tx, ctx, row, '/my-reservations');
      await reverifyReview(tx, { businessId: row.venue_id, userId: row.user_id, now: ctx.clock() });
    }
    const now = (await findView(tx.q, row.id)) ?? row;
    const reservation = toReservation(now, ctx.clock());
    tx.afterCommit(() =>
      ctx.bus.publish(`actor:${row.venue_id}`, { event: 'reservationChanged', data: reservation }),
    );
    return { message: messageOf(attendance), reservation };
  });
