import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time.ts';
import {
  addDays,
  cellsOf,
  currentNight,
  datesBetween,
  daysBetween,
  formatTime,
  isAfterMidnight,
  istanbulDate,
  istanbulMidnight,
  istanbulTime,
  lastBookableDate,
  opensOn,
  overlappingRanges,
  parseTime,
  slotInstants,
  slotsOf,
  weekStart,
} from './index.ts';

const range = (text: string) => {
  const [start = '', end = ''] = text.split('-');
  return { start, end };
};
const ranges = (...texts: string[]) => texts.map(range);
const names = (...texts: string[]) => slotsOf(ranges(...texts)).map((slot) => slot.timeSlot);
const at = (iso: string) => Date.parse(iso);

describe('slots of working hours', () => {
  it('cuts whole hours from the start of the range and drops the rest', () => {
    expect(names('17:30-22:00')).toEqual(['17:30-18:30', '18:30-19:30', '19:30-20:30', '20:30-21:30']);
    expect(names('10:00-10:30')).toEqual([]);
  });

  it('leaves the gap between hours alone, so that the last one may end with the range', () => {
    const between = (text: string, gap: number) => slotsOf(ranges(text), gap).map(({ timeSlot }) => timeSlot);
    expect(between('18:00-20:30', 30)).toEqual(['18:00-19:00', '19:30-20:30']);
    expect(between('18:00-20:29', 30)).toEqual(['18:00-19:00']);
    expect(between('18:00-19:00', 30)).toEqual(['18:00-19:00']);
  });

  it('runs past midnight when the end is not after the start', () => {
    expect(names('22:00-02:00')).toEqual(['22:00-23:00', '23:00-00:00', '00:00-01:00', '01:00-02:00']);
    expect(names('22:30-00:00')).toEqual(['22:30-23:30']);
    expect(names('08:00-08:00')).toHaveLength(24);
  });

  it('takes 00:00 as an end for midnight and as a start for the beginning of the day', () => {
    expect(names('22:00-00:00')).toEqual(['22:00-23:00', '23:00-00:00']);
    expect(names('00:00-02:00')).toEqual(['00:00-01:00', '01:00-02:00']);
  });

  it('lists hours in the order they are played, whatever the order of the ranges', () => {
    expect(names('22:00-01:00', '09:00-11:00')).toEqual([
      '09:00-10:00',
      '10:00-11:00',
      '22:00-23:00',
      '23:00-00:00',
      '00:00-01:00',
    ]);
  });

  it('counts an identical range once', () => {
    expect(names('20:00-22:00', '20:00-22:00')).toEqual(['20:00-21:00', '21:00-22:00']);
  });
});

describe('overlapping ranges', () => {
  it('finds ranges that share time', () => {
    expect(overlappingRanges(ranges('18:00-22:00', '21:30-23:00'))).toEqual(
      ranges('18:00-22:00', '21:30-23:00'),
    );
  });

  it('lets ranges touch, and ignores an identical duplicate', () => {
    expect(overlappingRanges(ranges('18:00-20:00', '20:00-22:00', '18:00-20:00'))).toBeNull();
    expect(overlappingRanges(ranges('20:00-22:00', '18:00-20:00'))).toBeNull();
  });

  it('looks across midnight: last night still plays when the morning range opens', () => {
    expect(overlappingRanges(ranges('18:00-02:00', '01:00-03:00'))).not.toBeNull();
    expect(overlappingRanges(ranges('01:00-03:00', '18:00-02:00'))).not.toBeNull();
    expect(overlappingRanges(ranges('18:00-02:00', '02:00-04:00'))).toBeNull();
    expect(overlappingRanges(ranges('18:00-00:00', '00:00-04:00'))).toBeNull();
    expect(overlappingRanges(ranges('09:00-09:00', '05:00-06:00'))).not.toBeNull();
  });
});

