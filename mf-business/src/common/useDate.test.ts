import { expect, it } from 'vitest';
import { renderQueryHook } from '../../../mf-shared/test/hooks.tsx';
import { useDate } from './useDate.ts';

it.each([
  ['', '2026-11-20'],
  ['?date=2026-11-21', '2026-11-21'],
  ['?date=2026-13-45', '2026-11-20'],
  ['?date=x', '2026-11-20'],
  ['?date=2026-11-2', '2026-11-20'],
])('an address with "%s" shows %s', (query, date) => {
  const { result } = renderQueryHook(() => useDate('2026-11-20'), `/${query}`);
  expect(result.current[0]).toBe(date);
});
