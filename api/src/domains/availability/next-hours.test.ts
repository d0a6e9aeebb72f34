import type { WeeklyField } from 'mf-shared/contracts/reservations';
import { parseTime, slotInstants } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { nextHours } from './next-hours.ts';

const THURSDAY = '2026-11-19';
const FRIDAY = '2026-11-20';

/** A pitch whose nights have the hours written as `21:00 1500`; one without a price is taken. */
const pitch = (fieldId: string, nights: Record<string, string[]>): WeeklyField => ({
  fieldId,
  fieldName: `Saha ${fieldId}`,
  capacity: "7'ye 7",
  weeklyData: Object.entries(nights).map(([date, hours]) => ({
    date,
    daySlots: hours.map((hour) => {
      const [from = '', price] = hour.split(' ');
      const start = parseTime(from) + (from < '06:00' ? 24 * 60 : 0);
      const isAvailable = price !== undefined;
      return {
        timeSlot: `${from}-`,
        status: isAvailable ? ('available' as const) : ('occupied' as const),
        isAvailable,
        isPast: false,
        hasSubscription: false,
        mine: false,
        mineStatus: null,
        price: Number(price ?? 0),
        startsAt: slotInstants(date, { timeSlot: from, start, end: start + 60 }).startsAt,
      };
    }),
  })),
});
const found = (...fields: WeeklyField[]) =>
  nextHours(fields).map(({ fieldId, date, timeSlot, price }) =>
    [fieldId, date.slice(8), timeSlot.slice(0, 5), price].join(' '),
  );

it('takes the free hours of the next evenings, those after midnight among them', () => {
  const nights = {
    [THURSDAY]: ['10:00 900', '17:00 900', '18:00', '23:00 1500', '00:00 1400'],
    [FRIDAY]: ['10:00 900', '18:00 1600', '19:00 1600'],
  };
  expect(found(pitch('a', nights))).toEqual(['a 19 23:00 1500', 'a 19 00:00 1400', 'a 20 18:00 1600']);
});

it('lets the cheapest pitch stand for all at one time', () => {
  const hours = (price: number) => ({ [THURSDAY]: [`20:00 ${price}`, `21:00 ${price}`] });
  expect(found(pitch('dear', hours(1800)), pitch('cheap', hours(1500)))).toEqual([
    'cheap 19 20:00 1500',
    'cheap 19 21:00 1500',
  ]);
});

it('takes the hours of the day where no evening has room, and none where nothing has', () => {
  expect(found(pitch('a', { [THURSDAY]: ['10:00 900', '20:00'], [FRIDAY]: ['09:00 800'] }))).toEqual([
    'a 19 10:00 900',
    'a 20 09:00 800',
  ]);
  expect(found(pitch('a', { [THURSDAY]: ['20:00'] }))).toEqual([]);
});
