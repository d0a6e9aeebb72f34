import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, jwtVerify } from 'jose';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, pushService } from '../../../test/push-service.ts';
import { readConfig } from '../../config.ts';
import { createPush } from './create.ts';
import { isPushAddress, PUSH_HOSTS } from './hosts.ts';
import { keptVapidKeys } from './vapid-keys.ts';
import { webPushProvider } from './web-push.ts';

const log = pino({ level: 'silent' });
const payload = {
  title: 'Rezervasyonlar',
  body: 'Saatiniz onaylandı.',
  link: '/my-reservations',
  tag: 'n-1',
};
let service: Awaited<ReturnType<typeof pushService>>;
let dataDir: string;

beforeAll(async () => {
  service = await pushService();
  dataDir = mkdtempSync(join(tmpdir(), 'topla-push-'));
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true });
});

const provider = () => {
  const keys = keptVapidKeys(dataDir);
  return webPushProvider({ keys, subject: 'mailto:a@topla.test', hosts: [service.origin], log });
};
const targetOf = ({ endpoint, keys }: ReturnType<typeof browser>['subscription']) => ({ endpoint, ...keys });

it('sends what only the browser can read, signed with the key that it subscribed with', async () => {
  const own = browser(service.origin);
  const push = provider();
  service.received.length = 0;
  expect(await push.send(targetOf(own.subscription), { payload, keepSeconds: 900 })).toBe('sent');
  const [sent] = service.received;
  expect(own.read(sent?.body ?? Buffer.alloc(0))).toEqual(payload);
  expect(sent?.body.includes('onay')).toBe(false);
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '900', urgency: 'high' });
  expect(sent?.headers.topic).toMatch(/^[\w-]{32}$/);
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(sent?.headers.authorization ?? '') ?? [];
  expect(key).toBe(push.publicKey);
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(point, 1), y: part(point, 33) };
  const { payload: claims } = await jwtVerify(token, await importJWK(jwk, 'ES256'));
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:a@topla.test' });
});

const part = (point: Buffer, at: number) => point.subarray(at, at + 32).toString('base64url');

it('lets a later message of the same thing take the place of one that waits, and no other', async () => {
  const push = provider();
  const target = targetOf(browser(service.origin).subscription);
  service.received.length = 0;
  for (const [tag, body] of [
    ['n-1', 'Eski'],
    ['n-1', 'Yeni'],
    ['n-2', 'Yeni'],
  ] as const)
    await push.send(target, { payload: { ...payload, tag, body }, keepSeconds: 60 });
  const [first, second, third] = service.received.map(({ headers }) => headers.topic);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it.each([
  [410, 'gone'],
  [404, 'gone'],
  [403, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
  [301, 'failed'],
  [307, 'failed'],
])('takes the answer %i for %s', async (status, outcome) => {
  service.answers.push(status);
  const target = targetOf(browser(service.origin).subscription);
  expect(await provider().send(target, { payload, keepSeconds: 60 })).toBe(outcome);
});

it('calls known push services alone, whatever a browser claims', () => {
  const known = (address: string) => isPushAddress(address, PUSH_HOSTS);
  expect(known('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  expect(known('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true);
  for (const address of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://evilpush.apple.com.test/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com/x',
    'https://evil.fcm.googleapis.com/x',
    'https://ad:sifre@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'not an address',
  ]) {
    expect(known(address), address).toBe(false);
  }
});

it('makes its keys once, for the eyes of the server alone', () => {
  const keys = keptVapidKeys(dataDir);
  expect(keptVapidKeys(dataDir)).toEqual(keys);
  expect(statSync(join(dataDir, 'vapid-keys.json')).mode & 0o077).toBe(0);
});

it('is chosen by configuration', () => {
  const at = (env: Record<string, string>) =>
    readConfig({ DATA_DIR: dataDir, JWT_SECRET: 'x', WEB_ROOT: 'none', ...env });
  expect(createPush(at({ PUSH: 'none' }), log)).toBeNull();
  expect(createPush(at({}), log)?.publicKey).toBe(keptVapidKeys(dataDir).publicKey);
  const { publicKey, privateKey } = keptVapidKeys(join(dataDir, 'other'));
  const own = at({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  expect(createPush(own, log)?.publicKey).toBe(publicKey);
  const config = at({ PUBLIC_URL: 'https://topla.test', PUSH_HOSTS: 'push.example.test' }).push;
  expect(config).toMatchObject({ subject: 'https://topla.test' });
  expect(config.provider === 'web' && config.hosts).toContain('push.example.test');
  expect(() => at({ VAPID_PUBLIC_KEY: 'x' })).toThrow(/belong together/);
  expect(() => at({ MAIL_URL: 'http://x' })).toThrow(/MAIL_URL/);
  expect(() => at({ MAIL_URL: 'smtp://x' })).toThrow(/MAIL_FROM/);
});
