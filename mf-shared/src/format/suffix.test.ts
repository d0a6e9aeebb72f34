import { expect, it } from 'vitest';
import { clockAt, clockTo, numberOfThem, numberTo, thanSuffix } from './index.ts';

it('ends hours as they are read aloud', () => {
  const hours = ['21:00', '23:00', '20:00', '18:30', '00:00', '10:00', '19:00'];
  expect(hours.map(clockAt)).toEqual([
    "21.00'de",
    "23.00'te",
    "20.00'de",
    "18.30'da",
    "00.00'da",
    "10.00'da",
    "19.00'da",
  ]);
  expect(['09:00', '12:00', '06:00', '17:45'].map(clockTo)).toEqual([
    "09.00'a",
    "12.00'ye",
    "06.00'ya",
    "17.45'e",
  ]);
});

it('ends numbers as they are read aloud', () => {
  expect([73, 60, 86, 100].map(numberTo)).toEqual(["73'e", "60'a", "86'ya", "100'e"]);
  expect([97, 100, 40, 96, 0].map(numberOfThem)).toEqual([
    "97'sini",
    "100'ünü",
    "40'ını",
    "96'sını",
    "0'ını",
  ]);
  expect([0, 3, 1500, 2000, 1_000_000, 40, -3].map(thanSuffix)).toEqual([
    'dan',
    'ten',
    'den',
    'den',
    'dan',
    'tan',
    'ten',
  ]);
});
