import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/venues';
import { expect, it } from 'vitest';
import { refuseHeavy } from './photo.ts';

it('takes a photo of as many bytes as are said, and none of one more', () => {
  const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'photo.jpg');
  expect(() => refuseHeavy(photo(MAX_PHOTO_BYTES))).not.toThrow();
  expect(() => refuseHeavy(photo(MAX_PHOTO_BYTES + 1))).toThrow();
});
