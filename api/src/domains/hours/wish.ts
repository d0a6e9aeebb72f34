import type { HourSearch } from 'mf-shared/contracts/hours';
import { daysBetween, istanbulDate, istanbulMidnight } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { isActiveAt } from '../venues/index.ts';
import type { Candidate, Filter } from './candidates.ts';
import { featureBits } from './features.ts';

const ANY_PRICE = 1_000_000;
/** Lets every hour through. */
export const ANY: Filter = { maxPrice: ANY_PRICE, players: 0, features: 0 };

/** What the pitch must be and cost, as the rows of an index can tell. */
export const filterOf = ({
  players = 0,
  maxPrice = ANY_PRICE,
  indoor,
  facilities,
}: Pick<HourSearch, 'players' | 'maxPrice' | 'indoor' | 'facilities'>): Filter => ({
  players,
  maxPrice,
  features: featureBits(facilities, indoor === 'yes'),
});

export const startOf = ({ date, starts }: Pick<Candidate, 'date' | 'starts'>): number =>
  istanbulMidnight(date) + starts * MINUTE_MS;

/** Whether the hour can be booked at `now` (ms) if it is free. */
export const isOpenAt = (hour: Candidate, now: number): boolean =>
  startOf(hour) > now &&
  isActiveAt(hour, now) &&
  daysBetween(istanbulDate(now), hour.date) <= hour.horizon_weeks * 7;

/** Whether nobody holds the hour at `now` (ms). */
export const isFreeAt = ({ held_until }: Pick<Candidate, 'held_until'>, now: number): boolean =>
  held_until === null || held_until <= now;

/** Whether the hour can be booked at `now` (ms). */
export const isBookableAt = (hour: Candidate, now: number): boolean =>
  isOpenAt(hour, now) && isFreeAt(hour, now);
