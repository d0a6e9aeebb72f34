import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { icsPieces } from './event.ts';

it('keeps each of many hours, in their order', async () => {
  const hours = Array.from({ length: 45 }, (_, n) => n + 1);
  const event = (hour: number) => ({
    ...{ uid: `${hour}@topla`, title: 'Maç', start: hour * HOUR_MS, end: (hour + 1) * HOUR_MS },
    ...{ startInputType: 'utc' as const, endInputType: 'utc' as const },
  });
  let text = '';
  for await (const piece of icsPieces(hours, event, 'Maçlarım')) text += piece;
  const uids = [...text.matchAll(/^UID:(\d+)@topla\r$/gm)].map(([, hour]) => Number(hour));
  expect(uids).toEqual(hours);
  for (const line of ['BEGIN:VEVENT', 'END:VEVENT']) expect(text.split(line)).toHaveLength(46);
  for (const line of ['BEGIN:VCALENDAR', 'END:VCALENDAR']) expect(text.split(line)).toHaveLength(2);
});
