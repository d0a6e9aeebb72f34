import type { WeeklyField } from 'mf-shared/contracts/reservations';
import {
  DEFAULT_SUBSCRIPTION_SLOT,
  type SubscriptionCreate,
  WEEKDAYS,
  type Weekday,
} from 'mf-shared/contracts/subscriptions';
import { daysBetween, isAfterMidnight, weekStart } from 'mf-shared/schedule';

/** An hour that a pitch offers every week. */
export type Offer = { timeSlot: string; isAfterMidnight: boolean; price: number };

/** Hours of a pitch on a weekday as the shown week has them, in the order played. */
export function offersOf(field: WeeklyField | undefined, day: Weekday): Offer[] {
  const shown = field?.weeklyData.find(({ date }) => weekdayOf(date) === day) ?? field?.weeklyData[0];
  return (shown?.daySlots ?? []).map(({ timeSlot, startsAt, price }) => ({
    timeSlot,
    price,
    isAfterMidnight: isAfterMidnight(shown?.date ?? '', startsAt),
  }));
}

const weekdayOf = (date: string) => WEEKDAYS[daysBetween(weekStart(date), date)];

/** The hour that is kept while pitch and day change: the same one where it is offered, else the usual one. */
export function slotAmong(offers: readonly Offer[], wanted: SubscriptionCreate['timeSlot']): string {
  const has = (timeSlot: string) => offers.some((offer) => offer.timeSlot === timeSlot);
  if (has(wanted)) return wanted;
  return has(DEFAULT_SUBSCRIPTION_SLOT) ? DEFAULT_SUBSCRIPTION_SLOT : (offers[0]?.timeSlot ?? '');
}
