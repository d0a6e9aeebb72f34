import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { PUSH_HOSTS } from '../src/providers/push/hosts.ts';
import { createTestApp, JWT_SECRET, type TestApp } from './harness.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

describe('the address of map tiles', () => {
  const policyFor = async (MAP_TILE_URL: string) => {
    const config = readConfig({
      JWT_SECRET,
      RATE_LIMITS: 'off',
      SEED: 'none',
      WEB_ROOT: 'none',
      MAP_TILE_URL,
    });
    test = await createTestApp('sqlite', { config });
    const { headers } = await test.call('get', '/api/config');
    return /img-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]?.split(' ') ?? [];
  };

  it.each([
    ['https://{a-c}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
    ['https://tile{0-3}.harita.example:8443/{z}/{x}/{y}.png', 'https://*.harita.example:8443'],
    ['https://tile.example/{z}/{x}/{-y}.png', 'https://tile.example'],
  ])('%s is let through the policy as %s', async (address, source) => {
    expect(await policyFor(address)).toContain(source);
  });

  it.each(['/tiles/{z}/{x}/{y}.png', 'none'])('%s is this origin’s or nobody’s', async (address) => {
    expect(await policyFor(address)).toEqual(["'self'", 'data:', 'blob:']);
  });

  it.each(['tiles/{z}', 'ftp://x.example/{z}', "https://x.example; script-src 'unsafe-inline'"])(
    '%s ends the start with a sentence',
    (address) => {
      expect(() => readConfig({ JWT_SECRET, MAP_TILE_URL: address })).toThrow('MAP_TILE_URL');
    },
  );
});

