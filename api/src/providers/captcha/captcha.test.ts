import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MINUTE_MS } from 'mf-shared/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JWT_SECRET, onBothEngines, type TestApp } from '../../../test/harness.ts';
import { createCaptcha } from './create.ts';
import { purgeCaptchas } from './purge.ts';

const SENTENCE = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';
const rejected = expect.objectContaining({ code: 'captcha_rejected', status: 400, message: SENTENCE });
const required = expect.objectContaining({ code: 'captcha_required', status: 400, message: SENTENCE });

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solve(challenge: unknown) {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return { challenge: challenge as Challenge, solution };
}

onBothEngines('embedded captcha', (app) => {
  // The library also compares with the machine's clock, so these tests start from it.
  let time = { now: Date.now() };
  const create = (jwtSecret = JWT_SECRET) =>
    createCaptcha({
      config: { captcha: { provider: 'embedded', cost: 0.003 }, jwtSecret },
      db: app().db,
      clock: () => time.now,
    });
  const used = () => app().db.q.selectFrom('used_captchas').selectAll().execute();
  beforeEach(async () => {
    time = { now: Date.now() };
    await app().db.q.deleteFrom('used_captchas').execute();
  });

  it('accepts a solved challenge once', async () => {
    const captcha = create();
    const token = encode(await solve(await captcha.challenge()));
    await captcha.verify(token);
    await expect(captcha.verify(token)).rejects.toEqual(rejected);
  });

  it('accepts one of twenty at once, however the token is spelled', async () => {
    const captcha = create();
    const { challenge, solution } = await solve(await captcha.challenge());
    const spellings = Array.from({ length: 20 }, (_, n) => encode({ challenge, solution, spelling: n }));
    const results = await Promise.allSettled(spellings.map((token) => captcha.verify(token)));
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((r) => (r.status === 'rejected' ? [r.reason] : []));
    expect(reasons).toEqual(Array.from({ length: 19 }, () => rejected));
    expect(await used()).toHaveLength(1);
  });

  it.each([undefined, ''])('asks for a token where there is none (%j)', async (token) => {
    await expect(create().verify(token)).rejects.toEqual(required);
  });

  it.each(['x', encode(null), encode({}), encode({ challenge: {}, solution: {} }), 'A'.repeat(100_000)])(
    'refuses what is no token (%#)',
    async (token) => {
      await expect(create().verify(token)).rejects.toEqual(rejected);
      expect(await used()).toEqual([]);
    },
  );

  it('refuses a wrong key, a changed challenge and one signed by somebody else', async () => {
    const captcha = create();
    const { challenge, solution } = await solve(await captcha.challenge());
    const { parameters } = challenge;
    const later = {
      ...challenge,
      parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 999 },
    };
    const foreign = await solve(await create('another secret').challenge());
    for (const forged of [
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') } },
      { challenge: later, solution },
      foreign,
    ]) {
      await expect(captcha.verify(encode(forged))).rejects.toEqual(rejected);
    }
    expect(await used()).toEqual([]);
    await captcha.verify(encode({ challenge, solution }));
  });

  it('accepts an answer for ten minutes', async () => {
    const captcha = create();
    const early = encode(await solve(await captcha.challenge()));
    const late = encode(await solve(await captcha.challenge()));
    time.now += 10 * MINUTE_MS - 2000;
    await captcha.verify(early);
    // The challenge has whole seconds.
    time.now = Math.floor((time.now + 2000) / 1000) * 1000;
    await expect(captcha.verify(late)).rejects.toEqual(rejected);
  });

  it('forgets used challenges once they have expired, not before', async () => {
    const captcha = create();
    const ctx = { ...app().ctx, clock: () => time.now };
    const token = encode(await solve(await captcha.challenge()));
    await captcha.verify(token);
    time.now += 9 * MINUTE_MS;
    await purgeCaptchas(ctx);
    await expect(captcha.verify(token)).rejects.toEqual(rejected);
    time.now += MINUTE_MS;
    await purgeCaptchas(ctx);
    expect(await used()).toEqual([]);
    await expect(captcha.verify(token)).rejects.toEqual(rejected);
  });

  it('hands a challenge to browsers, with the work that the cost asks for', async () => {
    const test: TestApp = app();
    test.ctx.captcha = create();
    const { status, body } = await test.call<Challenge>('get', '/api/captcha');
    expect(status).toBe(200);
    const { solution } = await solve(body);
    expect(solution?.counter).toBeGreaterThanOrEqual(2);
    expect(solution?.counter).toBeLessThanOrEqual(4);
  });
});

describe('reCAPTCHA', () => {
  const asked: URLSearchParams[] = [];
  let reply: () => { status: number; body: string };
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      asked.push(new URLSearchParams(text));
      const { status, body } = reply();
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked.length = 0;
  });

  const verify = (token: string | undefined, port = (server.address() as AddressInfo).port) =>
    createCaptcha({
      config: {
        captcha: { provider: 'recaptcha', siteKey: 'site', secret: 'secret' },
        jwtSecret: JWT_SECRET,
      },
      db: {} as TestApp['db'],
      clock: Date.now,
      siteverifyUrl: `http://127.0.0.1:${port}/siteverify`,
    }).verify(token);
  const says = (body: unknown) => {
    reply = () => ({ status: 200, body: JSON.stringify(body) });
  };

  it('asks Google with the secret and the token', async () => {
    says({ success: true, hostname: 'topla.test' });
    await verify('token');
    expect(asked.map((form) => Object.fromEntries(form))).toEqual([{ secret: 'secret', response: 'token' }]);
  });

  it('refuses what Google refuses', async () => {
    says({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    await expect(verify('token')).rejects.toEqual(rejected);
  });

  it('asks nobody about a missing token', async () => {
    await expect(verify(undefined)).rejects.toEqual(required);
    expect(asked).toEqual([]);
  });

  it('tells wrong settings apart from wrong answers', async () => {
    says({ success: false, 'error-codes': ['invalid-input-secret'] });
    await expect(verify('token')).rejects.toThrow('invalid-input-secret');
  });

  it('lets nobody through while Google gives no answer', async () => {
    reply = () => ({ status: 502, body: '<html>' });
    await expect(verify('token')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    await expect(verify('token', 1)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });
});
