import { ERROR_TEXT } from 'mf-shared/strings';
import { DAY_MS } from 'mf-shared/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { AppError } from '../src/base/app-error.ts';
import { LIMITS } from '../src/http/rate-limit-table.ts';
import { corrections } from './corrections.ts';
import { createUser, createVenue } from './factories.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { createPostgres } from './lent-databases.ts';
import { quickHash } from './passwords.ts';
import { startRedis } from './redis.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
  vi.useRealTimers();
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
        // The part of a form outside its files has a lower limit.
        controller.enqueue(
          new TextEncoder().encode(
            '--x\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\n',
          ),
        );
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

it('bodies of many texts are refused for all of them together', async () => {
  test = await createTestApp('sqlite');
  const form = new FormData();
  for (const name of ['fullName', 'email']) form.append(name, 'x'.repeat(150 * 1024));
  const answer = await test.call('post', '/api/users/register', { form });
  expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large']);
});

describe('limits', () => {
  const RIVAL = { type: 'rakip-bul', details: 'Rakip arıyoruz.', contactInfo: '0532 111 22 33' };
  const PROFILE = { fullName: 'Ada Er', position: 'Kaleci' };
  const ADDRESS_WRITES = LIMITS.write.address.points;

  const limited = async (env: Record<string, string> = {}) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    test = await createTestApp('sqlite', { env: { RATE_LIMITS: 'on', ...env } });
    return test;
  };
  const knock = (app: TestApp, from?: string) =>
    app.call('post', '/api/users/login', {
      raw: '{',
      ...(from ? { headers: { 'X-Forwarded-For': from } } : {}),
    });
  /** Posts a challenge and deletes it. */
  const post = async (app: TestApp, token: string) => {
    const answer = await app.call<{ challenge?: { id: string }; message: string; code?: string }>(
      'post',
      '/api/challenges/create',
      { token, json: RIVAL },
    );
    const { id } = answer.body.challenge ?? {};
    if (id) await app.call('delete', `/api/challenges/${id}`, { token });
    return answer;
  };

  it('count by account, say in Turkish how long to wait, and end with their window', async () => {
    const app = await limited();
    const [eager, other] = [await createUser(app), await createUser(app)];
    for (let n = 0; n < LIMITS.challenge.account.points; n++) {
      expect((await post(app, eager.token)).status).toBe(201);
    }
    vi.advanceTimersByTime(DAY_MS - 90_000);
    const answer = await post(app, eager.token);
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(answer.body.message).toBe(
      'Bunu kısa sürede çok sık yaptınız. Lütfen 2 dakika sonra tekrar deneyin.',
    );
    expect(answer.headers.get('Retry-After')).toBe('90');
    expect((await post(app, other.token)).status).toBe(201);
    vi.advanceTimersByTime(90_000);
    expect((await post(app, eager.token)).status).toBe(201);
  });

  it('are not used up by mistakes in a form or by what was refused', async () => {
    const app = await limited();
    const { token } = await createUser(app);
    const self = (await app.call<{ id: string }>('get', '/api/profile/user', { token })).body.id;
    for (let n = 0; n < LIMITS.challenge.account.points + 1; n++) {
      const wrong = { token, json: { ...RIVAL, details: '' } };
      expect((await app.call('post', '/api/challenges/create', wrong)).status).toBe(400);
    }
    expect((await post(app, token)).status).toBe(201);
    for (let n = 0; n < LIMITS.friend.account.points + 1; n++) {
      const refused = { token, json: { receiverId: self } };
      expect((await app.call('post', '/api/friends/add', refused)).status).toBe(400);
    }
    const { id: receiverId } = await createUser(app);
    expect((await app.call('post', '/api/friends/add', { token, json: { receiverId } })).status).toBe(201);
  });

  it('let a venue invite 30 people a day, whoever was taken off meanwhile', async () => {
    const app = await limited();
    const [eager, other] = [await createVenue(app), await createVenue(app)];
    const invite = async ({ token }: { token: string }, email: string) => {
      const json = { name: 'Can Usta', email, role: 'staff' };
      const answer = await app.call<{ member?: { id: string }; code?: string }>(
        'post',
        '/api/business/staff',
        {
          token,
          json,
        },
      );
      const { id } = answer.body.member ?? {};
      if (id) await app.call('delete', `/api/business/staff/${id}`, { token });
      return `${answer.status} ${answer.body.code ?? ''}`.trim();
    };
    expect(await invite(eager, eager.email)).toBe('409 email_taken');
    for (let n = 0; n < 30; n++) expect(await invite(eager, `ekip-${n}@ekip.test`)).toBe('201');
    expect(await invite(eager, 'ekip-30@ekip.test')).toBe('429 rate_limited');
    expect(await invite(other, 'ekip-30@ekip.test')).toBe('201');
    vi.advanceTimersByTime(DAY_MS);
    expect(await invite(eager, 'ekip-31@ekip.test')).toBe('201');
  });

  it('leave few tries to ask for another e-mail', async () => {
    const app = await limited();
    const { email: taken } = await createUser(app);
    const { token } = await createUser(app);
    const profile = (await app.call<{ email: string }>('get', '/api/profile/user', { token })).body;
    const change = (email: string) =>
      app.call('put', '/api/profile/user/update', { token, json: { ...PROFILE, email } });
    for (let n = 0; n < LIMITS.emailChange.account.points; n++)
      expect((await change(taken)).status).toBe(400);
    expect((await change('yeni@oyuncu.test')).status).toBe(429);
    expect((await change(profile.email)).status).toBe(200);
    vi.advanceTimersByTime(DAY_MS);
    expect((await change(taken)).status).toBe(400);
  });

  it('leave a venue’s owner few tries to ask for another e-mail either', async () => {
    const app = await limited();
    const currentPassword = 'sifre-2026';
    const { token, email: own } = await createVenue(app, {
      password_hash: await quickHash(currentPassword),
    });
    const change = async (json: { email: string; currentPassword: string }) =>
      (await app.call('put', '/api/business/account', { token, json })).status;
    const wrong = { email: 'yeni@isletme.test', currentPassword: 'tahmin' };
    for (let n = 0; n < LIMITS.emailChange.account.points; n++) expect(await change(wrong)).toBe(400);
    expect(await change({ ...wrong, currentPassword })).toBe(429);
    expect(await change({ email: own, currentPassword })).toBe(200);
  });

  it.each([
    ['end the account', 'post', '/api/account/delete', 401],
    ['set another one', 'put', '/api/profile/user/update', 400],
  ] as const)('leave few tries to guess the own password to %s', async (_, method, path, status) => {
    const app = await limited();
    const user = await createUser(app, { password_hash: await quickHash('sifre-2026') });
    const { fullName, email, token } = user;
    const wrong = { password: 'tahmin', currentPassword: 'tahmin', newPassword: 'Baska-Bir-Sifre-2' };
    const json = { ...wrong, fullName, email, position: 'Kanat' };
    const guess = () => app.call(method, path, { token, json });
    for (let n = 0; n < LIMITS.password.account.points; n++) expect((await guess()).status).toBe(status);
    expect((await guess()).status).toBe(429);
  });

  it('count photos one by one', async () => {
    const app = await limited();
    const { token } = await createVenue(app);
    const send = (count: number) => {
      const form = new FormData();
      for (let n = 0; n < count; n++)
        form.append('photos', new File(['x'], 'saha.jpg', { type: 'image/jpeg' }));
      return app.call('post', '/api/business/photos', { token, form });
    };
    for (let n = 0; n < LIMITS.photo.account.points / 10; n++) expect((await send(10)).status).not.toBe(429);
    expect(await send(1)).toMatchObject({ status: 429, body: { fields: { photos: expect.any(String) } } });
  });

  it('count the photos of an applicant, who has no session', async () => {
    const app = await limited();
    const admin = await createUser(app, { role: 'admin' });
    const { asked, send } = corrections(
      () => app,
      () => admin,
    );
    const { token, correctionId } = await asked();
    vi.spyOn(app.ctx.storage, 'save').mockRejectedValue(new AppError('photo_invalid'));
    const broken = Array.from({ length: 10 }, () => new File(['x'], 'saha.jpg', { type: 'image/jpeg' }));
    const again = () => send({ token, correctionId, photoOrder: broken.map(() => '') }, broken);
    for (let n = 0; n < LIMITS.photo.account.points / 10; n++) expect((await again()).status).not.toBe(429);
    expect(await again()).toMatchObject({ status: 429, body: { fields: { photos: expect.any(String) } } });
    expect((await send({ token, correctionId })).status).toBe(200);
  });

  it('count calls with a token that does not count by their address', async () => {
    const app = await limited();
    const forged = () => app.call('post', '/api/challenges/create', { token: 'a.b.c', json: RIVAL });
    for (let n = 0; n < ADDRESS_WRITES; n++) expect((await forged()).status).toBe(401);
    expect((await forged()).status).toBe(429);
    expect((await knock(app)).status).toBe(429);
    expect((await post(app, (await createUser(app)).token)).status).toBe(201);
  });

  it('are not escaped by a header that nobody vouches for', async () => {
    const app = await limited();
    for (let n = 0; n < ADDRESS_WRITES; n++) expect((await knock(app, `10.0.0.${n}`)).status).toBe(400);
    expect((await knock(app, '10.0.0.99')).status).toBe(429);
  });

  it('count by the address that the trusted proxy added, whatever the caller wrote before it', async () => {
    const app = await limited({ TRUST_PROXY: 'true' });
    for (let n = 0; n < ADDRESS_WRITES; n++) await knock(app, `10.0.0.${n}, 192.0.2.1`);
    expect((await knock(app, '10.9.9.9, 192.0.2.1')).status).toBe(429);
    expect((await knock(app, '192.0.2.1, 192.0.2.2')).status).toBe(400);
  });

  it('are not escaped by the many addresses of one network', async () => {
    const app = await limited({ TRUST_PROXY: 'true' });
    for (let n = 0; n < ADDRESS_WRITES; n++) await knock(app, `2001:db8:1:2::${n.toString(16)}`);
    expect((await knock(app, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await knock(app, '2001:db8:1:3::1')).status).toBe(400);
  });
});

