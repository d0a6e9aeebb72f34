import { expect, it } from 'vitest';
import { formatChatDay, formatChatTime } from './times.ts';

const NOW = Date.parse('2026-11-21T00:30:00+03:00');

it.each([
  ['2026-11-20T21:05:00.000Z', '2026-11-21', '00:05', 'Bugün'],
  ['2026-11-19T21:05:00.000Z', '2026-11-20', 'Dün', 'Dün'],
  ['2026-11-18T21:05:00.000Z', '2026-11-19', '19 Kasım', '19 Kasım Perşembe'],
])('%s is told by the days of Istanbul', (instant, day, time, heading) => {
  expect([formatChatTime(instant, NOW), formatChatDay(day, NOW)]).toEqual([time, heading]);
});
