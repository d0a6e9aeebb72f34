import { istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { calendarChanged } from '../availability/calendar.ts';
import { type ReservationView, toReservation } from './view.ts';

/**
 * Ends the writing part of every change of a reservation: the venue's calendar counts as changed, and after
 * commit both sides and everybody who looks at the week are told. `row` is the reservation after the change.
 */
export async function announce(tx: Tx, ctx: AppContext, row: ReservationView): Promise<void> {
  const data = toReservation(row, ctx.clock());
  tx.afterCommit(() => {
    ctx.bus.publish(`actor:${row.user_id}`, { event: 'reservationChanged', data });
    ctx.bus.publish(`actor:${row.business_id}`, { event: 'reservationChanged', data });
  });
  // After a change of hours the calendar day may show what was booked in the night before it.
  await calendarChanged(tx, ctx, row.business_id, [row.date, istanbulDate(row.starts_at)]);
}
