import { expect, test } from 'vitest';
import { placeText } from './district.ts';

test.each([
  ['Caferağa Mahallesi, Moda Caddesi No: 214, Kadıköy', 'Kadıköy, İstanbul'],
  ['Moda Caddesi No: 214, Kadıköy/İstanbul', 'Kadıköy, İstanbul'],
  ['Moda Caddesi, No: 214', 'İstanbul'],
  ['Moda Caddesi', 'İstanbul'],
  ['', 'İstanbul'],
])('of %s a card shows %s', (address, shown) => {
  expect(placeText({ address, location: { city: 'İstanbul', coordinates: [29, 41] } })).toBe(shown);
});
