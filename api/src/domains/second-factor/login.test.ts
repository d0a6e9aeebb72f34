import { MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  codeAt,
  logIn,
  PASSWORD,
  passwordHash,
  post,
  takeStep,
  ticketOf,
  withTotp,
} from '../../../test/second-factor.ts';
import { asked } from '../../../test/second-factor-login.ts';
import { purgeChallenges } from './challenges.ts';

onBothEngines('a login with a second factor', (app) => {
  const { player, later } = asked(app);

  const profile = async (token: string) => (await app().call('get', '/api/profile/user', { token })).status;

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
    await later(15 * MINUTE_MS, async () => {
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
    await later(14 * MINUTE_MS, async () => expect([await wrong(), await wrong()]).toEqual([400, 429]));
    await later(15 * MINUTE_MS, async () => expect(await wrong()).toBe(400));
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

  it('asks for something, and ends with the ticket and with another password', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const ticket = await ticketOf(app(), user.email);
    expect((await takeStep(app(), ticket, {})).body).toMatchObject({
      code: 'validation',
      fields: { code: expect.any(String) },
    });
    await later(10 * MINUTE_MS + 1000, async () => {
      expect((await takeStep(app(), ticket, { code: codeAt(app(), secret) })).body.code).toBe('ticket_over');
    });
    await app().db.q.updateTable('users').set({ token_version: 1 }).where('id', '=', user.id).execute();
    const late = await takeStep(app(), ticket, { code: codeAt(app(), secret) });
    expect([late.status, late.body.code]).toEqual([401, 'unauthenticated']);
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
      app().time.now = start + 10 * MINUTE_MS - 1;
      await purgeChallenges(app().ctx);
      expect(await left()).toEqual(['ticket']);
      app().time.now = start + 10 * MINUTE_MS;
      await purgeChallenges(app().ctx);
      expect(await left()).toEqual([]);
    } finally {
      app().time.now = start;
    }
  });
});
