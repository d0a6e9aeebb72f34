import type { WeeklyField } from 'mf-shared/contracts/reservations';
import {
  DEFAULT_SUBSCRIPTION_SLOT,
  type SubscriptionCreate,
  WEEKDAYS,
  type Weekday,
} from 'mf-shared/contracts/subscriptions';
import {
  addDays,
  daysBetween,
  isAfterMidnight,
  istanbulDate,
  istanbulMidnight,
  weekStart,
} from 'mf-shared/schedule';

/** An hour that a pitch offers every week; `start` in ms from midnight of its night's day. */
export type Offer = { timeSlot: string; isAfterMidnight: boolean; price: number; start: number };

/** Hours of a pitch on a weekday of the shown week, in playing order. */
export function offersOf(field: WeeklyField | undefined, day: Weekday): Offer[] {
  const shown = field?.weeklyData.find(({ date }) => weekdayOf(date) === day) ?? field?.weeklyData[0];
  return (shown?.daySlots ?? []).map(({ timeSlot, startsAt, price }) => ({
    timeSlot,
    price,
    isAfterMidnight: isAfterMidnight(shown?.date ?? '', startsAt),
    start: startsAt - istanbulMidnight(shown?.date ?? ''),
  }));
}

const weekdayOf = (date: string): Weekday => WEEKDAYS[daysBetween(weekStart(date), date)] ?? WEEKDAYS[0];

/** The first football night (`YYYY-MM-DD`) on a weekday whose hour is after `now` (ms). */
export function firstNight({ start }: Pick<Offer, 'start'>, day: Weekday, now: number): string {
  // An hour after midnight may belong to yesterday's night.
  let date = addDays(istanbulDate(now), -1);
  while (weekdayOf(date) !== day || istanbulMidnight(date) + start <= now) date = addDays(date, 1);
  return date;
}

/** The first football night after `now` (ms) on the weekday and at the hour of an earlier one. */
export const nextNightLike = ({ date, startsAt }: { date: string; startsAt: number }, now: number): string =>
  firstNight({ start: startsAt - istanbulMidnight(date) }, weekdayOf(date), now);

/** The hour after a change of pitch or day: the same hour if offered, else the usual one. */
export function slotAmong(offers: readonly Offer[], wanted: SubscriptionCreate['timeSlot']): string {
  const has = (timeSlot: string) => offers.some((offer) => offer.timeSlot === timeSlot);
  if (has(wanted)) return wanted;
  return has(DEFAULT_SUBSCRIPTION_SLOT) ? DEFAULT_SUBSCRIPTION_SLOT : (offers[0]?.timeSlot ?? '');
}
