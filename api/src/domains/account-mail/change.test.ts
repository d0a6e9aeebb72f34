import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, expect, it } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { playerForm, venueForm } from '../../../test/forms.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { memoryMail, tokenIn, untilMailed } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';
import { newId } from '../../base/id.ts';

const PASSWORD = 'Eski-Sifre-1';
const { provider, mails, to } = memoryMail();
beforeEach(() => {
  mails.length = 0;
});
const newEmail = () => `${newId()}@yeni.test`;

type Passwords = { currentPassword: string | undefined; newPassword?: string };
type Account = { id: string; email: string; token: string };
type Answer = {
  message: string;
  fields?: object;
  user?: { email: string; pendingEmail: string };
  pendingEmail?: string;
};
/** A player and an owner: how to create them, change their address, register, log in and read their own account. */
const SIDES = [
  {
    name: 'a player',
    make: async (app: TestApp, row = {}): Promise<Account> =>
      createUser(app, { password_hash: await quickHash(PASSWORD), ...row }),
    change: (app: TestApp, { token }: Account, email: string, passwords: Passwords) =>
      app.call<Answer>('put', '/api/profile/user/update', {
        token,
        json: { fullName: 'Deniz Yıldız', position: 'Bek', email, ...passwords },
      }),
    register: (app: TestApp, email: string) =>
      app.call('post', '/api/users/register', { form: playerForm({ email }) }),
    login: '/api/users/login',
    profile: '/api/profile/user',
  },
  {
    name: 'an owner',
    make: async (app: TestApp, row = {}): Promise<Account> =>
      createVenue(app, { password_hash: await quickHash(PASSWORD), ...row }),
    change: (app: TestApp, { token }: Account, email: string, passwords: Passwords) =>
      app.call<Answer>('put', '/api/business/account', { token, json: { email, ...passwords } }),
    register: (app: TestApp, email: string) =>
      app.call('post', '/api/business/register', { form: venueForm({ email }) }),
    login: '/api/business/login',
    profile: '/api/profile/business',
  },
];

