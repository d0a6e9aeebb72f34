import { expect, test } from 'vitest';
import { addressText, placeText, splitAddress } from './district.ts';

test.each([
  ['Caferağa Mahallesi, Moda Caddesi No: 214, Kadıköy', 'Kadıköy'],
  ['Moda Caddesi No: 214, Kadıköy/İstanbul', 'Kadıköy'],
  ['Moda Caddesi, No: 214', 'İstanbul'],
  ['Moda Caddesi', 'İstanbul'],
  ['', 'İstanbul'],
])('of %s a card shows %s', (address, shown) => {
  expect(placeText({ address, location: { city: 'İstanbul', coordinates: [29, 41] } })).toBe(shown);
});

test.each([
  ['Moda Caddesi No: 214, Kadıköy', ['Moda Caddesi No:\u00a0214, ', 'Kadıköy']],
  ['Moda Caddesi No: 214, Kadıköy/İstanbul', ['Moda Caddesi No:\u00a0214, ', 'Kadıköy/İstanbul']],
  ['Moda Caddesi, No: 214', ['', 'Moda Caddesi, No:\u00a0214']],
])('%s is split where its district begins', (address, parts) => {
  expect(splitAddress(address, 'İstanbul')).toEqual(parts);
});

test('a house number stays beside its word', () => {
  expect(addressText('Alemdağ Caddesi No: 402, Ümraniye')).toBe('Alemdağ Caddesi No:\u00a0402, Ümraniye');
});
