import { Paging } from 'mf-shared/contracts/common';
import { FieldInput, ReviewInput, VenueUpdate } from 'mf-shared/contracts/venues';
import { expect, it } from 'vitest';
import { PITCH } from './forms.ts';

/** Values that become numbers only when coerced. */
const NO_NUMBERS = [true, [5], [[5]], ['5'], '', ' ', '0x10', '1e3', 'Infinity', {}, null, new Date(5)];

it.each(NO_NUMBERS)('%j is no price, no rating and no length of a page', (value) => {
  expect(FieldInput.safeParse({ ...PITCH, price: value }).success).toBe(false);
  expect(ReviewInput.safeParse({ rating: value }).success).toBe(false);
  expect(Paging.safeParse({ limit: value }).success).toBe(false);
});

it('prices are numbers, or the text that a form makes of one', () => {
  for (const price of [1200, '1200', ' 1200 ', '1200.0']) {
    const fields = JSON.stringify([{ ...PITCH, price }]);
    const parsed = VenueUpdate.parse({ businessName: 'Çamlıca', fields });
    expect(parsed.fields[0]?.price).toBe(1200);
  }
});

it.each([
  [true, 'Lütfen saha adı, kapasite ve fiyatı girin.'],
  [0, 'Fiyat 0’dan büyük olmalı.'],
  [100_001, 'Fiyat en fazla 100.000 TL olabilir.'],
  ['12.5', 'Fiyatı tam lira olarak yazın.'],
])('says of the price %j what is wrong with it', (price, sentence) => {
  const { error } = FieldInput.safeParse({ ...PITCH, price });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
