import { expect, it } from 'vitest';
import { normalisePhone } from './phone.ts';

it.each([
  '05321112233',
  '5321112233',
  '0532 111 22 33',
  '0 (532) 111 22 33',
  '+90 532 111 22 33',
  '0090 532 111 22 33',
  '90 532 111 22 33',
  '0532-111-22-33',
  '0532.111.22.33',
])('stores %s as +905321112233', (text) => {
  expect(normalisePhone(text)).toBe('+905321112233');
});

it('keeps a landline and a foreign number', () => {
  expect(normalisePhone('0212 292 11 22')).toBe('+902122921122');
  expect(normalisePhone('+49 30 123456')).toBe('+4930123456');
});

it.each(['', 'yok', '123', '0532 111 22', '0532 111 22 33 44 55', 'tel: 0532 111 22 33 ara'])(
  'refuses %j at the field phone',
  (text) => {
    expect(() => normalisePhone(text)).toThrowError(
      expect.objectContaining({
        code: 'validation',
        details: { fields: { phone: 'Geçerli bir telefon numarası yazın.' } },
      }),
    );
  },
);
