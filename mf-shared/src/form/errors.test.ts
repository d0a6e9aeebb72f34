import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findEmpty, findErrors, trimmed } from './errors.ts';

const Venue = z.object({
  name: z.string().check(z.minLength(1, 'Adı yazın.'), z.regex(/^[A-Z]/, 'Büyük harfle başlayın.')),
  fields: z.array(z.object({ price: z.number('Fiyatı yazın.') })),
});

it('names the first mistake of each field by its path', () => {
  const found = findErrors(Venue, { name: '', fields: [{ price: 1 }, { price: 'x' }] });
  expect(found).toEqual({ name: 'Adı yazın.', 'fields.1.price': 'Fiyatı yazın.' });
  expect(findErrors(Venue, { name: 'A', fields: [] })).toEqual({});
});

it('asks for what is empty, unticked or missing', () => {
  const sentences = { name: 'Ad?', agreed: 'Onay?', email: 'Adres?' };
  expect(findEmpty({ name: '', agreed: false }, sentences)).toEqual(sentences);
  expect(findEmpty({ name: ' ', agreed: true, email: 'a' }, sentences)).toEqual({});
});

it('cuts the blanks around texts', () => {
  expect(trimmed({ name: ' Ali Can ', note: '' })).toEqual({ name: 'Ali Can', note: '' });
});
