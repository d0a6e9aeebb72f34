import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { since, sinceWeeks } from './since.ts';

const NOW = Date.parse('2026-11-18T15:20:00Z');
const before = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

it('says how long ago it was, and for how many weeks it has lasted', () => {
  expect([since(before(0), NOW), since(before(3), NOW)]).toEqual(['az önce', '3 gün önce']);
  expect([6, 7, 56].map((days) => sinceWeeks(before(days), NOW))).toEqual([
    '6 gün önce',
    '1 haftadır',
    '8 haftadır',
  ]);
});
