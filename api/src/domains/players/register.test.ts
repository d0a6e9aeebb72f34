import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { playerForm } from '../../../test/forms.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { htmlAsJpeg, jpeg } from '../../../test/pictures.ts';
import { solveCaptcha } from '../../../test/solve-captcha.ts';
import { newId } from '../../base/id.ts';
import { createCaptcha } from '../../providers/captcha/create.ts';
import { createFolderStorage } from '../../providers/storage/folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'topla-players-'));
afterAll(() => rmSync(dir, { recursive: true }));
const files = () => readdirSync(dir, { recursive: true }).sort();

const SENTENCE = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';
const SENTENCE_TAKEN = 'Bu e-posta adresiyle bir hesap zaten var.';
const TAKEN = { code: 'email_taken', message: SENTENCE_TAKEN, fields: { email: SENTENCE_TAKEN } };
const newEmail = () => `${newId()}@oyuncu.test`;

const register = (test: TestApp, data: FormData) => test.call('post', '/api/users/register', { form: data });
const stored = (test: TestApp, email: string) =>
  test.db.q.selectFrom('users').selectAll().where('email', '=', email).execute();
const count = async (test: TestApp) => (await test.db.q.selectFrom('users').select('id').execute()).length;

onBothEngines(
  'registration of a player',
  (app) => {
    it('keeps the player with a hashed password, who can log in at once', async () => {
      const email = newEmail();
      const answer = await register(app(), playerForm({ email, fullName: '  Işıl Çağlar ' }));
      expect(answer).toMatchObject({ status: 201, body: { message: 'Kayıt başarılı!' } });
      const [row] = await stored(app(), email);
      expect(row).toMatchObject({
        role: 'user',
        full_name: 'Işıl Çağlar',
        name_folded: 'isil caglar',
        phone: '+905321112233',
        teams: '["Yıldızlar","Mahalle FK"]',
        position: 'Kaleci',
        foot: 'Sağ',
        city: 'İzmir',
        photo: null,
      });
      expect(row?.password_hash).toMatch(/^\$argon2id\$/);
      const login = await app().call('post', '/api/users/login', { json: { email, password: 'sifre-2026' } });
      expect(login.status).toBe(200);
    });

    it('signs in whoever asks for it, and nobody else', async () => {
      const email = newEmail();
      const answer = await register(app(), playerForm({ email, signIn: true }));
      expect(answer).toMatchObject({ status: 201, body: { message: 'Kayıt başarılı!' } });
      const { token } = answer.body as { token: string };
      const profile = await app().call('get', '/api/profile/user', { token });
      expect(profile).toMatchObject({ status: 200, body: { email, emailVerified: false } });
      const [row] = await stored(app(), email);
      const sessions = app().db.q.selectFrom('sessions').selectAll().where('user_id', '=', String(row?.id));
      expect(await sessions.execute()).toMatchObject([{ role: 'user', limited: 0 }]);

      for (const signIn of [undefined, false]) {
        const other = await register(app(), playerForm({ signIn }));
        expect(other).toMatchObject({ status: 201, body: { message: 'Kayıt başarılı!' } });
        expect(other.body).not.toHaveProperty('token');
      }
    });

    it('signs nobody in to an account that exists', async () => {
      const { email } = await createUser(app());
      const answer = await register(app(), playerForm({ email, signIn: true }));
      expect(answer).toMatchObject({ status: 409, body: TAKEN });
      expect(answer.body).not.toHaveProperty('token');
    });

    it('does without teams, city and photo', async () => {
      const email = newEmail();
      const answer = await register(app(), playerForm({ email, teams: undefined, city: '' }));
      expect(answer.status).toBe(201);
      expect(await stored(app(), email)).toMatchObject([{ teams: '[]', city: null }]);
    });

    it('keeps a photo, re-encoded under a name of our own', async () => {
      const email = newEmail();
      expect((await register(app(), playerForm({ email, photo: await jpeg() }))).status).toBe(201);
      const [row] = await stored(app(), email);
      expect(row?.photo).toMatch(/^\/uploads\/[\w-]+\.webp$/);
      expect(files()).toContain(row?.photo?.split('/').at(-1));
    });

    it('refuses a file that only calls itself a photo and keeps nothing', async () => {
      const email = newEmail();
      const before = files();
      const { status, body } = await register(app(), playerForm({ email, photo: htmlAsJpeg() }));
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'photo_invalid',
        fields: { photo: expect.stringContaining('fotoğraf') },
      });
      expect(await stored(app(), email)).toEqual([]);
      expect(files()).toEqual(before);
    });

    it.each([
      ['fullName', '   ', 'Adınızı ve soyadınızı yazın.'],
      ['fullName', '\u200b\u3164', 'Adınızı ve soyadınızı yazın.'],
      ['email', 'ali@', 'Geçerli bir e-posta adresi yazın.'],
      ['email', 'İSMET@OYUNCU.TEST', 'Geçerli bir e-posta adresi yazın.'],
      ['password', 'kisa', 'Şifre en az 8 karakter olmalı.'],
      ['phone', '12345', 'Geçerli bir telefon numarası yazın.'],
      ['phone', undefined, 'Telefon numaranızı yazın.'],
      ['position', 'Libero', 'Mevkinizi seçin.'],
      ['foot', undefined, 'Kullandığınız ayağı seçin.'],
      ['city', 'Paris', 'Listeden bir şehir seçin.'],
      ['signIn', '"yes"', 'Geçersiz veri.'],
    ])('refuses %s %j', async (name, value, sentence) => {
      const before = await count(app());
      const { status, body } = await register(app(), playerForm({ [name]: value }));
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'validation',
        message: 'Lütfen işaretli alanları kontrol edin.',
        fields: { [name]: sentence },
      });
      expect(await count(app())).toBe(before);
    });

    it.each([
      ['as it is', (email: string) => email],
      ['in capitals, by ASCII rules', (email: string) => email.toUpperCase()],
      ['between spaces', (email: string) => `  ${email} `],
    ])('refuses an e-mail that has an account, written %s', async (_, spell) => {
      const email = `istanbul.${newEmail()}`;
      const { id } = await createUser(app(), { email });
      const before = files();
      const { status, body } = await register(
        app(),
        playerForm({ email: spell(email), photo: await jpeg() }),
      );
      expect(status).toBe(409);
      expect(body).toMatchObject(TAKEN);
      expect(await stored(app(), email)).toMatchObject([{ id }]);
      expect(files()).toEqual(before);
    });

    it('lets one of twenty at once have an e-mail and keeps one photo', async () => {
      const email = newEmail();
      const photo = await jpeg(64, 64);
      const before = files().length;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => register(app(), playerForm({ email, photo }))),
      );
      expect(answers.filter((a) => a.status === 201)).toHaveLength(1);
      const losers = answers.filter((a) => a.status === 409);
      expect(losers).toHaveLength(19);
      for (const loser of losers) expect(loser.body).toMatchObject(TAKEN);
      expect(await stored(app(), email)).toHaveLength(1);
      // The photo and its thumbnail.
      expect(files().length - before).toBe(2);
    });

    it('keeps no photo when the player cannot be stored', async () => {
      const email = newEmail();
      const before = files();
      vi.spyOn(app().db, 'transact').mockRejectedValueOnce(new Error('no room'));
      expect((await register(app(), playerForm({ email, photo: await jpeg() }))).status).toBe(500);
      expect(files()).toEqual(before);
      expect((await register(app(), playerForm({ email, photo: await jpeg() }))).status).toBe(201);
    });

    it('refuses what is no multipart body', async () => {
      const { status, body } = await app().call('post', '/api/users/register', { raw: '{' });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'malformed_json' });
    });
  },
  () => ({ storage: createFolderStorage(dir) }),
);

