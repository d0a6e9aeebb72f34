import { istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { calendarChanged } from '../occupancy/index.ts';
import { type ReservationView, toReservation } from './view.ts';

type Place = Pick<ReservationView, 'date' | 'starts_at'>;

/**
 * Ends the writing part of every change of a reservation: the venue's calendar counts as changed, and after
 * commit both sides and everybody who looks at the week are told. `row` is the reservation after the change,
 * `before` where it was until now.
 */
export async function announce(
  tx: Tx,
  ctx: AppContext,
  row: ReservationView,
  before: Place = row,
): Promise<void> {
  tellSides(tx, ctx, row);
  // After a change of hours the calendar day may show what was booked in the night before it.
  const dates = [row, before].flatMap(({ date, starts_at }) => [date, istanbulDate(starts_at)]);
  await calendarChanged(tx, ctx, row.business_id, dates);
}

/** Tells player and venue, after commit, how a reservation stands now. */
export function tellSides(tx: Tx, ctx: AppContext, row: ReservationView): void {
  const data = toReservation(row, ctx.clock());
  tx.afterCommit(() => {
    ctx.bus.publish(`actor:${row.user_id}`, { event: 'reservationChanged', data });
    ctx.bus.publish(`actor:${row.business_id}`, { event: 'reservationChanged', data });
  });
}
