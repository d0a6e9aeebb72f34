import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parse } from './parse.ts';

it('says the first thing that is wrong with each input', async () => {
  const schema = z.object({
    name: z.string().check(z.minLength(5, 'Kısa.'), z.regex(/\d/, 'Rakam yok.')),
    more: z.array(z.object({ city: z.string() })),
  });
  const refused = parse(schema, { name: 'Ali', more: [{ city: 'Muş' }, {}] });
  await expect(refused).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { name: 'Kısa.', 'more.1.city': expect.any(String) } },
  });
});
