import { expect, it } from 'vitest';
import { photoType } from './photo-type.ts';

const bytes = (text: string) => Buffer.from(text.padEnd(16, '.'), 'latin1');
const box = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}`);

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\xff\xd8', null],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\x89PNG\n\x1a\n', null],
  ['RIFF\x10\0\0\0WEBP', 'webp'],
  ['RIFF\x10\0\0\0WAVE', null],
  ['RIFX\x10\0\0\0WEBP', null],
  ['GIF89a', null],
  ['<svg xmlns', null],
  ['', null],
])('knows %j as %s', (head, type) => {
  expect(photoType(bytes(head))).toBe(type);
});

it.each([
  { type: 'avif', brands: ['avif', 'avis'] },
  { type: 'heic', brands: ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'] },
  { type: null, brands: ['mp42', 'isom'] },
])('knows files of the brands $brands as $type', ({ type, brands }) => {
  expect(brands.map((brand) => photoType(box(brand)))).toEqual(brands.map(() => type));
});

it('looks at its own bytes where several files share their memory', () => {
  const shared = Buffer.concat([bytes('GIF89a'), bytes('\xff\xd8\xff')]);
  expect([photoType(shared.subarray(16)), photoType(shared.subarray(16, 18))]).toEqual(['jpeg', null]);
});