onBothEngines('registration of a player behind the captcha', (app) => {
  beforeEach(() => {
    const { ctx } = app();
    const config = { ...ctx.config, captcha: { provider: 'embedded' as const, cost: 0.002 } };
    ctx.captcha = createCaptcha({ config, db: ctx.db, clock: Date.now });
  });
  const token = async () => solveCaptcha((await app().call('get', '/api/captcha')).body);

  it.each([
    ['a missing token', undefined, 'captcha_required'],
    ['a wrong token', 'bm8=', 'captcha_rejected'],
  ])('refuses %s', async (_, recaptchaToken, code) => {
    const before = await count(app());
    const { status, body } = await register(app(), playerForm({ recaptchaToken }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code, message: SENTENCE });
    expect(await count(app())).toBe(before);
    // A robot does not learn who has an account either.
    const { email } = await createUser(app());
    expect((await register(app(), playerForm({ email, recaptchaToken }))).body.code).toBe(code);
  });

  it('lets one of twenty registrations with the same token through', async () => {
    const recaptchaToken = await token();
    const before = await count(app());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(app(), playerForm({ recaptchaToken }))),
    );
    expect(answers.filter((a) => a.status === 201)).toHaveLength(1);
    const refused = answers.filter((a) => a.status === 400);
    expect(refused).toHaveLength(19);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'captcha_rejected', message: SENTENCE });
    expect(await count(app())).toBe(before + 1);
  });

  it('does not spend the token on a form that is not filled in', async () => {
    const recaptchaToken = await token();
    expect((await register(app(), playerForm({ recaptchaToken, fullName: '' }))).status).toBe(400);
    expect((await register(app(), playerForm({ recaptchaToken }))).status).toBe(201);
  });
});
