import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
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
  ['REMOTE_PLAYER_URL', '/player'],
])('the start ends with a sentence when %s is %s', (name, value) => {
  expect(() => readConfig({ JWT_SECRET, [name]: value })).toThrow(name);
});
