import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';

const env = { JWT_SECRET: 'a secret that only the tests of this project know', SEED: 'none' };

it('takes the built-in bank unless told otherwise', () => {
  expect(readConfig(env).payment).toEqual({ provider: 'sandbox' });
});

it('needs keys and a public address for iyzico', () => {
  const full = {
    ...env,
    PAYMENT: 'iyzico',
    PUBLIC_URL: 'https://topla.test',
    IYZICO_API_KEY: 'key',
    IYZICO_SECRET: 'secret',
  };
  expect(readConfig(full).payment).toEqual({
    provider: 'iyzico',
    url: 'https://api.iyzipay.com',
    apiKey: 'key',
    secret: 'secret',
  });
  for (const name of ['PUBLIC_URL', 'IYZICO_API_KEY', 'IYZICO_SECRET']) {
    expect(() => readConfig({ ...full, [name]: '' })).toThrow(name);
  }
});
