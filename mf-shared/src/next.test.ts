import { expect, it } from 'vitest';
import { safeNext } from './next.ts';

it('keeps addresses of this site', () => {
  expect(safeNext('/available-slots?businessId=1')).toBe('/available-slots?businessId=1');
});

it.each([
  null,
  '',
  'https://example.test',
  '//example.test',
  '/\\example.test',
  '/\t/example.test',
  'javascript:alert(1)',
])('refuses %s', (next) => {
  expect(safeNext(next)).toBeNull();
});
