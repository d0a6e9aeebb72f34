import type { ReservationAnswer, ReservationAttendance } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { notify } from '../notifications/notify.ts';
import { holdOwn } from '../reservations/own.ts';
import { findView, type ReservationView, toReservation } from '../reservations/view.ts';
import { recordChange } from '../staff/record-change.ts';
import { reservationChange } from '../staff/sentences.ts';
import { countMark } from './count-mark.ts';

type Input = z.output<typeof ReservationAttendance>;

/**
 * The venue says whether who had booked an hour came, or takes that back (null). What it says counts in the
 * player's record, which venues see. A player who is said not to have come is told. Refuses with
 * `reservation_not_found`, `not_yours`, `reservation_not_approved`, and `attendance_too_early` before the hour
 * begins.
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
    if (row.attendance !== attendance) {
      await tx.q.updateTable('reservations').set({ attendance }).where('id', '=', row.id).execute();
      await countMark(tx, row, attendance);
      await recordChange(tx, ctx, reservationChange(row, DONE[attendance ?? 'none']));
      if (attendance === 'no_show') await tell(tx, ctx, row);
    }
    const now = (await findView(tx.q, row.id)) ?? row;
    const reservation = toReservation(now, ctx.clock());
    tx.afterCommit(() =>
      ctx.bus.publish(`actor:${row.business_id}`, { event: 'reservationChanged', data: reservation }),
    );
    return { message: MESSAGES[attendance ?? 'none'], reservation };
  });

const MESSAGES = {
  played: 'Oynandı olarak işaretlendi.',
  no_show: 'Gelmedi olarak işaretlendi.',
  none: 'İşaret kaldırıldı.',
};
const DONE = { played: 'geldi', no_show: 'gelmedi', none: 'geldi/gelmedi işareti kaldırıldı' };
async function tell(tx: Tx, ctx: Ctx<BusinessActor>, row: ReservationView): Promise<void> {
  const slot = formatSlot({ date: row.date, timeSlot: row.time_slot, startsAt: row.starts_at });
  await notify(tx, ctx, {
    to: { model: 'User', id: row.user_id },
    kind: 'attendance_missed',
    text: `${row.business_name} ${slot} rezervasyonunuza gelmediğinizi bildirdi. Yanlışsa işletmeye yazın.`,
    link: '/my-reservations',
  });
}
