import { ERROR_TEXT } from 'mf-shared/strings';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../src/base/id.ts';
import { createLog } from '../src/log.ts';
import { createUser } from './factories.ts';
import { playerForm } from './forms.ts';
import { createTestApp, type TestApp } from './harness.ts';

const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'X-Request-Id',
];

/** Collects log lines. */
function capture() {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { lines, to: { write } };
}

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

describe('failures', () => {
  const SECRET = 'ali@gizli.test';
  async function broken() {
    const { lines, to } = capture();
    const failure = Object.assign(new Error('relation is broken'), {
      detail: `Key (email)=(${SECRET})`,
      code: 'XX000',
    });
    test = await createTestApp('sqlite', {
      log: createLog('debug', to),
      geocoder: { provinceAt: () => Promise.reject(failure) },
    });
    return { app: test, lines };
  }

  it('say nothing of their cause, carry an id that the log knows, and leak no rows into it', async () => {
    const { app, lines } = await broken();
    const { status, body, headers } = await app.call('get', '/api/geo/reverse?lat=41&lng=29');
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'internal',
      message: ERROR_TEXT.internal,
      requestId: headers.get('X-Request-Id'),
    });
    const log = lines.join('');
    expect(log).toContain(String(body.requestId));
    expect(log).toContain('relation is broken');
    expect(log).not.toContain(SECRET);
  });

  it('and refusals carry the security headers', async () => {
    const { app } = await broken();
    for (const path of [
      '/api/geo/reverse?lat=41&lng=29',
      '/api/profile/user',
      '/api/yok',
      '/uploads/yok',
      '/api/%E0%A4%A',
    ]) {
      const { headers, status } = await app.call('get', path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      for (const name of SECURITY_HEADERS) expect(headers.get(name), `${name} of ${path}`).toBeTruthy();
    }
  });
});

it('answers of the API are kept by nobody, whatever they are', async () => {
  test = await createTestApp('sqlite');
  const { token } = await createUser(test);
  const kept = async (path: string) => {
    const { status, headers } = (await test?.call('get', path, { token })) ?? {};
    return [status, headers?.get('Cache-Control')];
  };
  const paths = [
    '/api/profile/user',
    '/api/config',
    '/api/friends/yok',
    '/api/yok',
    '/api/admin/pending-businesses',
  ];
  const statuses = [200, 200, 404, 404, 403];
  expect(await Promise.all(paths.map(kept))).toEqual(statuses.map((status) => [status, 'no-store']));
});

it('writes neither personal data nor secrets into the log', async () => {
  const { lines, to } = capture();
  test = await createTestApp('sqlite', { log: createLog('trace', to) });
  const email = `${newId()}@oyuncu.test`;
  await test.call('post', '/api/users/register', { form: playerForm({ email, recaptchaToken: 'CAPTCHA' }) });
  const login = { email, password: 'sifre-2026', recaptchaToken: 'CAPTCHA' };
  const { body } = await test.call<{ token: string }>('post', '/api/users/login', { json: login });
  const { token } = body;
  const me = await test.call<{ id: string }>('get', '/api/profile/user', { token });
  await test.call('get', `/api/users/${me.body.id}?email=${email}`, { token });
  await test.call('get', `/api/users/search?name=${encodeURIComponent('Işıl')}`, { token });
  await test.call('post', '/api/users/login', { json: { ...login, password: 'yanlış-parola' } });
  const log = lines.join('');
  expect(lines.length).toBeGreaterThanOrEqual(6);
  for (const secret of [
    email,
    'Işıl',
    'sifre-2026',
    'yanlış-parola',
    token,
    'CAPTCHA',
    me.body.id,
    '5321112233',
  ]) {
    expect(log).not.toContain(secret);
  }
});
