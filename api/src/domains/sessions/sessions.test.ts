import type { Session } from 'mf-shared/contracts/sessions';
import { MINUTE_MS } from 'mf-shared/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { JWT_SECRET, onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { startHub, type TestHub } from '../../../test/socket.ts';
import { allRows } from '../../../test/tables.ts';
import { tokenFor } from '../../../test/tokens.ts';
import { issueToken } from '../../auth/session.ts';
import { signToken, TOKEN_LIFETIME_MS } from '../../auth/token.ts';
import { newId } from '../../base/id.ts';
import { purgeSessions } from './purge.ts';

const PASSWORD = 'Eski-Sifre-1';
const hash = quickHash(PASSWORD);
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

onBothEngines('sessions', (app) => {
  const list = async (token: string) => {
    const { status, body } = await app().call<Session[]>('get', '/api/account/sessions', { token });
    return { status, sessions: status === 200 ? body : [] };
  };
  const statusOf = async (token: string) => (await list(token)).status;
  const end = (token: string, id: string) => app().call('delete', `/api/account/sessions/${id}`, { token });
  const current = async (token: string) => {
    const own = (await list(token)).sessions.find((session) => session.current);
    if (!own) throw new Error('the list lacks the own session');
    return own;
  };
  const post = (token: string, path: string) => app().call('post', `/api/account/${path}`, { token });

  it('begin with a login and say on which device', async () => {
    const user = await createUser(app(), { password_hash: await hash });
    const { body } = await app().call<{ token: string }>('post', '/api/users/login', {
      json: { email: user.email, password: PASSWORD },
      headers: { 'User-Agent': PHONE },
    });
    const { sessions } = await list(body.token);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome, Android', true],
      ['Chrome, Windows', false],
    ]);
    expect(sessions[0]).toMatchObject({
      role: 'user',
      createdAt: app().time.now,
      lastUsedAt: app().time.now,
    });
  });

  it('end with signing out: the stolen token reaches nothing more, the account’s others go on', async () => {
    const user = await createUser(app());
    const other = await tokenFor(app(), user, 'user');
    expect((await post(user.token, 'sign-out')).status).toBe(200);
    for (const path of ['profile/user', 'account/sessions', 'account/export', 'notifications']) {
      expect((await app().call('get', `/api/${path}`, { token: user.token })).status).toBe(401);
    }
    expect((await post(user.token, 'sign-out')).status).toBe(401);
    expect((await list(other)).sessions).toHaveLength(1);
  });

  it('go on with no new token once they have ended', async () => {
    const user = await createUser(app());
    const claims = { id: user.id, email: user.email, role: 'user', isActive: true, tv: 0 } as const;
    const { id } = await current(user.token);
    await expect(issueToken(app().ctx, claims, { id })).resolves.toEqual(expect.any(String));
    await post(user.token, 'sign-out');
    await expect(issueToken(app().ctx, claims, { id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('end one by one, or all others at once', async () => {
    const user = await createUser(app());
    const [phone, tablet] = [await tokenFor(app(), user, 'user'), await tokenFor(app(), user, 'user')];
    expect((await end(user.token, (await current(phone)).id)).status).toBe(200);
    expect([await statusOf(phone), await statusOf(tablet), await statusOf(user.token)]).toEqual([
      401, 200, 200,
    ]);
    expect((await post(user.token, 'sign-out-everywhere')).status).toBe(200);
    expect([await statusOf(tablet), await statusOf(user.token)]).toEqual([401, 200]);
    expect((await end(user.token, newId())).body).toMatchObject({ code: 'session_not_found' });
  });

  it('are nobody else’s: not another player’s, not between the owner and the staff of a venue', async () => {
    const [user, stranger] = [await createUser(app()), await createUser(app())];
    const owner = await createVenue(app());
    const [manager, staff] = [
      await createStaff(app(), owner, 'manager'),
      await createStaff(app(), owner, 'staff'),
    ];
    const rival = await createVenue(app());
    const people = [user, stranger, owner, manager, staff, rival];
    const ids = await Promise.all(people.map(async ({ token }) => (await current(token)).id));
    const before = await allRows(app().db);
    for (const [index, { token }] of people.entries()) {
      expect((await list(token)).sessions.map(({ id }) => id)).toEqual([ids[index]]);
      for (const id of ids.filter((_, other) => other !== index)) {
        expect(await end(token, id)).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
      }
      await post(token, 'sign-out-everywhere');
    }
    expect(await allRows(app().db)).toEqual(before);
  });

  it('of staff end with their place in the team', async () => {
    const owner = await createVenue(app());
    const member = await createStaff(app(), owner, 'staff');
    await app().call('delete', `/api/business/staff/${member.staffId}`, { token: owner.token });
    expect([await statusOf(member.token), await statusOf(owner.token)]).toEqual([401, 200]);
  });

  it('other than the own end with another password', async () => {
    const user = await createUser(app(), { password_hash: await hash });
    const other = await tokenFor(app(), user, 'user');
    const { id } = await current(user.token);
    const { body } = await app().call<{ token: string }>('put', '/api/profile/user/update', {
      token: user.token,
      json: {
        fullName: 'Deniz Yıldız',
        email: user.email,
        position: 'Bek',
        currentPassword: PASSWORD,
        newPassword: 'Yeni-Sifre-2',
      },
    });
    expect([await statusOf(other), await statusOf(user.token)]).toEqual([401, 401]);
    expect((await list(body.token)).sessions.map((session) => session.id)).toEqual([id]);

    const owner = await createVenue(app(), { password_hash: await hash });
    const member = await createStaff(app(), owner, 'manager');
    const elsewhere = await tokenFor(app(), owner, 'business');
    const changed = await app().call<{ token: string }>('put', '/api/business/account', {
      token: owner.token,
      json: { email: owner.email, currentPassword: PASSWORD, newPassword: 'Yeni-Sifre-2' },
    });
    expect([await statusOf(elsewhere), await statusOf(member.token)]).toEqual([401, 200]);
    expect((await list(changed.body.token)).sessions).toHaveLength(1);
  });

  it('are asked for by every token: one without, with another’s, or of another role is nobody’s', async () => {
    const [admin, stranger] = [await createUser(app(), { role: 'admin' }), await createUser(app())];
    const [own, theirs] = [await current(admin.token), await current(stranger.token)];
    const claims = { id: admin.id, email: admin.email, role: 'admin' as const, isActive: true, tv: 0 };
    const sign = (sid: string, role: 'admin' | 'user' = 'admin') =>
      signToken(JWT_SECRET, { ...claims, sid, role }, app().time.now);
    const without = await signToken(JWT_SECRET, claims as never, app().time.now);
    const wrong = [without, await sign(newId()), await sign(theirs.id), await sign(own.id, 'user')];
    for (const token of wrong) expect(await statusOf(token)).toBe(401);
    expect(await statusOf(await sign(own.id))).toBe(200);
  });

  it('note their use every few minutes only', async () => {
    const user = await createUser(app());
    const start = app().time.now;
    const used = async (after: number) => {
      app().time.now = start + after;
      return ((await current(user.token)).lastUsedAt - start) / MINUTE_MS;
    };
    try {
      expect(await used(5 * MINUTE_MS - 1)).toBe(0);
      expect(await used(5 * MINUTE_MS)).toBe(5);
      expect(await used(9 * MINUTE_MS)).toBe(5);
      expect(await used(10 * MINUTE_MS)).toBe(10);
    } finally {
      app().time.now = start;
    }
  });

  it('are listed with the one that was used last before the others', async () => {
    const user = await createUser(app());
    const [used, newer] = [await tokenFor(app(), user, 'user'), await tokenFor(app(), user, 'user')];
    app().time.now += 6 * MINUTE_MS;
    const { id } = await current(used);
    expect((await list(used)).sessions[0]?.id).toBe(id);
    app().time.now += 6 * MINUTE_MS;
    expect((await list(newer)).sessions[1]?.id).toBe(id);
  });

  it('last as long as their newest token, and are forgotten then', async () => {
    const owner = await createVenue(app());
    const old = await tokenFor(app(), owner, 'business');
    const start = app().time.now;
    try {
      app().time.now = start + MINUTE_MS;
      const { body } = await app().call<{ token: string }>('post', '/api/business/refresh-token', {
        token: owner.token,
      });
      app().time.now = start + TOKEN_LIFETIME_MS;
      expect(await statusOf(old)).toBe(401);
      expect((await list(body.token)).sessions).toHaveLength(1);
      await purgeSessions(app().ctx);
      expect(await statusOf(body.token)).toBe(200);
      app().time.now = start + MINUTE_MS + TOKEN_LIFETIME_MS;
      await purgeSessions(app().ctx);
      const rows = app().db.q.selectFrom('sessions').select('id').where('venue_id', '=', owner.id);
      expect(await rows.execute()).toEqual([]);
    } finally {
      app().time.now = start;
    }
  });

  it('go with a deleted account', async () => {
    const user = await createUser(app(), { password_hash: await hash });
    await app().call('post', '/api/account/delete', { token: user.token, json: { password: PASSWORD } });
    const rows = app().db.q.selectFrom('sessions').select('id').where('user_id', '=', user.id);
    expect(await rows.execute()).toEqual([]);
  });
});

onBothEngines('live connections of an ended session', (app) => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startHub(app().ctx, { sweepMs: 600_000 });
  });
  afterAll(() => hub.close());
  const NEWS = { chatId: 'x', readerId: 'x' };

  it.each(['player', 'staff'] as const)(
    'of a %s hear nothing more; those of other sessions go on',
    async (who) => {
      const owner = await createVenue(app());
      const person = who === 'player' ? await createUser(app()) : await createStaff(app(), owner, 'manager');
      const kept =
        who === 'player' ? { ...person, token: await tokenFor(app(), person as never, 'user') } : owner;
      const [ended, living] = [await hub.connect(), await hub.connect()];
      await ended.join(person);
      await living.join(kept);
      await app().call('post', '/api/account/sign-out', { token: person.token });
      expect(await ended.next('error')).toMatchObject({ code: 'unauthenticated' });
      app().ctx.bus.publish(`actor:${person.id}`, { event: 'messagesRead', data: NEWS });
      expect(await living.next('messagesRead')).toEqual(NEWS);
      await ended.settled();
      expect(ended.of('messagesRead')).toEqual([]);
    },
  );

  it('that was ended from another one hear nothing more', async () => {
    const user = await createUser(app());
    const others = { ...user, token: await tokenFor(app(), user, 'user') };
    const [ended, living] = [await hub.connect(), await hub.connect()];
    await ended.join(others);
    await living.join(user);
    await app().call('post', '/api/account/sign-out-everywhere', { token: user.token });
    expect(await ended.next('error')).toMatchObject({ code: 'unauthenticated' });
    await living.settled();
    expect(living.of('error')).toEqual([]);
  });
});
