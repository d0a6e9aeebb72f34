import type { PriceRule } from 'mf-shared/contracts/prices';
import { priceOf, weekdayOf } from 'mf-shared/pricing';
import { addDays } from 'mf-shared/schedule';
import type { PricedHourRow } from '../../db/schema/priced-hours.ts';
import { type PlayedPitch, pitchSlots } from '../occupancy/index.ts';

const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2099-12-31';
/** Rules that begin later are written when the venue is written again, long before anybody can book so far ahead. */
const AHEAD_DAYS = 182;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

export type WeeklyPrice = Pick<
  PricedHourRow,
  'pitch_id' | 'weekday' | 'half' | 'starts' | 'ends' | 'from_date' | 'to_date' | 'price'
>;

/**
 * All hours of a week that the pitch plays, each with its price for every span of nights at one price. Nights before
 * `today` (`YYYY-MM-DD`) and its eve count no more.
 */
export function weeklyPrices(pitch: PlayedPitch, rules: readonly PriceRule[], today: string): WeeklyPrice[] {
  const own = rules.filter(({ fieldIds }) => fieldIds.length === 0 || fieldIds.includes(pitch.id));
  const eve = addDays(today, -1);
  const spans = spansOf(own, { after: eve, until: addDays(today, AHEAD_DAYS) });
  return pitchSlots(pitch).flatMap(({ start, end }) =>
    WEEKDAYS.flatMap((weekday) =>
      joined(
        spans.flatMap(({ from, to }) => {
          const date = firstOn(weekday, from === FIRST_DATE ? eve : from);
          if (date > to) return [];
          const price = priceOf(pitch.price, own, { fieldId: pitch.id, date, start });
          const hour = {
            pitch_id: pitch.id,
            weekday,
            half: Math.floor(start / 30),
            starts: start,
            ends: end,
          };
          return [{ ...hour, from_date: from, to_date: to, price }];
        }),
      ),
    ),
  );
}

type Span = { from: string; to: string };

/** The spans of nights between the dates at which rules begin and end. Within one, a weekday has one price. */
function spansOf(rules: readonly PriceRule[], { after, until }: { after: string; until: string }): Span[] {
  const starts = rules.flatMap(({ fromDate, toDate }) => [
    ...(fromDate ? [fromDate] : []),
    ...(toDate ? [addDays(toDate, 1)] : []),
  ]);
  const all = [FIRST_DATE, ...new Set(starts.filter((date) => date > after && date <= until))].sort();
  return all.map((from, i) => {
    const next = all[i + 1];
    return { from, to: next ? addDays(next, -1) : LAST_DATE };
  });
}

const firstOn = (weekday: number, from: string): string => addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** Neighbouring spans at one price become one. */
function joined(hours: readonly WeeklyPrice[]): WeeklyPrice[] {
  const result: WeeklyPrice[] = [];
  for (const hour of hours) {
    const last = result.at(-1);
    if (last?.price === hour.price) last.to_date = hour.to_date;
    else result.push({ ...hour });
  }
  return result;
}
