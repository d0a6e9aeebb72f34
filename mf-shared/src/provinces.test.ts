import { expect, it } from 'vitest';
import { isProvince, PROVINCES } from './provinces.ts';

it('knows the provinces of all plates from 1 to 81 by their exact names', () => {
  expect(PROVINCES.map(({ plate }) => plate)).toEqual(Array.from({ length: 81 }, (_, at) => at + 1));
  expect(PROVINCES.filter(({ name }) => !isProvince(name))).toEqual([]);
  expect(['İSTANBUL', 'Istanbul', ' Muş', ''].filter(isProvince)).toEqual([]);
});