for (const { name, make, change, register, login, profile } of SIDES) {
  onBothEngines(
    `another address of ${name}`,
    (app) => {
      const ask = async (account: Account, email: string, password: string | undefined = PASSWORD) => {
        const answer = await change(app(), account, email, { currentPassword: password });
        await untilMailed(app());
        return answer;
      };
      const verify = (token: string) =>
        app().call<{ email: string; code?: string }>('post', '/api/verify-email', { json: { token } });
      const entry = async (email: string) =>
        (await app().call('post', login, { json: { email, password: PASSWORD } })).status;
      const shown = async ({ token }: Account) =>
        (await app().call<{ email: string; pendingEmail: string }>('get', profile, { token })).body;

      it('waits until its link is opened, tells the old one, and the session goes on', async () => {
        const account = await make(app());
        const email = newEmail();
        const answer = await ask(account, ` ${email.toUpperCase()} `);
        expect(answer).toMatchObject({
          status: 200,
          body: { message: expect.stringContaining('bağlantı gönderdik') },
        });
        expect(await shown(account)).toMatchObject({ email: account.email, pendingEmail: email });
        expect([await entry(account.email), await entry(email)]).toEqual([200, 401]);
        expect(to(account.email).map(({ text }) => text)).toEqual([expect.stringContaining(email)]);
        const role = login.startsWith('/api/users') ? 'user' : 'business';
        expect(to(account.email)[0]?.text).toContain(`/forgot-password?role=${role}\n`);
        const link = tokenIn(to(email)[0]);
        // Mail programs and impatient people open a link twice.
        expect([(await verify(link)).status, (await verify(link)).status]).toEqual([200, 200]);
        expect(await shown(account)).toMatchObject({ email, pendingEmail: null });
        expect([await entry(account.email), await entry(email)]).toEqual([401, 200]);
      });

      it.each([
        ['without the current password', ''],
        ['with a wrong one', 'yanlis-sifre'],
      ])('is refused at that field %s', async (_, password) => {
        const account = await make(app());
        const email = newEmail();
        const answer = await ask(account, email, password);
        expect(answer).toMatchObject({
          status: 400,
          body: { fields: { currentPassword: expect.any(String) } },
        });
        expect([...to(email), ...to(account.email)]).toEqual([]);
        expect(await shown(account)).toMatchObject({ email: account.email, pendingEmail: null });
      });

      it('gets the same answer when somebody has it, and only its mailbox is told', async () => {
        const [account, other] = [await make(app()), await make(app())];
        const free = newEmail();
        const [known, unknown] = [await ask(account, other.email), await ask(account, free)];
        expect([known.status, known.body.message]).toEqual([unknown.status, unknown.body.message]);
        expect(to(other.email).map(({ subject }) => subject)).toEqual([
          'Topla: Bu adresle zaten bir hesap var',
        ]);
        expect(to(other.email)[0]?.text).not.toContain('token=');
        expect(to(other.email)[0]?.text).toContain(
          `/login-${login.startsWith('/api/users') ? 'user' : 'business'}\n`,
        );
        await ask(account, other.email);
        expect(await shown(account)).toMatchObject({ pendingEmail: other.email });
        for (let n = 0; n < 2; n++) await ask(await make(app()), other.email);
        expect(to(other.email)).toHaveLength(3);
      });

      it('is theirs who proves it first', async () => {
        const [one, two] = [await make(app()), await make(app())];
        const email = newEmail();
        await ask(one, email);
        await ask(two, email);
        const tokens = to(email).map(tokenIn);
        const answers = await Promise.all(tokens.map(verify));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(answers.find(({ status }) => status === 409)?.body.code).toBe('email_taken');
        const owners = (await Promise.all([one, two].map(shown))).filter((own) => own.email === email);
        expect(owners).toHaveLength(1);
      });

      it('comes to nothing when it was registered meanwhile', async () => {
        const account = await make(app());
        const email = newEmail();
        await ask(account, email);
        const token = tokenIn(to(email)[0]);
        expect((await register(app(), email)).status).toBe(201);
        expect(await verify(token)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
        expect((await shown(account)).email).toBe(account.email);
      });

      it('comes to nothing when the password is set anew', async () => {
        const account = await make(app());
        const email = newEmail();
        await ask(account, email);
        const side = login.replace('login', 'forgot-password');
        await app().call('post', side, { json: { email: account.email } });
        await untilMailed(app());
        const json = { token: tokenIn(to(account.email).at(-1)), password: 'Yeni-Sifre-22' };
        expect((await app().call('post', '/api/password-reset', { json })).status).toBe(200);
        expect((await verify(tokenIn(to(email)[0]))).status).toBe(410);
      });

      it('comes to nothing when the password is changed', async () => {
        const account = await make(app());
        const email = newEmail();
        await ask(account, email);
        const passwords = { currentPassword: PASSWORD, newPassword: 'Yeni-Sifre-22' };
        expect((await change(app(), account, account.email, passwords)).status).toBe(200);
        expect((await verify(tokenIn(to(email)[0]))).status).toBe(410);
      });

      it('ends links that were mailed to the old one', async () => {
        const account = await make(app());
        const email = newEmail();
        await app().call('post', login.replace('login', 'forgot-password'), {
          json: { email: account.email },
        });
        await ask(account, email);
        const reset = to(account.email).find(({ text }) => text.includes('/reset-password'));
        await verify(tokenIn(to(email)[0]));
        const json = { token: tokenIn(reset), password: 'Yeni-Sifre-22' };
        expect((await app().call('post', '/api/password-reset', { json })).status).toBe(410);
      });

      it('is mailed to three addresses an hour at most, and the last one counts', async () => {
        const account = await make(app());
        const emails = [newEmail(), newEmail(), newEmail(), newEmail()];
        const answers = [];
        for (const email of emails) answers.push((await ask(account, email)).status);
        expect(answers).toEqual([200, 200, 200, 429]);
        expect(await shown(account)).toMatchObject({ pendingEmail: emails[2] });
        const [first, , third] = emails.map((email) => to(email)[0]);
        expect((await verify(tokenIn(first))).status).toBe(410);
        expect((await verify(tokenIn(third))).status).toBe(200);
      });

      it('gets another link when one is asked for again', async () => {
        const account = await make(app());
        const email = newEmail();
        await ask(account, email);
        const { token } = account;
        await app().call('post', '/api/verify-email/resend', { token, json: {} });
        await untilMailed(app());
        expect(to(email)).toHaveLength(2);
        expect((await verify(tokenIn(to(email)[0]))).status).toBe(410);
        expect((await verify(tokenIn(to(email)[1]))).status).toBe(200);
      });

      it.each([
        ['a moment', 0],
        ['a day, when it is over,', 24 * HOUR_MS],
      ])('gets another link by the first one after %s without being signed in', async (_, later) => {
        const account = await make(app());
        const email = newEmail();
        await ask(account, email);
        app().time.now += later;
        const first = tokenIn(to(email)[0]);
        const resent = await app().call('post', '/api/verify-email/resend', { json: { token: first } });
        expect(resent).toMatchObject({
          status: 200,
          body: { message: expect.stringContaining('yeniden gönderdik') },
        });
        await untilMailed(app());
        expect((await verify(first)).status).toBe(410);
        expect(await verify(tokenIn(to(email)[1]))).toMatchObject({ status: 200, body: { email } });
      });

      it('tells an old address nothing that nobody proved to read', async () => {
        const account = await make(app(), { email_verified_at: null });
        await ask(account, newEmail());
        expect(to(account.email)).toEqual([]);
      });
    },
    () => ({ mail: provider }),
  );
}

onBothEngines(
  'an invitation that nobody took up',
  (app) => {
    it('keeps its address from nobody, and comes to nothing once that is a venue’s own', async () => {
      const venue = await createVenue(app());
      const email = newEmail();
      const json = { name: 'Can Usta', email, role: 'staff' };
      const { body } = await app().call<{ inviteUrl: string }>('post', '/api/business/staff', {
        token: venue.token,
        json,
      });
      expect(
        (await app().call('post', '/api/business/register', { form: venueForm({ email }) })).status,
      ).toBe(201);
      await app().call('post', '/api/business/forgot-password', { json: { email, recaptchaToken: 't' } });
      await untilMailed(app());
      expect(to(email).map(({ text }) => text)).toContainEqual(expect.stringContaining('/reset-password'));
      const code = new URL(body.inviteUrl, 'http://a.test').searchParams.get('code');
      const accepted = await app().call('post', '/api/staff/invitation', {
        json: { code, password: PASSWORD },
      });
      expect(accepted).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    });

    it('is taken up at an address with which a venue was rejected', async () => {
      const [venue, email] = [await createVenue(app()), newEmail()];
      const { id } = await createVenue(app(), { email, status: 'pending' });
      await app().db.q.updateTable('venues').set({ rejected_at: 1 }).where('id', '=', id).execute();
      const json = { name: 'Can Usta', email, role: 'staff' };
      const { body } = await app().call<{ inviteUrl: string }>('post', '/api/business/staff', {
        token: venue.token,
        json,
      });
      const code = new URL(body.inviteUrl, 'http://a.test').searchParams.get('code');
      const accepted = await app().call('post', '/api/staff/invitation', {
        json: { code, password: PASSWORD },
      });
      expect(accepted.status).toBe(200);
    });
  },
  () => ({ mail: provider }),
);
