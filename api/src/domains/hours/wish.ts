import type { HourSearch } from 'mf-shared/contracts/hours';
import { daysBetween, istanbulDate, istanbulMidnight } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { isActiveAt } from '../venues/index.ts';
import type { Candidate } from './candidates.ts';
import { featureBits } from './features.ts';

/** What a pitch and its hour must be, whatever the place and the time. */
export type Wish = Pick<HourSearch, 'players' | 'maxPrice' | 'indoor' | 'facilities'>;

export const startOf = ({ date, starts }: Pick<Candidate, 'date' | 'starts'>): number =>
  istanbulMidnight(date) + starts * MINUTE_MS;

/** Whether the hour is what is wished for, and can be booked at `now` (ms) if it is free. */
export function fits(hour: Candidate, wish: Wish, now: number): boolean {
  const bits = featureBits(wish.facilities, wish.indoor === 'yes');
  return (
    (wish.players === undefined || hour.players === wish.players) &&
    (wish.maxPrice === undefined || hour.price <= wish.maxPrice) &&
    (hour.features & bits) === bits &&
    startOf(hour) > now &&
    isActiveAt(hour, now) &&
    daysBetween(istanbulDate(now), hour.date) <= hour.horizon_weeks * 7
  );
}

/** Whether nobody holds the hour at `now` (ms). */
export const isFreeAt = ({ held_until }: Pick<Candidate, 'held_until'>, now: number): boolean =>
  held_until === null || held_until <= now;
