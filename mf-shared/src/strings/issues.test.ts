import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { VenueUpdate } from '../contracts/venues.ts';
import { issueText } from './issues.ts';

const textsOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues.map((issue) => issue.message);

describe('what is wrong with an input', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['Bu alan gereklidir.', z.string(), undefined],
    ['Bu alan gereklidir.', z.number(), null],
    ['Bu alan gereklidir.', z.enum(['a', 'b']), undefined],
    ['Bu alan gereklidir.', z.union([z.string(), z.number()]), undefined],
    ['Bu alan gereklidir.', z.string().check(z.minLength(1)), ''],
    ['Bir metin yazın.', z.string(), 5],
    ['Bir sayı yazın.', z.number(), 'beş'],
    ['Bir sayı yazın.', z.coerce.number(), 'beş'],
    ['Bir tam sayı yazın.', z.int(), 1.5],
    ['Bir tam sayı yazın.', z.number().check(z.int()), 1.5],
    ['Evet ya da hayır olarak belirtin.', z.boolean(), 'evet'],
    ['Bir liste gerekli.', z.array(z.string()), 'a'],
    ['Bir liste gerekli.', z.tuple([z.number()]), 'a'],
    ['Bu bilgi eksik ya da hatalı.', z.object({}), 'a'],
    ['Bu bilgi eksik ya da hatalı.', z.record(z.string(), z.string()), 'a'],
    ['Geçerli bir tarih seçin.', z.date(), 'dün'],
    ['Bu değer geçerli değil.', z.nan(), 5],
    ['Geçerli bir seçenek seçin.', z.enum(['a', 'b']), 'c'],
    ['Geçerli bir seçenek seçin.', z.literal('true'), 'c'],
    ['Bu değer geçerli değil.', z.union([z.string(), z.number()]), true],
    ['En az 3 karakter yazın.', z.string().check(z.minLength(3)), 'ab'],
    ['En fazla 3 karakter yazabilirsiniz.', z.string().check(z.maxLength(3)), 'abcd'],
    ['Tam 3 karakter olmalı.', z.string().check(z.length(3)), 'abcd'],
    ['Tam 3 karakter olmalı.', z.string().check(z.length(3)), 'ab'],
    ['En az bir tane olmalı.', z.array(z.string()).check(z.minLength(1)), []],
    ['En az 2 tane olmalı.', z.array(z.string()).check(z.minLength(2)), ['a']],
    ['En fazla 1 tane olabilir.', z.array(z.string()).check(z.maxLength(1)), ['a', 'b']],
    ['En az 3 olmalı.', z.bigint().check(z.gte(3n)), 2n],
    ['En az 3 olmalı.', z.number().check(z.gte(3)), 2],
    ['En fazla 100.000 olabilir.', z.number().check(z.lte(100_000)), 100_001],
    ["0'dan büyük olmalı.", z.number().check(z.gt(0)), 0],
    ["0'dan küçük olmalı.", z.number().check(z.lt(0)), 0],
    ['Bu sayı çok büyük.', z.int(), 2 ** 60],
    ['Bu sayı çok küçük.', z.int(), -(2 ** 60)],
    ['Yalnızca 50 ve katları olabilir.', z.number().check(z.multipleOf(50)), 20],
    ['Geçerli bir e-posta adresi yazın.', z.email(), 'a'],
    ['Geçerli bir bağlantı yazın.', z.url(), 'a'],
    ['Geçerli bir tarih seçin.', z.iso.date(), '2026-02-30'],
    ['Yazım biçimi geçerli değil.', z.string().check(z.regex(/^a$/)), 'b'],
    ['Bilinmeyen bir bilgi gönderildi.', z.strictObject({}), { a: 1 }],
    ['Bu değer geçerli değil.', z.record(z.email(), z.string()), { a: 'a' }],
    ['Bu değer geçerli değil.', z.string().check(z.refine(() => false)), 'a'],
  ])('reads: %s', (text, schema, value) => {
    expect(textsOf(schema, value)).toEqual([text]);
  });

  it('leaves the sentence of a schema alone', () => {
    expect(textsOf(z.string('Adınızı yazın.'), 5)).toEqual(['Adınızı yazın.']);
    expect(textsOf(z.number().check(z.gte(1, 'Fiyat 0’dan büyük olmalı.')), 0)).toEqual([
      'Fiyat 0’dan büyük olmalı.',
    ]);
  });

  it('is said to forms that check before they send', () => {
    const hours = [{ start: '18:00', end: '20:00' }];
    const field = { name: 'Saha 1', capacity: "7'e 7", price: 900, workingHours: hours };
    const { error } = VenueUpdate.safeParse({
      businessName: 'Çınar',
      fields: [field],
      equipment: 5,
      phone: 5,
    });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['phone', 'Telefon numaranızı yazın.'],
      ['equipment', 'Bir metin yazın.'],
    ]);
  });
});

it('takes a bound that says nothing else for one that may be reached', () => {
  const issue = { origin: 'number', input: 1 } as const;
  expect(issueText({ ...issue, code: 'too_small', minimum: 3 } as never)).toBe('En az 3 olmalı.');
  expect(issueText({ ...issue, code: 'too_big', maximum: 3 } as never)).toBe('En fazla 3 olabilir.');
});
