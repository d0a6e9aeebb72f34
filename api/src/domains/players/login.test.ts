import { decodeJwt } from 'jose';
import type { User } from 'mf-shared/contracts/users';
import { WEEK_MS } from 'mf-shared/time';
import { beforeAll, expect, it } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { solveCaptcha } from '../../../test/solve-captcha.ts';
import { newId } from '../../base/id.ts';
import { createCaptcha } from '../../providers/captcha/create.ts';

const PASSWORD = 'sifre-2026';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(PASSWORD);
});

const login = (test: TestApp, json: unknown) =>
  test.call<{ token: string; message: string }>('post', '/api/users/login', { json });
const ownProfile = (test: TestApp, token?: string) =>
  test.call<User>('get', '/api/profile/user', token ? { token } : {});
const UNAUTHENTICATED = {
  status: 401,
  body: { code: 'unauthenticated', message: 'Bu işlem için giriş yapmanız gerekiyor.' },
};

onBothEngines('login of a player', (app) => {
  const player = () => createUser(app(), { password_hash: passwordHash });

  it('answers a token of seven days with id, e-mail and role', async () => {
    const { id, email } = await player();
    const { status, body } = await login(app(), { email, password: PASSWORD });
    expect(status).toBe(200);
    expect(body.message).toBe('Giriş başarılı!');
    expect(decodeJwt(body.token)).toMatchObject({
      id,
      email,
      role: 'user',
      isActive: true,
      exp: Math.floor((app().time.now + WEEK_MS) / 1000),
    });
    expect((await ownProfile(app(), body.token)).body.id).toBe(id);
  });

  it('takes the e-mail in capitals and between spaces', async () => {
    const email = `istanbul-${newId()}@oyuncu.test`;
    await createUser(app(), { email, password_hash: passwordHash });
    const answer = await login(app(), { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('says the same of an unknown e-mail and of a wrong password', async () => {
    const { email } = await player();
    const refused = {
      status: 401,
      body: { code: 'bad_credentials', message: 'E-posta ya da şifre hatalı.' },
    };
    expect(await login(app(), { email, password: 'sifre-2027' })).toMatchObject(refused);
    expect(await login(app(), { email, password: ` ${PASSWORD}` })).toMatchObject(refused);
    expect(await login(app(), { email: 'kimse@oyuncu.test', password: PASSWORD })).toMatchObject(refused);
  });

  it('does not let a business in', async () => {
    const { email } = await createVenue(app(), { password_hash: passwordHash });
    expect((await login(app(), { email, password: PASSWORD })).status).toBe(401);
  });

  it('names the fields that are missing', async () => {
    const { status, body } = await login(app(), { email: ' ' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation',
      fields: { email: 'Geçerli bir e-posta adresi yazın.', password: 'Şifrenizi yazın.' },
    });
  });

  it('refuses malformed JSON', async () => {
    const answer = await app().call('post', '/api/users/login', { raw: '{"email":' });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'malformed_json',
        message: 'Gönderilen bilgiler okunamadı. Lütfen tekrar deneyin.',
      },
    });
  });

  it('asks for the captcha and takes a token once', async () => {
    const { email } = await player();
    const { ctx } = app();
    const stub = ctx.captcha;
    const config = { ...ctx.config, captcha: { provider: 'embedded' as const, cost: 0.002 } };
    ctx.captcha = createCaptcha({ config, db: ctx.db, clock: Date.now });
    try {
      const recaptchaToken = await solveCaptcha((await app().call('get', '/api/captcha')).body);
      const sentence = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';
      expect(await login(app(), { email, password: PASSWORD })).toMatchObject({
        status: 400,
        body: { code: 'captcha_required', message: sentence },
      });
      expect((await login(app(), { email, password: PASSWORD, recaptchaToken })).status).toBe(200);
      expect(await login(app(), { email, password: PASSWORD, recaptchaToken })).toMatchObject({
        status: 400,
        body: { code: 'captcha_rejected', message: sentence },
      });
    } finally {
      ctx.captcha = stub;
    }
  });
});

onBothEngines('tokens', (app) => {
  it('are needed', async () => {
    expect(await ownProfile(app())).toMatchObject(UNAUTHENTICATED);
  });

  it.each(['nonsense', 'a.b.c'])('have to be ours (%s)', async (token) => {
    expect(await ownProfile(app(), token)).toMatchObject(UNAUTHENTICATED);
  });

  it('have to carry our signature', async () => {
    const { token } = await createUser(app());
    const other = (await createUser(app())).token;
    const [head, , signature] = token.split('.');
    const forged = [head, other.split('.')[1], signature].join('.');
    expect(await ownProfile(app(), forged)).toMatchObject(UNAUTHENTICATED);
  });

  it('end after seven days', async () => {
    const { token } = await createUser(app());
    const start = app().time.now;
    try {
      app().time.now = start + WEEK_MS - 1;
      expect((await ownProfile(app(), token)).status).toBe(200);
      app().time.now = start + WEEK_MS;
      expect(await ownProfile(app(), token)).toMatchObject({
        status: 401,
        body: { code: 'token_expired', message: 'Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.' },
      });
    } finally {
      app().time.now = start;
    }
  });

  it('end with the account', async () => {
    const { id, token } = await createUser(app());
    await app().db.q.deleteFrom('users').where('id', '=', id).execute();
    expect(await ownProfile(app(), token)).toMatchObject(UNAUTHENTICATED);
  });

  it('of a business or an admin open no player’s profile', async () => {
    const business = await createVenue(app());
    const admin = await createUser(app(), { role: 'admin' });
    for (const { token } of [business, admin]) {
      expect(await ownProfile(app(), token)).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: 'Bu işlem için yetkiniz yok.' },
      });
    }
  });
});
