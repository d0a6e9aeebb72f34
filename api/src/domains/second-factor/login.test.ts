import { decodeJwt } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import type { SoftwarePasskey } from '../../../test/authenticator.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  assertionFor,
  codeAt,
  confirmedBy,
  logIn,
  PASSWORD,
  passwordHash,
  post,
  statusOf,
  takeStep,
  ticketOf,
  withPasskey,
  withTotp,
} from '../../../test/second-factor.ts';
import { keyedHash } from '../../auth/secret-box.ts';
import { purgeChallenges } from './challenges.ts';

const MINUTE = 60_000;

onBothEngines('a login with a second factor', (app) => {
  const player = async () => createUser(app(), { password_hash: await passwordHash });
  const profile = async (token: string) => (await app().call('get', '/api/profile/user', { token })).status;
  /** Runs `work` with the clock moved ahead. */
  async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const before = app().time.now;
    app().time.now = before + ms;
    try {
      return await work();
    } finally {
      app().time.now = before;
    }
  }

  it('is asked of who switched it on, and gives the token after the code alone', async () => {
    const user = await player();
    expect((await logIn(app(), user.email)).body).toMatchObject({ token: expect.any(String) });
    const { secret } = await withTotp(app(), user);
    const { body } = await logIn(app(), user.email);
    expect(body).toMatchObject({ secondFactor: { methods: ['totp', 'recovery'] } });
    expect(body).not.toHaveProperty('token');
    const ticket = body.secondFactor?.ticket ?? '';
    expect(await profile(ticket)).toBe(401);
    expect((await takeStep(app(), user.token, { code: codeAt(app(), secret) })).body.code).toBe(
      'ticket_over',
    );
    const answer = await takeStep(app(), ticket, { code: codeAt(app(), secret) });
    expect(answer.body.message).toBe('Giriş başarılı!');
    expect(await profile(answer.body.token)).toBe(200);
  });

  it('works for owners, for staff by themselves, and for admins', async () => {
    const owner = await createVenue(app(), { password_hash: await passwordHash });
    const member = await createStaff(app(), owner, 'staff');
    const email = `${member.staffId}@ekip.test`;
    await app()
      .db.q.updateTable('staff')
      .set({ password_hash: await passwordHash })
      .where('id', '=', member.staffId)
      .execute();
    const started = await post<{ uri: string }>(app(), 'totp', { password: PASSWORD }, member.token);
    expect(started.body.uri).toContain(encodeURIComponent(email));
    const { secret } = await withTotp(app(), { ...member, email });
    expect((await logIn(app(), owner.email, 'business/login')).body.token).toBeDefined();
    const staffTicket = await ticketOf(app(), email, 'business/login');
    const { body } = await takeStep(app(), staffTicket, { code: codeAt(app(), secret) });
    const shown = await app().call('get', '/api/business/changes', { token: body.token });
    expect(shown.status).toBe(200);

    const owners = await withTotp(app(), owner);
    const ticket = await ticketOf(app(), owner.email, 'business/login');
    expect((await takeStep(app(), ticket, { code: codeAt(app(), owners.secret) })).status).toBe(200);

    const admin = await createUser(app(), { role: 'admin', password_hash: await passwordHash });
    const theirs = await withTotp(app(), admin);
    const asked = await ticketOf(app(), admin.email, 'admin/login');
    const entered = await takeStep(app(), asked, { code: codeAt(app(), theirs.secret) });
    const pending = { token: entered.body.token };
    expect((await app().call('get', '/api/admin/pending-businesses', pending)).status).toBe(200);
    // The same account is asked as a player, too.
    await ticketOf(app(), admin.email);
  });

  it('takes the codes of one step before and after, and none further off', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const ticket = await ticketOf(app(), user.email);
    for (const steps of [-2, 2]) {
      const { status, body } = await takeStep(app(), ticket, { code: codeAt(app(), secret, steps) });
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
        400,
        'second_factor_wrong',
        ['code'],
      ]);
    }
    expect((await takeStep(app(), ticket, { code: codeAt(app(), secret, 1) })).status).toBe(200);
  });

  it('takes each code once, and none from before it', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const ticket = await ticketOf(app(), user.email);
    const code = codeAt(app(), secret);
    const both = await Promise.all([takeStep(app(), ticket, { code }), takeStep(app(), ticket, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const fresh = () => ticketOf(app(), user.email);
    expect((await takeStep(app(), await fresh(), { code })).status).toBe(400);
    const next = codeAt(app(), secret, 1);
    expect((await takeStep(app(), await fresh(), { code: next })).status).toBe(200);
    const last = await fresh();
    expect((await later(20_000, () => takeStep(app(), last, { code }))).status).toBe(400);
  });

  it('does not take the code again that confirmed the app', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const ticket = await ticketOf(app(), user.email);
    expect((await takeStep(app(), ticket, { code: codeAt(app(), secret, -1) })).status).toBe(400);
  });

  it('is shut for a quarter of an hour after five wrong codes, right ones included', async () => {
    const user = await player();
    const { secret, recoveryCodes } = await withTotp(app(), user);
    const ticket = await ticketOf(app(), user.email);
    const tries = Array.from({ length: 8 }, () => takeStep(app(), ticket, { code: '000000' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    const shut = await takeStep(app(), ticket, { code: codeAt(app(), secret) });
    expect(shut.body.message).toContain('Çok fazla yanlış kod');
    expect(shut.headers.get('retry-after')).toBe('900');
    expect((await takeStep(app(), ticket, { recoveryCode: recoveryCodes[0] })).status).toBe(429);
    await later(15 * MINUTE, async () => {
      const fresh = await ticketOf(app(), user.email);
      expect((await takeStep(app(), fresh, { code: codeAt(app(), secret) })).status).toBe(200);
    });
  });

  it('counts a quarter of an hour from the first wrong code, whenever the others come', async () => {
    const user = await player();
    await withTotp(app(), user);
    const wrong = async () =>
      (await takeStep(app(), await ticketOf(app(), user.email), { code: '000000' })).status;
    for (let n = 0; n < 4; n++) expect(await wrong()).toBe(400);
    await later(14 * MINUTE, async () => expect([await wrong(), await wrong()]).toEqual([400, 429]));
    await later(15 * MINUTE, async () => expect(await wrong()).toBe(400));
  });

  it('forgets wrong codes after a right one', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const ticket = await ticketOf(app(), user.email);
    const wrong = () => takeStep(app(), ticket, { code: '000000' });
    for (let n = 0; n < 4; n++) await wrong();
    const spare = await ticketOf(app(), user.email);
    expect((await takeStep(app(), spare, { code: codeAt(app(), secret) })).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await wrong()).status).toBe(400);
    expect((await wrong()).status).toBe(429);
  });

  it('takes a recovery code once, however it is typed and whoever comes at that moment', async () => {
    const user = await player();
    const { recoveryCodes } = await withTotp(app(), user);
    expect(new Set(recoveryCodes).size).toBe(10);
    const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(app(), user.email)));
    const [first = ''] = recoveryCodes;
    const ticket = tickets.pop() ?? '';
    const answers = await Promise.all(tickets.map((each) => takeStep(app(), each, { recoveryCode: first })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const hash = keyedHash(app().ctx.config.jwtSecret, 'recovery codes', `${user.id}:0110abcdef`);
    await app().db.q.insertInto('recovery_codes').values({ account_id: user.id, hash }).execute();
    expect((await takeStep(app(), ticket, { recoveryCode: ' OliO BAcdef ' })).status).toBe(400);
    expect((await takeStep(app(), ticket, { recoveryCode: ' Olio ABcdef ' })).status).toBe(200);
    expect((await statusOf(app(), user)).recoveryCodesLeft).toBe(9);
  });

  it('counts wrong codes of an account over all its tickets, and nobody else’s', async () => {
    const [user, stranger] = [await player(), await player()];
    const { secret } = await withTotp(app(), user);
    const theirs = await withTotp(app(), stranger);
    for (let n = 0; n < 5; n++) {
      const ticket = await ticketOf(app(), user.email);
      const wrong = n % 2 ? { code: '000000' } : { recoveryCode: 'aaaaa-aaaaa' };
      expect((await takeStep(app(), ticket, wrong)).status).toBe(400);
    }
    const late = await ticketOf(app(), user.email);
    expect((await takeStep(app(), late, { code: codeAt(app(), secret) })).status).toBe(429);
    const off = { password: PASSWORD, code: codeAt(app(), secret) };
    expect((await post(app(), 'second-factor/off', off, user.token)).status).toBe(429);
    const other = await ticketOf(app(), stranger.email);
    expect((await takeStep(app(), other, { code: codeAt(app(), theirs.secret) })).status).toBe(200);
  });

  it('lets in once for each ticket, with another code neither', async () => {
    const user = await player();
    const { secret, recoveryCodes } = await withTotp(app(), user);
    const ticket = await ticketOf(app(), user.email);
    const both = await Promise.all(
      recoveryCodes.slice(0, 2).map((recoveryCode) => takeStep(app(), ticket, { recoveryCode })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const again = await takeStep(app(), ticket, { code: codeAt(app(), secret) });
    expect([again.status, again.body.code]).toEqual([401, 'ticket_over']);
  });

  it('ends tickets of before the second step was switched off and on again', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const ticket = await ticketOf(app(), user.email);
    await post(app(), 'second-factor/off', { password: PASSWORD, code: codeAt(app(), secret) }, user.token);
    const again = await withTotp(app(), user);
    const { body } = await takeStep(app(), ticket, { code: codeAt(app(), again.secret) });
    expect(body.code).toBe('ticket_over');
  });

  it('refuses the code of an app whose secret can no longer be read, and takes a passkey instead', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const proof = { code: codeAt(app(), secret) };
    const { passkey } = await withPasskey(app(), user, { proof });
    const before = app().ctx.config;
    app().ctx.config = { ...before, jwtSecret: 'a secret that was set in the place of the first one' };
    try {
      const ticket = await ticketOf(app(), user.email);
      const refused = await takeStep(app(), ticket, { code: codeAt(app(), secret, 1) });
      expect([refused.status, refused.body.code]).toEqual([400, 'second_factor_wrong']);
      const assertion = passkey.assertion(await assertionFor(app(), ticket));
      expect((await takeStep(app(), ticket, { passkey: assertion })).status).toBe(200);
    } finally {
      app().ctx.config = before;
    }
  });

  it('offers no recovery code where none is left', async () => {
    const user = await player();
    await withTotp(app(), user);
    const methods = async () => (await logIn(app(), user.email)).body.secondFactor?.methods;
    expect(await methods()).toEqual(['totp', 'recovery']);
    await app().db.q.deleteFrom('recovery_codes').where('account_id', '=', user.id).execute();
    expect(await methods()).toEqual(['totp']);
  });

  it('takes no recovery code of somebody else', async () => {
    const [user, stranger] = [await player(), await player()];
    await withTotp(app(), user);
    const { recoveryCodes } = await withTotp(app(), stranger);
    const ticket = await ticketOf(app(), user.email);
    expect((await takeStep(app(), ticket, { recoveryCode: recoveryCodes[0] })).status).toBe(400);
  });

  it('asks for something, and ends with the ticket and with another password', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const ticket = await ticketOf(app(), user.email);
    expect((await takeStep(app(), ticket, {})).body).toMatchObject({
      code: 'validation',
      fields: { code: expect.any(String) },
    });
    await later(10 * MINUTE + 1000, async () => {
      expect((await takeStep(app(), ticket, { code: codeAt(app(), secret) })).body.code).toBe('ticket_over');
    });
    await app().db.q.updateTable('users').set({ token_version: 1 }).where('id', '=', user.id).execute();
    const late = await takeStep(app(), ticket, { code: codeAt(app(), secret) });
    expect([late.status, late.body.code]).toEqual([401, 'unauthenticated']);
  });

  it('takes a passkey’s signature once', async () => {
    const user = await player();
    const { passkey, answer } = await withPasskey(app(), user);
    expect([answer.status, answer.body.recoveryCodes?.length]).toEqual([201, 10]);
    const { body } = await logIn(app(), user.email);
    expect(body.secondFactor?.methods).toEqual(['passkey', 'recovery']);
    const ticket = body.secondFactor?.ticket ?? '';
    const assertion = passkey.assertion(await assertionFor(app(), ticket));
    const both = await Promise.all([
      takeStep(app(), ticket, { passkey: assertion }),
      takeStep(app(), ticket, { passkey: assertion }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await statusOf(app(), user)).passkeys).toMatchObject([
      { name: 'Telefonum', lastUsedAt: app().time.now },
    ]);
  });

  it('counts the signatures of each passkey for itself', async () => {
    const user = await player();
    const { passkey: phone } = await withPasskey(app(), user);
    const proof = await confirmedBy(app(), user, phone);
    const { passkey: key } = await withPasskey(app(), user, { proof });
    const enter = async (passkey: SoftwarePasskey, counter: number) => {
      const ticket = await ticketOf(app(), user.email);
      const assertion = passkey.assertion(await assertionFor(app(), ticket), { counter });
      return (await takeStep(app(), ticket, { passkey: assertion })).status;
    };
    expect(await enter(phone, 50)).toBe(200);
    const used = (await statusOf(app(), user)).passkeys.map(({ lastUsedAt }) => lastUsedAt !== null);
    expect(used.toSorted()).toEqual([false, true]);
    expect(await enter(key, 1)).toBe(200);
  });

  it('refuses signatures for another site, late ones, copies and those of others', async () => {
    const [user, stranger] = [await player(), await player()];
    const { passkey } = await withPasskey(app(), user);
    const { passkey: theirs } = await withPasskey(app(), stranger);
    const ticket = await ticketOf(app(), user.email);
    const options = () => assertionFor(app(), ticket);
    const refused = async (assertion: object) => {
      const { status, body } = await takeStep(app(), ticket, { passkey: assertion });
      expect([status, body.code]).toEqual([400, 'second_factor_wrong']);
    };
    await refused(passkey.assertion(await options(), { origin: 'https://topla.example' }));
    await refused(passkey.assertion({ ...(await options()), rpId: 'topla.example' }));
    await refused(theirs.assertion(await options()));
    await refused(passkey.assertion({ ...(await options()), challenge: 'bWluZQ' }));
    const strangers = await assertionFor(app(), await ticketOf(app(), stranger.email));
    await refused(passkey.assertion({ ...(await options()), challenge: strangers.challenge }));
    const late = passkey.assertion(await options());
    await later(5 * MINUTE, () => refused(late));
    await refused({ id: passkey.id.toString('base64url') });
    const good = passkey.assertion(await options(), { counter: 50 });
    const spare = await ticketOf(app(), user.email);
    expect((await takeStep(app(), spare, { passkey: good })).status).toBe(200);
    await refused(passkey.assertion(await options(), { counter: 50 }));
    await refused(passkey.assertion(await options(), { counter: 49 }));
    const next = passkey.assertion(await options(), { counter: 51 });
    expect((await takeStep(app(), ticket, { passkey: next })).status).toBe(200);
  });
});

