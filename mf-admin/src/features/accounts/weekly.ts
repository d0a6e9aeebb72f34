import { WEEKDAYS } from 'mf-shared/contracts/booking-terms';
import type { DeskBooking } from 'mf-shared/contracts/desk';
import { formatWeekly } from 'mf-shared/format';
import { weekdayOf } from 'mf-shared/pricing';
import { isAfterMidnight } from 'mf-shared/schedule';

/** An hour, or all coming weeks of a subscription. */
export type Row = { first: DeskBooking; isWeekly: boolean };

/** The hours in their order. All weeks of a subscription are one row, in the place of the first. */
export function joinWeeks(bookings: readonly DeskBooking[]): Row[] {
  const rows = new Map<string, Row>();
  for (const one of bookings) {
    const key = one.kind === 'subscription' ? subscriptionOf(one) : one.id;
    const row = rows.get(key);
    if (row) row.isWeekly = true;
    else rows.set(key, { first: one, isWeekly: false });
  }
  return [...rows.values()];
}

const subscriptionOf = ({ player, venue, fieldName, date, timeSlot }: DeskBooking): string =>
  [player.id, venue.id, fieldName, weekdayOf(date), timeSlot].join();

/** `Her çarşamba, 23:00-00:00` */
export function weeklySlot({ date, timeSlot, startsAt }: DeskBooking): string {
  const dayOfWeek = WEEKDAYS[weekdayOf(date) - 1]?.toLocaleLowerCase('tr') ?? '';
  return `Her ${formatWeekly({ dayOfWeek, timeSlot, isAfterMidnight: isAfterMidnight(date, startsAt) })}`;
}
