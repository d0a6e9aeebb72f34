import { expect, it } from 'vitest';
import { daysLeft } from './order.ts';

/** Half past ten in the evening in Istanbul. */
const NOW = Date.parse('2026-11-20T19:30:00Z');

it.each([
  ['2026-11-20', 'Bugün'],
  ['2026-11-21', 'Yarın'],
  ['2026-11-22', '2 gün kaldı'],
  ['2026-12-04', '14 gün kaldı'],
])('says of %s how long it is until then', (date, words) => {
  expect(daysLeft(date, NOW)).toBe(words);
});

it('counts the hours after midnight to the night that still runs', () => {
  expect(daysLeft('2026-11-20', NOW + 2 * 60 * 60_000)).toBe('Bugün');
});
