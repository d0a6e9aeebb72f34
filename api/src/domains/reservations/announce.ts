import { istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { calendarChanged } from '../venues/index.ts';
import { type ReservationView, toReservation } from './view.ts';

type Place = Pick<ReservationView, 'date' | 'starts_at'>;

/**
 * Ends the writing part of every change of a reservation. Marks the venue's calendar as changed. After the commit it
 * tells both sides and everybody who looks at the week. `row` is the reservation after the change, `before` the
 * reservation before it.
 */
export async function announce(
  tx: Tx,
  ctx: AppContext,
  row: ReservationView,
  before: Place = row,
): Promise<void> {
  tellSides(tx, ctx, row);
  // After a change of hours the calendar day may show bookings of the night before.
  const dates = [row, before].flatMap(({ date, starts_at }) => [date, istanbulDate(starts_at)]);
  await calendarChanged(tx, ctx, row.venue_id, dates);
}

/** Tells player and venue, after the commit, the new state of a reservation. */
export function tellSides(tx: Tx, ctx: AppContext, row: ReservationView): void {
  const data = toReservation(row, ctx.clock());
  tx.afterCommit(() => {
    ctx.bus.publish(`actor:${row.user_id}`, { event: 'reservationChanged', data });
    ctx.bus.publish(`actor:${row.venue_id}`, { event: 'reservationChanged', data });
  });
}
