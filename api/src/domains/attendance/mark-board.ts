import type { BoardAttendance } from 'mf-shared/contracts/board';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { phoneBookingOf, setPhoneMark, wordsChanged } from '../board/index.ts';
import { reverifyReview } from '../reviews/index.ts';
import { hourChange, recordChange, requireMarkable } from '../staff/index.ts';
import { markNight, occurrenceOf, type WeekOf } from '../subscriptions/index.ts';
import { tellMissed } from './tell-missed.ts';
import { doneOf, messageOf } from './words.ts';

type Input = z.output<typeof BoardAttendance>;
type Attendance = Input['attendance'];

/**
 * The venue marks whether the person who booked by phone came, or a regular on one night; null takes the mark back. A
 * regular's mark counts in the player's record and decides whether their review counts. A no-show gets a notice.
 * @throws `phone_booking_not_found`, `occurrence_not_found`, `not_yours`
 * @throws `attendance_too_early` before the hour begins
 * @throws `hour_is_over`, `correction_too_late` long after it
 */
export const markBoardAttendance = (
  ctx: Ctx<BusinessActor>,
  { kind, id, attendance }: Input,
): Promise<{ message: string }> =>
  ctx.db.transact(async (tx) => {
    const { date } = await (kind === 'phone' ? markPhone : markWeek)(tx, ctx, id, attendance);
    wordsChanged(tx, ctx, ctx.actor.id, [date]);
    return { message: messageOf(attendance) };
  });

type Hour = { venue_id: string; date: string; starts_at: number; ends_at: number };

function requireOwnBegun(ctx: Ctx<BusinessActor>, row: Hour): void {
  if (row.venue_id !== ctx.actor.id) throw new AppError('not_yours');
  if (row.starts_at > ctx.clock()) throw new AppError('attendance_too_early');
  requireMarkable(ctx, { date: row.date, endsAt: row.ends_at });
}

async function markPhone(tx: Tx, ctx: Ctx<BusinessActor>, id: string, attendance: Attendance): Promise<Hour> {
  const row = await phoneBookingOf(tx.q, id);
  if (row?.status !== 'active') throw new AppError('phone_booking_not_found');
  requireOwnBegun(ctx, row);
  if (await setPhoneMark(tx, id, attendance)) {
    await recordChange(tx, ctx, { subjectId: id, text: hourChange(row, row.name, doneOf(attendance)) });
  }
  return row;
}

async function markWeek(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  id: string,
  attendance: Attendance,
): Promise<WeekOf> {
  const seen = await occurrenceOf(tx.q, id);
  // The player's row is locked first, so that two marks run one after the other and both are counted.
  if (seen) await tx.lock('users', seen.user_id);
  const row = seen && (await occurrenceOf(tx.q, id));
  if (row?.status !== 'held') throw new AppError('occurrence_not_found');
  requireOwnBegun(ctx, row);
  if (row.attendance === attendance) return row;
  await markNight(tx, row, attendance);
  await recordChange(tx, ctx, {
    subjectId: row.subscription_id,
    text: hourChange(row, row.full_name, doneOf(attendance)),
  });
  if (attendance === 'no_show') await tellMissed(tx, ctx, row, '/my-reservations?tab=subscriptions');
  await reverifyReview(tx, { businessId: row.venue_id, userId: row.user_id, now: ctx.clock() });
  return row;
}
