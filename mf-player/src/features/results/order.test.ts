import type { Venue } from 'mf-shared/contracts/venues';
import { expect, test } from 'vitest';
import { freeTonightFirst } from './order.ts';

const venue = (id: string, ...dates: string[]) =>
  ({ id, nextHours: dates.map((date) => ({ date })) }) as unknown as Venue;

test('venues with room tonight come first, both groups in the order of the search', () => {
  const venues = [
    venue('full'),
    venue('tomorrow', '2026-11-26'),
    venue('tonight', '2026-11-25', '2026-11-26'),
    { id: 'unknown' } as Venue,
    venue('tonight too', '2026-11-25'),
  ];
  expect(freeTonightFirst(venues, '2026-11-25').map(({ id }) => id)).toEqual([
    'tonight',
    'tonight too',
    'full',
    'tomorrow',
    'unknown',
  ]);
});