describe('instants of a football night', () => {
  const [evening, , night] = slotsOf(ranges('22:00-02:00'));
  if (!evening || !night) throw new Error('slots missing');

  it('is Istanbul time, three hours ahead of UTC, although the tests run in New York', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/New_York');
    expect(slotInstants('2026-11-20', evening)).toEqual({
      startsAt: at('2026-11-20T19:00:00Z'),
      endsAt: at('2026-11-20T20:00:00Z'),
    });
  });

  it('plays an hour past midnight on the next calendar day', () => {
    const { startsAt } = slotInstants('2026-11-20', night);
    expect(startsAt).toBe(at('2026-11-20T21:00:00Z'));
    expect(istanbulDate(startsAt)).toBe('2026-11-21');
    expect(isAfterMidnight('2026-11-20', startsAt)).toBe(true);
    expect(isAfterMidnight('2026-11-20', slotInstants('2026-11-20', evening).startsAt)).toBe(false);
  });

  it('knows the daylight saving time that Turkey had until 2016', () => {
    expect(istanbulMidnight('2015-07-01')).toBe(at('2015-06-30T21:00:00Z'));
    expect(istanbulMidnight('2015-01-01')).toBe(at('2014-12-31T22:00:00Z'));
    expect(istanbulMidnight('2026-01-01')).toBe(at('2025-12-31T21:00:00Z'));
  });

  it('reads date and clock of an instant', () => {
    expect(istanbulDate(at('2026-11-20T20:59:59.999Z'))).toBe('2026-11-20');
    expect(istanbulDate(at('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
    expect(istanbulTime(at('2026-11-20T21:05:00Z'))).toBe('00:05');
  });

  it('belongs to the night before until six in the morning', () => {
    expect(currentNight(at('2026-11-20T21:05:00Z'))).toBe('2026-11-20');
    expect(currentNight(at('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
    expect(currentNight(at('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  });
});

describe('cells', () => {
  const minutes = (cells: number[], from: number) => cells.map((cell) => (cell - from) / 60_000);
  const midnight = istanbulMidnight('2026-11-20');

  it('are the half hours that a time touches', () => {
    const start = midnight + parseTime('18:30') * 60_000;
    expect(minutes(cellsOf(start, start + HOUR_MS), start)).toEqual([0, 30]);
  });

  it('cover the half hours at both ends of an uneven time', () => {
    const start = midnight + parseTime('18:15') * 60_000;
    expect(minutes(cellsOf(start, start + HOUR_MS), start)).toEqual([-15, 15, 45]);
  });

  it('of neighbouring hours are different, of half-way hours they meet', () => {
    const hour = (time: string) => {
      const start = midnight + parseTime(time) * 60_000;
      return new Set(cellsOf(start, start + HOUR_MS));
    };
    expect(hour('18:00').isDisjointFrom(hour('19:00'))).toBe(true);
    expect(hour('18:30').isDisjointFrom(hour('18:00'))).toBe(false);
    expect(hour('18:30').isDisjointFrom(hour('19:00'))).toBe(false);
  });
});

describe('dates', () => {
  it('puts a football week from Monday to Sunday', () => {
    expect(weekStart('2026-11-16')).toBe('2026-11-16');
    expect(weekStart('2026-11-22')).toBe('2026-11-16');
    expect(weekStart('2026-11-23')).toBe('2026-11-23');
    expect(weekStart('2027-01-01')).toBe('2026-12-28');
  });

  it('counts days across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-11-20', '2026-11-27')).toBe(7);
    expect(datesBetween('2026-11-30', '2026-12-02')).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
    expect(datesBetween('2026-12-02', '2026-11-30')).toEqual([]);
  });

  it('lets bookings reach 12 weeks from today in Istanbul', () => {
    expect(lastBookableDate(at('2026-11-18T20:59:00Z'))).toBe('2027-02-10');
    expect(lastBookableDate(at('2026-11-18T21:00:00Z'))).toBe('2027-02-11');
  });

  it('opens a night so many weeks before it, as the venue wants', () => {
    expect(lastBookableDate(at('2026-11-18T21:00:00Z'), 2)).toBe('2026-12-03');
    expect(opensOn('2026-12-03', 2)).toBe('2026-11-19');
  });
});

it('writes minutes as a clock and wraps past a day', () => {
  expect([0, 90, 1439, 1440, 1530].map(formatTime)).toEqual(['00:00', '01:30', '23:59', '00:00', '01:30']);
});
