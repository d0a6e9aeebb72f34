import { ERROR_TEXT } from 'mf-shared/strings';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createRateLimits } from '../src/http/rate-limits.ts';
import { createTestApp, JWT_SECRET, type TestApp } from './harness.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

describe('bodies', () => {
  const big = (bytes: number) => 'x'.repeat(bytes);

  it.each([
    ['JSON', '/api/users/login', 'application/json', 300 * 1024, 'body_too_large'],
    [
      'a form for a call that takes JSON',
      '/api/users/login',
      'multipart/form-data; boundary=x',
      300 * 1024,
      'body_too_large',
    ],
    [
      'a form with one photo',
      '/api/users/register',
      'multipart/form-data; boundary=x',
      25 * 1024 * 1024,
      'photo_too_large',
    ],
  ])('of too many bytes are refused: %s, with and without a length', async (_, path, type, bytes, code) => {
    test = await createTestApp('sqlite');
    const app = createApp(test.ctx);
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let n = 0; n < 26; n++) controller.enqueue(new Uint8Array(Math.ceil(bytes / 25)));
        controller.close();
      },
    });
    const declared = {
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Length': String(bytes) },
      body: big(bytes),
    };
    const chunked = {
      method: 'POST',
      headers: { 'Content-Type': type, 'Transfer-Encoding': 'chunked' },
      body: pieces,
      duplex: 'half',
    };
    for (const request of [declared, chunked] as RequestInit[]) {
      const response = await app.request(path, request);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code, message: ERROR_TEXT[code as 'body_too_large'] });
    }
  });
});

describe('limits', () => {
  const limited = async (env: Record<string, string> = {}) => {
    const config = readConfig({ JWT_SECRET, SEED: 'none', WEB_ROOT: 'none', ...env });
    test = await createTestApp('sqlite', { config, limits: createRateLimits() });
    return test;
  };
  const guess = (app: TestApp, from?: string) =>
    app.call('post', '/api/admin/login', {
      json: { email: 'a@b.test', password: 'tahmin' },
      ...(from ? { headers: { 'X-Forwarded-For': from } } : {}),
    });

  it('say in Turkish how long to wait', async () => {
    const app = await limited();
    for (let n = 0; n < 10; n++) expect((await guess(app)).status).toBe(401);
    const answer = await guess(app);
    expect(answer).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', message: ERROR_TEXT.rate_limited },
    });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  });

  it('are not escaped by a header that nobody vouches for', async () => {
    const app = await limited();
    for (let n = 0; n < 10; n++) await guess(app, `10.0.0.${n}`);
    expect((await guess(app, '10.0.0.99')).status).toBe(429);
  });

  it('count by the address that the trusted proxy added, whatever the caller wrote before it', async () => {
    const app = await limited({ TRUST_PROXY: 'true' });
    for (let n = 0; n < 10; n++) await guess(app, `10.0.0.${n}, 192.0.2.1`);
    expect((await guess(app, '10.9.9.9, 192.0.2.1')).status).toBe(429);
    expect((await guess(app, '192.0.2.1, 192.0.2.2')).status).toBe(401);
  });
});
