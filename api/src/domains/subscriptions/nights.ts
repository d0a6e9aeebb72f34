import { addDays, istanbulDate, istanbulMidnight, SLOT_MINUTES, weekStart } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';

const WEEK = 7;
type Weekly = Pick<SubscriptionRow, 'weekday' | 'start_minute'>;

/** A football night (`YYYY-MM-DD`) with the instants (ms) of its hour. */
export type Night = { date: string; startsAt: number; endsAt: number };

/** The weekly hour on a football night (`YYYY-MM-DD`). */
export const nightOf = ({ start_minute }: Weekly, date: string): Night => {
  const startsAt = istanbulMidnight(date) + start_minute * MINUTE_MS;
  return { date, startsAt, endsAt: startsAt + SLOT_MINUTES * MINUTE_MS };
};

/**
 * Football nights of a weekly hour after the date `after` (without it, from now on) up to and including the date
 * `last`. Their hour has not begun at `now` (ms).
 */
export function comingNights(
  weekly: Weekly,
  { after, last, now }: { after: string | null; last: string; now: number },
): Night[] {
  // The late hours of yesterday's night may still lie ahead.
  const from = after ? addDays(after, 1) : addDays(istanbulDate(now), -1);
  const nights: Night[] = [];
  let date = addDays(weekStart(from), weekly.weekday - 1);
  for (; date <= last; date = addDays(date, WEEK)) {
    const night = nightOf(weekly, date);
    if (date >= from && night.startsAt > now) nights.push(night);
  }
  return nights;
}

/** Whether a football night lies in a pause. */
export const isPaused = (
  { paused_from, paused_until }: Pick<SubscriptionRow, 'paused_from' | 'paused_until'>,
  date: string,
): boolean => paused_from !== null && paused_until !== null && paused_from <= date && date <= paused_until;