describe('two processes', () => {
  it.each(['PostgreSQL', 'Redis'])('count calls and wrong passwords once on %s', async (store) => {
    const redis = store === 'Redis' ? await startRedis() : null;
    if (redis && !redis.real) return redis.stop();
    const url = await createPostgres();
    const env = { RATE_LIMITS: 'on', DATABASE_URL: url, ...(redis && { REDIS_URL: redis.url }) };
    const start = () => createTestApp('postgres', { url, env });
    const [one, two] = [await start(), await start()];
    try {
      const { token, email } = await createUser(one, { password_hash: await quickHash('sifre-2026') });
      const ask = async (app: TestApp) => {
        const { id: receiverId } = await createUser(app);
        return (await app.call('post', '/api/friends/add', { token, json: { receiverId } })).status;
      };
      const { points } = LIMITS.friend.account;
      for (let n = 0; n < points; n++) expect(await ask(n % 2 ? one : two)).toBe(201);
      expect([await ask(one), await ask(two)]).toEqual([429, 429]);
      const login = async (app: TestApp, password: string) =>
        (await app.call('post', '/api/users/login', { json: { email, password } })).status;
      for (let n = 0; n < 5; n++) expect(await login(n % 2 ? one : two, 'tahmin')).toBe(401);
      expect([await login(one, 'sifre-2026'), await login(two, 'sifre-2026')]).toEqual([429, 429]);
      const kept = await one.db.q.selectFrom('rate_limits').select('key').execute();
      expect(kept.length > 0).toBe(store === 'PostgreSQL');
    } finally {
      for (const app of [one, two]) await app.close();
      await redis?.stop();
    }
  });
});
