import { expect, it } from 'vitest';
import {
  compareTr,
  foldTr,
  formatClock,
  formatDate,
  formatDay,
  formatDayMonth,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPhone,
  formatSlot,
  formatUntil,
  formatWait,
  formatWeekday,
  formatWeekly,
  mapLink,
  thumbnailOf,
} from './index.ts';

it('writes dates as Turkish does, whatever the zone of the machine', () => {
  expect(formatDate('2026-11-21')).toBe('21 Kasım 2026 Cumartesi');
  expect(formatDay('2026-11-20')).toBe('20 Kasım Cuma');
  expect(formatDayMonth('2026-01-01')).toBe('1 Ocak');
  expect(formatWeekday('2026-11-21')).toBe('Cmt');
});

it('writes instants in Istanbul time', () => {
  expect(formatClock('2026-11-20T18:05:00Z')).toBe('21:05');
  expect(formatClock(Date.parse('2026-11-20T21:30:00Z'))).toBe('00:30');
  expect(formatInstant('2026-11-20T21:30:00Z')).toBe('21 Kasım 00:30');
});

it.each([
  [1, '1 saniye'],
  [59.2, '60 saniye'],
  [60, '1 dakika'],
  [61, '2 dakika'],
  [3540, '59 dakika'],
  [3541, '1 saat'],
  [86_400, '24 saat'],
])('says how long %s seconds are', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

it('names an hour by its football night, and says so past midnight', () => {
  const evening = {
    date: '2026-11-20',
    timeSlot: '21:00-22:00',
    startsAt: Date.parse('2026-11-20T18:00:00Z'),
  };
  const night = { date: '2026-11-20', timeSlot: '00:00-01:00', startsAt: Date.parse('2026-11-20T21:00:00Z') };
  expect(formatSlot(evening)).toBe('20 Kasım Cuma, 21:00-22:00');
  expect(formatSlot(night)).toBe('20 Kasım Cuma gecesi, 00:00-01:00');
});

it('names a weekly hour and a deadline', () => {
  const weekly = { dayOfWeek: 'Cuma', timeSlot: '00:00-01:00' };
  expect([true, false].map((isAfterMidnight) => formatWeekly({ ...weekly, isAfterMidnight }))).toEqual([
    'Cuma gecesi, 00:00-01:00',
    'Cuma, 00:00-01:00',
  ]);
  expect(formatUntil('2026-11-20T21:00:00Z')).toBe("21 Kasım 00.00'a kadar");
  expect(formatUntil(Date.parse('2026-11-20T15:30:00Z'))).toBe("20 Kasım 18.30'a kadar");
});

it('writes numbers as they are read, and those of other countries as they came', () => {
  expect(formatPhone('+905321234567')).toBe('0532 123 45 67');
  for (const other of ['+4915112345678', '+9053212345678']) expect(formatPhone(other)).toBe(other);
  expect([formatNumber(2401), formatNumber(999n)]).toEqual(['2.401', '999']);
});

it('does not take the first hour of a day for a night of the day before', () => {
  const early = { date: '2026-11-21', timeSlot: '00:00-01:00', startsAt: Date.parse('2026-11-20T21:00:00Z') };
  expect(formatSlot(early)).toBe('21 Kasım Cumartesi, 00:00-01:00');
});

it('writes money with a dot for thousands and without decimals', () => {
  expect(formatMoney(1500)).toBe('1.500 TL');
  expect(formatMoney(950)).toBe('950 TL');
});

it('folds case and Turkish letters', () => {
  expect(foldTr('İSTANBUL Işıklı ÇĞÖŞÜ')).toBe('istanbul isikli cgosu');
  expect(foldTr('ıIiİ')).toBe('iiii');
});

it('sorts by the Turkish alphabet', () => {
  expect(['Zonguldak', 'Çorum', 'Iğdır', 'İzmir', 'Cizre', 'Şırnak', 'Sivas'].sort(compareTr)).toEqual([
    'Cizre',
    'Çorum',
    'Iğdır',
    'İzmir',
    'Sivas',
    'Şırnak',
    'Zonguldak',
  ]);
});

it('finds the small version of a photo and the place on a map', () => {
  expect(thumbnailOf('/uploads/a.webp')).toBe('/uploads/a.thumb.webp');
  expect(mapLink([28.98, 41.01])).toMatch(/\?mlat=41\.01&mlon=28\.98#map=17\/41\.01\/28\.98$/);
});