it.each([
  ['PORT', 'abc'],
  ['PUBLIC_URL', 'topla.example'],
  ['PUBLIC_URL', 'https://topla.example/site'],
  ['REMOTE_PLAYER_URL', '/player'],
  ['DATABASE_URL', 'mysql://topla@localhost/topla'],
  ['DATABASE_URL', 'file:/var/topla.sqlite'],
  ['REDIS_URL', 'localhost:6379'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['ADMIN_EMAIL', 'a@topla.example'],
  ['ADMIN_PASSWORD', 'uzun-bir-sifre'],
  ['MAIL_URL', 'smtp://'],
  ['PUSH_HOSTS', 'push.example, *'],
  ['CAPTCHA_COST', '0'],
  ['CAPTCHA_COST', '101'],
  ['CAPTCHA_COST', 'az'],
  ['CAPTCHA', 'recaptcha'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
])('the start ends with a sentence when %s is %s', (name, value) => {
  expect(() => readConfig({ JWT_SECRET, [name]: value })).toThrow(name);
});

it.each([
  [{ ADMIN_EMAIL: 'yonetici', ADMIN_PASSWORD: 'uzun-bir-sifre' }, 'ADMIN_EMAIL'],
  [{ ADMIN_EMAIL: 'a@topla.example', ADMIN_PASSWORD: 'kisa' }, 'ADMIN_PASSWORD'],
  [{ GEOCODER: 'nominatim', NOMINATIM_URL: 'nominatim' }, 'NOMINATIM_URL'],
  [{ STORAGE: 's3', S3_ENDPOINT: 's3', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }, 'S3_ENDPOINT'],
  [{ GEOCODER: 'nominatim' }, 'NOMINATIM_URL is needed when GEOCODER=nominatim'],
  [{ STORAGE: 's3', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }, 'S3_ENDPOINT is needed'],
  [{ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'a' }, 'RECAPTCHA_SECRET is needed'],
  [{ CAPTCHA: 'recaptcha', RECAPTCHA_SECRET: 'a' }, 'RECAPTCHA_SITE_KEY is needed'],
  [{ STORAGE: 's3', S3_ENDPOINT: 'https://s3.example/a', S3_ACCESS_KEY: 'a' }, 'S3_SECRET_KEY is needed'],
  [{ MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'Topla' }, 'MAIL_FROM'],
  [{ VAPID_PUBLIC_KEY: 'kisa', VAPID_PRIVATE_KEY: 'kisa' }, 'VAPID_PUBLIC_KEY'],
  [
    {
      PAYMENT: 'iyzico',
      PUBLIC_URL: 'https://topla.example',
      IYZICO_URL: 'iyzico',
      IYZICO_API_KEY: 'a',
      IYZICO_SECRET: 'b',
    },
    'IYZICO_URL',
  ],
])('the start ends with a sentence for %j', (env, name) => {
  expect(() => readConfig({ JWT_SECRET, ...env })).toThrow(name);
});

it.each([
  'https://topla.example',
  'https://topla.example/',
  'HTTPS://Topla.Example',
  'https://topla.example:443/',
])('the public address %s is kept as an origin, and push services are told it', (PUBLIC_URL) => {
  const { publicUrl, push } = readConfig({ JWT_SECRET, PUBLIC_URL });
  expect(publicUrl).toBe('https://topla.example');
  expect(push).toMatchObject({ subject: 'https://topla.example' });
});

it.each([
  'galatasaray',
  'Toplatopla',
  'denizkaya',
  'Deniz.Kaya-2026',
  'kaya1907',
  'deniz.kaya@topla.example',
])('the admin deniz.kaya@topla.example cannot have the password %s', (ADMIN_PASSWORD) => {
  const admin = { ADMIN_EMAIL: 'deniz.kaya@topla.example', ADMIN_PASSWORD };
  expect(() => readConfig({ JWT_SECRET, ...admin })).toThrow('ADMIN_PASSWORD is easy to guess.');
});

describe('production', () => {
  const inProduction = (env: Record<string, string>) => () =>
    readConfig({ NODE_ENV: 'production', PAYMENT: 'sandbox', ...env });

  it('refuses what everybody knows or can guess', () => {
    const admin = { ADMIN_EMAIL: 'a@topla.example', ADMIN_PASSWORD: 'Topla-2026!' };
    expect(inProduction({ JWT_SECRET, SEED: 'demo' })).toThrow('SEED');
    expect(inProduction({ JWT_SECRET, RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS');
    expect(inProduction({ JWT_SECRET: 'kisa' })).toThrow('JWT_SECRET');
    expect(inProduction({ JWT_SECRET: 'a'.repeat(40) })).toThrow('JWT_SECRET');
    expect(inProduction({ JWT_SECRET, ...admin })).toThrow('ADMIN_PASSWORD');
    expect(inProduction({ JWT_SECRET, ...admin, ADMIN_PASSWORD: 'uzun-bir-sifre' })).not.toThrow();
  });

  it('takes no money by a bank of its own unless that is said', () => {
    expect(inProduction({ JWT_SECRET, PAYMENT: '' })).toThrow('PAYMENT is needed in production');
    expect(inProduction({ JWT_SECRET, PAYMENT: 'sandbox' })).not.toThrow();
  });

  it('shows developers’ files only when asked', () => {
    expect(inProduction({ JWT_SECRET })().developerFiles).toBe(false);
    expect(inProduction({ JWT_SECRET, DEVELOPER_FILES: 'on' })().developerFiles).toBe(true);
    expect(readConfig({ JWT_SECRET }).developerFiles).toBe(true);
  });

  it('measures a kept secret too, and makes a strong one', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'topla-settings-'));
    try {
      const made = inProduction({ DATA_DIR })().jwtSecret;
      expect(inProduction({ DATA_DIR })().jwtSecret).toBe(made);
      expect(statSync(join(DATA_DIR, 'jwt-secret')).mode & 0o077).toBe(0);
      for (const weak of ['kisa', '']) {
        writeFileSync(join(DATA_DIR, 'jwt-secret'), weak);
        expect(inProduction({ DATA_DIR })).toThrow('JWT_SECRET');
      }
    } finally {
      rmSync(DATA_DIR, { recursive: true });
    }
  });
});

it('a server is reached from its own machine alone unless that is said', () => {
  expect(readConfig({ JWT_SECRET })).toMatchObject({ host: '127.0.0.1', port: 3000, trustProxy: false });
  expect(readConfig({ JWT_SECRET, HOST: '0.0.0.0', PORT: '0', TRUST_PROXY: 'true' })).toMatchObject({
    ...{ host: '0.0.0.0', port: 0, trustProxy: true },
  });
});

it('each front end is looked for where it is deployed', () => {
  const at = { player: 'https://p.example/a', business: 'https://b.example/a', admin: 'https://a.example/a' };
  const env = {
    REMOTE_PLAYER_URL: at.player,
    REMOTE_BUSINESS_URL: at.business,
    REMOTE_ADMIN_URL: at.admin,
  };
  expect(readConfig({ JWT_SECRET, ...env }).remotes).toEqual(at);
});

it('further push services are named one after another', () => {
  const { push } = readConfig({
    JWT_SECRET,
    PUSH_HOSTS: 'push.example , *.push.example,,http://127.0.0.1:9',
  });
  const hosts = push.provider === 'web' ? push.hosts : [];
  expect(hosts.slice(PUSH_HOSTS.length)).toEqual(['push.example', '*.push.example', 'http://127.0.0.1:9']);
});

it.each([
  [{ PUBLIC_URL: 'https://topla.example', MAIL_FROM: 'a@topla.example' }, 'https://topla.example'],
  [{ PUBLIC_URL: 'http://topla.example', MAIL_FROM: 'Topla <a@topla.example>' }, 'mailto:a@topla.example'],
  [{}, 'mailto:topla@localhost.invalid'],
])('push services are told with %j to ask %s', (env, subject) => {
  expect(readConfig({ JWT_SECRET, ...env }).push).toMatchObject({ subject });
});

it('an empty setting counts as none', () => {
  const empty = ['HOST', 'DATA_DIR', 'WEB_ROOT', 'LOG_LEVEL', 'DATABASE_URL', 'PUBLIC_URL', 'REDIS_URL'];
  const env = { JWT_SECRET, ...Object.fromEntries(empty.map((name) => [name, ''])) };
  expect(readConfig(env)).toEqual(readConfig({ JWT_SECRET }));
});
