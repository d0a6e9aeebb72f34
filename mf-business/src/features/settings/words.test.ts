import { BOOKING_HORIZON_WEEKS } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { cancelText, horizonText } from './words.ts';

const NOW = Date.parse('2026-11-18T15:20:00Z');

it.each([
  [null, null],
  [0, 'Oyuncular maç başlayana kadar vazgeçebilir.'],
  [23, /^Maça 23 saatten az kalınca/],
  [24, /^Maça 24 saatten \(1 gün\) az kalınca/],
  [25, /^Maça 25 saatten az kalınca/],
  [168, /^Maça 168 saatten \(7 gün\) az kalınca/],
  [169, null],
])('a deadline of %s hours means %s', (hours, words) => {
  if (words === null) expect(cancelText(hours)).toBeNull();
  else expect(cancelText(hours)).toMatch(words);
});

it('the last day that can be booked is told for as many weeks as there may be', () => {
  const told = [null, 0, 1, BOOKING_HORIZON_WEEKS, BOOKING_HORIZON_WEEKS + 1].map((weeks) =>
    horizonText(weeks, NOW),
  );
  expect(told.map((words) => words !== null)).toEqual([false, false, true, true, false]);
  expect(told[2]).toBe('Şu an ayırtılabilen son gün: 25 Kasım Çarşamba.');
});
