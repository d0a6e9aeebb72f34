import { MINUTE_MS } from 'mf-shared/time';
import { beforeEach, expect, it, vi } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { playerForm } from '../../../test/forms.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail, tokenIn, untilMailed } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';
import { verifyPassword } from '../../auth/password.ts';
import { newId } from '../../base/id.ts';
import { sendDueAccountMails } from './send-due.ts';

const OLD = 'Eski-Sifre-1';
const NEW = 'Yeni-Sifre-22';
const { provider, mails, state, to } = memoryMail();
beforeEach(() => {
  mails.length = 0;
  state.refusals = 0;
});

type Role = 'users' | 'business';

onBothEngines(
  'a forgotten password',
  (app) => {
    const forgot = async (role: Role, email: string) => {
      const json = { email, recaptchaToken: 't' };
      const answer = await app().call<{ message: string }>('post', `/api/${role}/forgot-password`, { json });
      await untilMailed(app());
      return answer;
    };
    const check = (token: string) =>
      app().call<{ email: string; role: string; code?: string }>('post', '/api/password-reset/link', {
        json: { token },
      });
    const reset = (token: string, password = NEW) =>
      app().call<{ message: string; code?: string; fields?: object }>('post', '/api/password-reset', {
        json: { token, password },
      });
    const login = async (role: Role, email: string, password: string) =>
      (await app().call('post', `/api/${role}/login`, { json: { email, password, recaptchaToken: 't' } }))
        .status;
    const profile = async (path: string, token: string) => (await app().call('get', path, { token })).status;
    const player = async (row = {}) => createUser(app(), { password_hash: await quickHash(OLD), ...row });
    const linkFor = async (email: string, role: Role = 'users') => {
      await forgot(role, email);
      return tokenIn(to(email).at(-1));
    };

    it('of a player is set anew by a mailed link, which ends all sessions and works once', async () => {
      const user = await player();
      const token = await linkFor(user.email);
      expect(to(user.email)[0]).toMatchObject({
        subject: expect.stringContaining('Yeni şifrenizi belirleyin'),
      });
      expect(to(user.email)[0]?.unsubscribeUrl).toBeUndefined();
      expect((await check(token)).body).toMatchObject({ email: user.email, role: 'user' });
      expect(await reset(token)).toMatchObject({ status: 200, body: { role: 'user' } });
      expect(await profile('/api/profile/user', user.token)).toBe(401);
      expect(app().frames).toContainEqual({
        topic: `actor:${user.id}`,
        frame: { event: 'sessionsEnded', data: {} },
      });
      expect([await login('users', user.email, OLD), await login('users', user.email, NEW)]).toEqual([
        401, 200,
      ]);
      const used = { status: 410, body: { code: 'link_invalid' } };
      expect(await check(token)).toMatchObject(used);
      expect(await reset(token, 'Baska-Sifre-33')).toMatchObject(used);
    });

    it('of an owner, pending too, is cleaned as at the login', async () => {
      const venue = await createVenue(app(), {
        password_hash: await quickHash(OLD),
        status: 'pending',
      });
      const token = await linkFor(venue.email, 'business');
      expect((await check(token)).body.role).toBe('business');
      expect((await reset(token, '"abc" ')).body).toMatchObject({ fields: { password: expect.any(String) } });
      expect((await reset(token, ` "${NEW}" `)).status).toBe(200);
      // The password fits, but the venue waits for approval.
      expect(await login('business', venue.email, NEW)).toBe(403);
    });

    it('of somebody of the staff ends their sessions, not those of the owner', async () => {
      const venue = await createVenue(app());
      const email = `${newId()}@ekip.test`;
      const json = { name: 'Can Usta', email, role: 'staff' };
      const invited = await app().call<{ inviteUrl: string }>('post', '/api/business/staff', {
        token: venue.token,
        json,
      });
      await forgot('business', email);
      expect(to(email)).toEqual([]);
      const code = new URL(invited.body.inviteUrl, 'http://a.test').searchParams.get('code');
      await app().call('post', '/api/staff/invitation', { json: { code, password: OLD } });
      const { body } = await app().call<{ token: string }>('post', '/api/business/login', {
        json: { email, password: OLD },
      });
      expect((await reset(await linkFor(email, 'business'))).status).toBe(200);
      expect(await profile('/api/profile/business', body.token)).toBe(401);
      expect(await profile('/api/profile/business', venue.token)).toBe(200);
      expect([await login('business', email, OLD), await login('business', email, NEW)]).toEqual([401, 200]);
    });

    it('is answered alike, and nobody is mailed who has no account there', async () => {
      const [user, admin] = [await player(), await player({ role: 'admin' })];
      const unknown = `${newId()}@oyuncu.test`;
      const answers = [];
      for (const email of [user.email, ` ${user.email.toUpperCase()} `, unknown, admin.email]) {
        const { status, body } = await forgot('users', email);
        answers.push({ status, ...body });
      }
      const { status, body } = await forgot('business', user.email);
      answers.push({ status, ...body });
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 200 });
      expect(mails.map((mail) => mail.to)).toEqual([user.email, user.email]);
      // Nothing is stored about an address without an account.
      const kept = await app()
        .db.q.selectFrom('account_mails')
        .select('id')
        .where('address', 'in', [unknown, admin.email])
        .execute();
      expect(kept).toEqual([]);
    });

    it('has one link at a time, for an hour', async () => {
      const user = await player();
      const [first, second] = [await linkFor(user.email), await linkFor(user.email)];
      expect((await check(first)).status).toBe(410);
      app().time.now += 60 * MINUTE_MS - 1;
      expect((await check(second)).status).toBe(200);
      app().time.now += 1;
      expect((await check(second)).status).toBe(410);
      expect((await reset(second)).body.code).toBe('link_invalid');
      expect(await login('users', user.email, OLD)).toBe(200);
    });

    it('leaves the link that proves the address open while it is only asked for', async () => {
      const email = `${newId()}@oyuncu.test`;
      await app().call('post', '/api/users/register', { form: playerForm({ email }) });
      await untilMailed(app());
      const proof = tokenIn(to(email)[0]);
      const token = await linkFor(email);
      expect((await app().call('post', '/api/verify-email', { json: { token: proof } })).status).toBe(200);
      expect((await check(token)).status).toBe(200);
    });

    it('mails an address three times an hour at most', async () => {
      const user = await player();
      for (let n = 0; n < 5; n++) await forgot('users', user.email);
      expect(to(user.email)).toHaveLength(3);
      expect((await check(tokenIn(to(user.email)[2]))).status).toBe(200);
      app().time.now += 60 * MINUTE_MS;
      await forgot('users', user.email);
      expect(to(user.email)).toHaveLength(4);
    });

    it('is set by one of two who open the link at once', async () => {
      const user = await player();
      const token = await linkFor(user.email);
      const wishes = ['Birinci-Sifre', 'Ikinci-Sifre-2', 'Ucuncu-Sifre-3'];
      const answers = await Promise.all(wishes.map((wish) => reset(token, wish)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
      const winner = wishes[answers.findIndex(({ status }) => status === 200)] ?? '';
      const { password_hash } = await app()
        .db.q.selectFrom('users')
        .select('password_hash')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      expect(await verifyPassword(password_hash, winner)).toBe(true);
    });

    it('proves the address, and does not take a password that is easy to guess', async () => {
      const user = await player({ email_verified_at: null, full_name: 'Ümit Karahan' });
      const token = await linkFor(user.email);
      for (const weak of ['galatasaray', 'karahan1990', '        ', 'kisa']) {
        expect((await reset(token, weak)).body.fields).toMatchObject({ password: expect.any(String) });
      }
      const { body } = await app().call('get', '/api/profile/user', { token: user.token });
      expect(body.emailVerified).toBe(false);
      await reset(token);
      const session = { email: user.email, password: NEW };
      expect((await app().call('post', '/api/users/login', { json: session })).body.emailVerified).toBe(true);
    });

    it('leaves the day on which the address was proved', async () => {
      const proved = app().time.now - 1000;
      const user = await player({ email_verified_at: proved });
      await reset(await linkFor(user.email));
      const { q } = app().db;
      const row = q.selectFrom('users').select('email_verified_at').where('id', '=', user.id);
      expect(await row.executeTakeFirst()).toEqual({ email_verified_at: proved });
    });

    it('is mailed again when the server did not take it, with a link that works', async () => {
      const user = await player();
      // Three mails are the limit of an hour. The retry of the third does not count as a fourth.
      for (let n = 0; n < 2; n++) await forgot('users', user.email);
      state.refusals = 1;
      await app().call('post', '/api/users/forgot-password', { json: { email: user.email } });
      await expect.poll(() => state.refusals).toBe(0);
      await expect
        .poll(async () => {
          app().time.now += MINUTE_MS;
          await sendDueAccountMails(app().ctx);
          return to(user.email).length;
        })
        .toBe(3);
      expect((await check(tokenIn(to(user.email)[2]))).status).toBe(200);
    });

    it('is tried six times, each time as a mail of its own, and then no more', async () => {
      const user = await player();
      state.refusals = 100;
      const sending = vi.spyOn(provider, 'send');
      await app().call('post', '/api/users/forgot-password', { json: { email: user.email } });
      await expect.poll(() => sending.mock.calls.length).toBe(1);
      for (let wait = MINUTE_MS; wait <= 64 * MINUTE_MS; wait *= 2) {
        app().time.now += wait;
        await sendDueAccountMails(app().ctx);
      }
      const ids = sending.mock.calls.flatMap(([mail]) => (mail.to === user.email ? mail.messageId : []));
      expect(ids).toHaveLength(6);
      expect(new Set(ids).size).toBe(6);
    });

    it('keeps no token that could be read from the database', async () => {
      const user = await player();
      const token = await linkFor(user.email);
      const rows = await app().db.q.selectFrom('account_mails').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    });
  },
  () => ({ mail: provider }),
);
