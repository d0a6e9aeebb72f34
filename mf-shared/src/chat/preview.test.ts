import { expect, it } from 'vitest';
import { previewOf } from './preview.ts';

it.each([
  [
    'Çınar Sahası, 30 Kasım Pazartesi, 20:30-21:30: rezervasyonunuz onaylandı. İyi maçlar!',
    '30 Kasım 20:30: rezervasyonunuz onaylandı. İyi maçlar!',
  ],
  [
    'Kadıköy, Saha 1, 20 Kasım Cuma gecesi, 00:00-01:00: rezervasyon isteğiniz reddedildi.',
    '20 Kasım 00:00: rezervasyon isteğiniz reddedildi.',
  ],
  ['Yarın 20:00-21:00 boş mu?', 'Yarın 20:00-21:00 boş mu?'],
])('%s is previewed as %s', (message, preview) => {
  expect(previewOf(message)).toBe(preview);
});
