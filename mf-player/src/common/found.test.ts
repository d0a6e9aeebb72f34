import { expect, test } from 'vitest';
import { foundText } from './found.ts';

test.each([
  [12, false, '12 saha bulundu'],
  [30, true, "30'dan fazla saha bulundu"],
  [60, true, "60'tan fazla saha bulundu"],
])('of %i with more to come (%s) it says: %s', (count, hasMore, text) => {
  expect(foundText(count, hasMore, 'saha')).toBe(text);
});