onBothEngines('what nobody answered', (app) => {
  it('is forgotten when its time is over, and not before', async () => {
    const user = await createUser(app(), { password_hash: await passwordHash });
    await withTotp(app(), user);
    await ticketOf(app(), user.email);
    const left = async () =>
      (await app().db.q.selectFrom('factor_challenges').select('purpose').execute()).map(
        (row) => row.purpose,
      );
    const start = app().time.now;
    try {
      app().time.now = start + 10 * MINUTE - 1;
      await purgeChallenges(app().ctx);
      expect(await left()).toEqual(['ticket']);
      app().time.now = start + 10 * MINUTE;
      await purgeChallenges(app().ctx);
      expect(await left()).toEqual([]);
    } finally {
      app().time.now = start;
    }
  });
});

onBothEngines('an admin in production', (app) => {
  beforeAll(() => {
    app().ctx.config = { ...app().ctx.config, production: true };
  });
  const admin = async () => createUser(app(), { role: 'admin', password_hash: await passwordHash });
  const pending = async (token: string) => {
    const { status, body } = await app().call('get', '/api/admin/pending-businesses', { token });
    return [status, body.code];
  };
  const enrol = async (email: string) => {
    const { body } = await logIn(app(), email, 'admin/login');
    return body.token ?? '';
  };
  const MUST = [403, 'second_factor_required'];

  it('without a second factor reaches nothing but setting one up', async () => {
    const { email } = await admin();
    const token = await enrol(email);
    expect(await pending(token)).toEqual(MUST);
    const { status, body } = await app().call('get', '/api/account/sessions', { token });
    expect([status, body.code]).toEqual(MUST);
    expect(await statusOf(app(), { email, token })).toMatchObject({ required: true, enabled: false });
    await withTotp(app(), { email, token });
    expect(await pending(token)).toEqual([200, undefined]);
  });

  it('who sets it up ends what others opened with the password alone', async () => {
    const { email } = await admin();
    const [thief, own] = [await enrol(email), await enrol(email)];
    await withTotp(app(), { email, token: own });
    expect(await pending(thief)).toEqual([401, 'unauthenticated']);
    expect(await pending(own)).toEqual([200, undefined]);
    // A login that was under way opened its session a moment later.
    const late = app().db.q.updateTable('sessions').set({ limited: 1 });
    await late.where('id', '=', String(decodeJwt(own).sid)).execute();
    expect(await pending(own)).toEqual(MUST);
  });

  it('must set it up in a session from before it was required, too', async () => {
    const { token } = await admin();
    expect(await pending(token)).toEqual(MUST);
  });

  it('may not switch it off, as a player neither', async () => {
    const { email, token } = await admin();
    const { secret } = await withTotp(app(), { email, token });
    const { body } = await takeStep(app(), await ticketOf(app(), email), { code: codeAt(app(), secret) });
    for (const each of [token, body.token]) {
      const json = { password: 'x', code: codeAt(app(), secret, 1) };
      const off = await post(app(), 'second-factor/off', json, each);
      expect([off.status, off.body.code]).toEqual(MUST);
    }
  });

  it('is the only one who must', async () => {
    const user = await createUser(app(), { password_hash: await passwordHash });
    expect(await statusOf(app(), user)).toMatchObject({ required: false, enabled: false });
    expect((await logIn(app(), user.email)).body.token).toBeDefined();
  });
});
