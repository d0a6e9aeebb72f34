import { expect, test } from 'vitest';
import { readChoice, writeChoice } from '../../common/hour-address.ts';
import { changeSlot, findSlot } from './choice.ts';
import { untilNextStart } from './queries.ts';
import { formatWeek, offsetOf, parseOffset, weekAt } from './week.ts';

const at = (iso: string) => Date.parse(iso);

test('a week begins with the night under way, which lasts until six in the morning in Istanbul', () => {
  expect(weekAt(0, at('2026-11-21T12:00:00+03:00'))).toEqual({
    startDate: '2026-11-21',
    endDate: '2026-11-27',
  });
  expect(weekAt(0, at('2026-11-22T05:59:00+03:00')).startDate).toBe('2026-11-21');
  expect(weekAt(0, at('2026-11-22T06:00:00+03:00')).startDate).toBe('2026-11-22');
  expect(weekAt(2, at('2026-11-21T12:00:00+03:00')).startDate).toBe('2026-12-05');
  expect(weekAt(-1, at('2026-11-21T12:00:00+03:00')).endDate).toBe('2026-11-20');
});

test.each([
  ['2026-11-21', 0],
  ['2026-11-27', 0],
  ['2026-11-28', 1],
  ['2026-11-20', -1],
  ['2026-11-14', -1],
  ['2026-11-13', -2],
  ['2098-01-07', 12],
  ['1998-01-07', -12],
  ['yarın', 0],
])('on 21 November the night %s lies %s weeks ahead', (date, weeks) => {
  expect(offsetOf(date, at('2026-11-21T12:00:00+03:00'))).toBe(weeks);
});

test.each([
  ['2026-11-16', '2026-11-22', '16 – 22 Kasım 2026'],
  ['2026-11-30', '2026-12-06', '30 Kasım – 6 Aralık 2026'],
  ['2026-12-28', '2027-01-03', '28 Aralık 2026 – 3 Ocak 2027'],
])('the week from %s to %s reads %s', (startDate, endDate, text) => {
  const shown = formatWeek({ startDate, endDate });
  expect(shown.replaceAll('\u00a0', ' ')).toBe(text);
  // Only the dash is a place to break the line.
  expect(shown.split(' ')[1]).toBe('–');
  expect(shown.split(' ')).toHaveLength(3);
});

test.each([
  [null, 0],
  ['', 0],
  ['3', 3],
  ['-1', -1],
  ['12', 12],
  ['13', 12],
  ['-99', -12],
  ['1.5', 0],
  ['yarın', 0],
])('week=%s in the address means %s', (text, offset) => {
  expect(parseOffset(text)).toBe(offset);
});

const slot = {
  timeSlot: '21:00-22:00',
  status: 'available' as const,
  isAvailable: true,
  isPast: false,
  hasSubscription: false,
  mine: false,
  mineStatus: null,
  price: 1500,
  startsAt: 1_000_000,
};
const week = {
  weeklyData: [
    {
      fieldId: 'f1',
      fieldName: 'Saha 1',
      capacity: "7'e 7",
      weeklyData: [
        { date: '2026-11-20', daySlots: [slot] },
        { date: '2026-11-21', daySlots: [{ ...slot, startsAt: 9_000_000_000 }] },
      ],
    },
  ],
};
const choice = { fieldId: 'f1', date: '2026-11-20', timeSlot: '21:00-22:00' };

test('a choice survives the address and finds its hour', () => {
  expect(readChoice(writeChoice(choice))).toEqual(choice);
  expect(readChoice('f1~2026-11-20')).toBeNull();
  expect(readChoice(null)).toBeNull();
  expect(findSlot(week, choice)?.slot).toBe(slot);
  expect(findSlot(week, { ...choice, fieldId: 'f2' })).toBeNull();
  expect(findSlot(undefined, choice)).toBeNull();
});

test('changing an hour leaves all others as they are', () => {
  const other = { ...week.weeklyData[0], fieldId: 'f2' } as (typeof week.weeklyData)[0];
  const changed = changeSlot({ weeklyData: [...week.weeklyData, other] }, choice, { mine: true });
  expect(changed.weeklyData[1]).toBe(other);
  expect(findSlot(changed, choice)?.slot.mine).toBe(true);
  expect(changed.weeklyData[0]?.weeklyData[1]).toBe(week.weeklyData[0]?.weeklyData[1]);
  expect(slot.mine).toBe(false);
});

test('the week is read again when the next hour begins, at the latest after ten minutes', () => {
  expect(untilNextStart(week, 700_000)).toBe(301_000);
  expect(untilNextStart(week, 1_000_000)).toBe(600_000);
  expect(untilNextStart(week, 9_000_000_000)).toBe(false);
  expect(untilNextStart(undefined, 0)).toBe(false);
});
