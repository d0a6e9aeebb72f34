import { ERROR_TEXT } from 'mf-shared/strings';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '../src/base/app-error.ts';
import { createUser, createVenue } from './factories.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { quickHash } from './passwords.ts';

const PASSWORD = 'sifre-2026';
const NOBODY = 'kimse@oyuncu.test';
let password_hash: string;
beforeAll(async () => {
  password_hash = await quickHash(PASSWORD);
});

let running: TestApp | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await running?.close();
});

/** With limits, behind a proxy, and with a captcha that accepts the token `insan`. */
async function start(): Promise<TestApp> {
  vi.useFakeTimers({ toFake: ['Date'] });
  running = await createTestApp('sqlite', {
    env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true' },
    captcha: {
      challenge: async () => ({}),
      verify: async (token) => {
        if (!token) throw new AppError('captcha_required');
        if (token !== 'insan') throw new AppError('captcha_rejected');
      },
    },
  });
  return running;
}

const LOGINS = { user: '/api/users/login', business: '/api/business/login', admin: '/api/admin/login' };
type Login = { email: string; password?: string; from?: string; token?: string | null };

const login = (app: TestApp, who: keyof typeof LOGINS, { email, password, from, token }: Login) =>
  app.call<{ code?: string; message: string; token?: string }>('post', LOGINS[who], {
    json: {
      email,
      password: password ?? 'tahmin-1',
      ...(token === null ? {} : { recaptchaToken: token ?? 'insan' }),
    },
    headers: { 'X-Forwarded-For': from ?? '192.0.2.1' },
  });
const failures = async (app: TestApp, who: keyof typeof LOGINS, email: string, times = 5) => {
  for (let n = 0; n < times; n++) expect((await login(app, who, { email })).status).toBe(401);
};

describe.each(['user', 'business'] as const)('the login of a %s', (who) => {
  const create = (app: TestApp) =>
    who === 'user' ? createUser(app, { password_hash }) : createVenue(app, { password_hash });

  it('makes whoever guesses wait, says how long, and lets the right one in afterwards', async () => {
    const app = await start();
    const { email } = await create(app);
    await failures(app, who, email);
    const refused = await login(app, who, { email, password: PASSWORD });
    expect(refused).toMatchObject({ status: 429, body: { code: 'login_delayed' } });
    expect(refused.body.message).toContain('15 saniye');
    expect(refused.headers.get('Retry-After')).toBe('15');
    vi.advanceTimersByTime(15_000);
    expect((await login(app, who, { email, password: PASSWORD })).status).toBe(200);
  });

  it('lets the owner in from another address than the one that guesses', async () => {
    const app = await start();
    const { email } = await create(app);
    await failures(app, who, email);
    const entry = async (from: string) => (await login(app, who, { email, password: PASSWORD, from })).status;
    expect([await entry('192.0.2.1'), await entry('198.51.100.1')]).toEqual([429, 200]);
  });

  it('answers the same where there is no account', async () => {
    const app = await start();
    const { email } = await create(app);
    for (let n = 0; n < 7; n++) {
      const [there, nowhere] = [await login(app, who, { email }), await login(app, who, { email: NOBODY })];
      expect([nowhere.status, nowhere.body]).toEqual([there.status, there.body]);
    }
  });
});

it('counts a business that may not log in yet as no failure', async () => {
  const app = await start();
  const { email } = await createVenue(app, { password_hash, status: 'pending' });
  for (let n = 0; n < 6; n++) {
    expect((await login(app, 'business', { email, password: PASSWORD })).status).toBe(403);
  }
});

describe('the login of an admin', () => {
  const admin = (app: TestApp) => createUser(app, { password_hash, role: 'admin' });
  const HUMAN = { status: 400, body: { code: 'captcha_required', message: ERROR_TEXT.captcha_required } };

  it('needs no captcha at first, and one after the third failure of the account', async () => {
    const app = await start();
    const { email } = await admin(app);
    for (let n = 0; n < 3; n++) {
      expect(await login(app, 'admin', { email, token: null, from: `192.0.2.${n}` })).toMatchObject({
        status: 401,
        body: { message: 'Hatalı giriş! Lütfen bilgilerinizi kontrol edin.' },
      });
    }
    const attempt = { email, password: PASSWORD, from: '192.0.2.9' };
    expect(await login(app, 'admin', { ...attempt, token: null })).toMatchObject(HUMAN);
    expect((await login(app, 'admin', { ...attempt, token: 'robot' })).body.code).toBe('captcha_rejected');
    expect((await login(app, 'admin', attempt)).status).toBe(200);
  });

  it('needs one after the third failure of the address', async () => {
    const app = await start();
    for (let n = 0; n < 3; n++) await login(app, 'admin', { email: `kimse-${n}@topla.test`, token: null });
    const { email } = await admin(app);
    const attempt = { email, password: PASSWORD, token: null };
    expect(await login(app, 'admin', attempt)).toMatchObject(HUMAN);
    expect((await login(app, 'admin', { ...attempt, from: '192.0.2.2' })).status).toBe(200);
  });

  it('counts together with the login of players, which has the same passwords', async () => {
    const app = await start();
    const { email } = await admin(app);
    await failures(app, 'user', email, 3);
    expect(await login(app, 'admin', { email, password: PASSWORD, token: null })).toMatchObject(HUMAN);
  });

  it('counts a player’s account as a failure', async () => {
    const app = await start();
    const { email } = await createUser(app, { password_hash });
    for (let n = 0; n < 3; n++) {
      expect((await login(app, 'admin', { email, password: PASSWORD, token: null })).status).toBe(401);
    }
    expect(await login(app, 'admin', { email, password: PASSWORD, token: null })).toMatchObject(HUMAN);
  });

  it.each([true, false])('withstands 360 guesses from 40 addresses (captchas solved: %s)', async (solved) => {
    const app = await start();
    const { email } = await admin(app);
    let looked = 0;
    for (let n = 0; n < 360; n++) {
      const token = solved ? 'insan' : null;
      const { status } = await login(app, 'admin', { email, from: `192.0.2.${n % 40}`, token });
      if (status === 401) looked++;
      vi.advanceTimersByTime(40);
    }
    expect(looked).toBe(solved ? 20 : 3);
    for (const from of ['192.0.2.7', '198.51.100.1']) {
      const answer = await login(app, 'admin', {
        email,
        password: PASSWORD,
        from,
        token: solved ? 'insan' : null,
      });
      expect(answer.status).toBe(solved ? 429 : 400);
    }
  });
});
