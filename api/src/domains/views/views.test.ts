import type { BegunView } from 'mf-shared/contracts/views';
import { MINUTE_MS } from 'mf-shared/time';
import { beforeEach, expect, it } from 'vitest';
import { desk, type Said } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { startHub } from '../../../test/socket.ts';
import { viewedActor } from '../../auth/view.ts';
import { endViews } from './index.ts';

const REASON = 'Rezervasyonunu göremediğini yazdı';

onBothEngines('the product as an account sees it', (app) => {
  beforeEach(async () => {
    await app().db.q.deleteFrom('account_views').execute();
  });

  type Admin = Awaited<ReturnType<typeof desk>>;
  const begin = (admin: Pick<Admin, 'token'>, path: string, reason = REASON) =>
    app().call<BegunView & Said>('post', `/api/admin/${path}/view`, { token: admin.token, json: { reason } });
  const read = (token: string, path = '/api/profile/user') => app().call<Said>('get', path, { token });
  const acts = () =>
    app()
      .db.q.selectFrom('audit_entries')
      .select(['act', 'who', 'subject_id', 'after', 'reason'])
      .orderBy('position', 'desc')
      .limit(2)
      .execute();
  const noticesOf = (id: string) =>
    app().db.q.selectFrom('notifications').selectAll().where('owner_id', '=', id).execute();

  /** A view of a new player that has begun. */
  async function viewed() {
    const [admin, player] = [await desk(app()), await createUser(app(), { full_name: 'Ece Su' })];
    const { body } = await begin(admin, `players/${player.id}`);
    return { admin, player, token: body.token };
  }

  type Viewed = Awaited<ReturnType<typeof viewed>>;

  it('is read with a token of its own, counted, logged with the reason, and told to the account', async () => {
    const { admin, player, token } = await viewed();
    expect((await read(token)).body).toEqual((await read(player.token)).body);
    await read(token);
    expect(await noticesOf(player.id)).toEqual([]);
    app().time.now += 4 * MINUTE_MS;
    expect((await admin.act('/view/end')).body.message).toBe('Görünüm bitti.');
    expect((await admin.act('/view/end')).body.message).toBe('Görünüm daha önce bitmişti.');
    const subject = { subject_id: player.id, reason: REASON };
    expect((await acts()).reverse()).toMatchObject([
      { ...subject, act: 'player.viewBegin', after: '{"minutes":15}' },
      { ...subject, act: 'player.viewEnd', after: '{"seconds":240,"read":{"/profile/user":2}}' },
    ]);
    const [notice, ...more] = await noticesOf(player.id);
    expect([more, notice?.kind]).toEqual([[], 'account_viewed']);
    expect(notice?.text).toContain(`4 dakika boyunca ürünü sizin gözünüzden gördü`);
    expect(notice?.text).toContain(REASON);
    expect((await read(token)).body.code).toBe('unauthenticated');
    expect((await admin.read(`/players/${player.id}`)).status).toBe(200);
  });

  it('shows a venue as its owner sees it', async () => {
    const [admin, venue] = [await desk(app()), await createVenue(app(), { venue_name: 'Gece Sahası' })];
    const { status, body } = await begin(admin, `venues/${venue.id}`);
    expect([status, body.name, body.expiresAt]).toEqual([
      201,
      'Gece Sahası',
      app().time.now + 15 * MINUTE_MS,
    ]);
    expect((await read(body.token, '/api/business/settings')).status).toBe(200);
    expect((await read(body.token, '/api/admin/queue')).status).toBe(403);
  });

  it('shows a venue that did not pay the refusal that its owner reads', async () => {
    const [admin, venue] = [await desk(app()), await createVenue(app(), { next_payment_at: 1 })];
    const path = '/api/reservations/business-reservations';
    const seen = await read((await begin(admin, `venues/${venue.id}`)).body.token, path);
    expect(seen).toMatchObject({ status: 403, body: { code: 'business_inactive' } });
    expect(seen.body).toEqual((await read(venue.token, path)).body);
  });

  it('needs a second factor in production, at a login that asked for it', async () => {
    const { admin, player } = await viewed();
    const { config } = app().ctx;
    const ctx = { ...app().ctx, config: { ...config, production: true } };
    const { id: sid } = await app().db.q.selectFrom('account_views').select('id').executeTakeFirstOrThrow();
    const claims = { role: 'user', id: player.id, email: player.email, isActive: true, tv: -1, sid } as const;
    const shown = () =>
      viewedActor(ctx, claims).then(
        ({ id }) => id,
        ({ code }) => code,
      );
    expect(await shown()).toBe('unauthenticated');
    const none = {
      venue_id: null,
      staff_id: null,
      totp_secret: null,
      totp_pending: null,
      totp_last_step: null,
    };
    await app()
      .db.q.insertInto('second_factors')
      .values({ account_id: admin.id, user_id: admin.id, enabled_at: 1, tries: 0, tries_since: 0, ...none })
      .execute();
    expect(await shown()).toBe(player.id);
    await app().db.q.updateTable('sessions').set({ limited: 1 }).where('user_id', '=', admin.id).execute();
    expect(await shown()).toBe('unauthenticated');
  });

  it('ends by itself after its time, which the log and the account are told by a job', async () => {
    const { player, token } = await viewed();
    app().time.now += 15 * MINUTE_MS - 1000;
    expect((await read(token)).status).toBe(200);
    expect(await endViews(app().ctx)).toBe(0);
    app().time.now += 1000;
    expect((await read(token)).status).toBe(401);
    expect(await endViews(app().ctx)).toBe(1);
    expect(await acts()).toMatchObject([
      { act: 'player.viewEnd', who: 'Görünümün süresi', subject_id: player.id },
      { act: 'player.viewBegin' },
    ]);
    expect(await noticesOf(player.id)).toHaveLength(1);
    expect(await endViews(app().ctx)).toBe(0);
  });

  it('lasted no longer than its time, however late the job comes', async () => {
    const { player } = await viewed();
    app().time.now += 60 * MINUTE_MS;
    await endViews(app().ctx);
    const [ended] = await acts();
    expect(ended).toMatchObject({ act: 'player.viewEnd', after: '{"seconds":900,"read":{}}' });
    expect((await noticesOf(player.id))[0]?.text).toContain('15 dakika boyunca');
  });

  it('is told to nobody who cannot read it', async () => {
    const { admin, player } = await viewed();
    await app().db.q.updateTable('users').set({ suspended_at: 1 }).where('id', '=', player.id).execute();
    await admin.act('/view/end');
    expect(await noticesOf(player.id)).toEqual([]);
  });

  it('reads nothing past its time or past the end of the admin’s session', async () => {
    for (const shorten of [
      ({ admin }: Viewed) =>
        app()
          .db.q.updateTable('sessions')
          .set({ expires_at: app().time.now })
          .where('user_id', '=', admin.id),
      ({ player }: Viewed) =>
        app()
          .db.q.updateTable('account_views')
          .set({ expires_at: app().time.now })
          .where('owner_id', '=', player.id),
    ]) {
      const who = await viewed();
      await shorten(who).execute();
      expect((await read(who.token)).body.code).toBe('unauthenticated');
    }
  });

  const ENDS: Record<string, (who: Viewed) => Promise<unknown>> = {
    'the admin signs out': ({ admin }) => app().call('post', '/api/account/sign-out', { token: admin.token }),
    'the sessions of the admin end': ({ admin }) =>
      app().db.q.deleteFrom('sessions').where('user_id', '=', admin.id).execute(),
    'the admin has another password': ({ admin }) =>
      app().db.q.updateTable('users').set({ token_version: 9 }).where('id', '=', admin.id).execute(),
    'the admin loses the role': ({ admin }) =>
      app().db.q.updateTable('users').set({ admin_role: 'finance' }).where('id', '=', admin.id).execute(),
    'the admin is no admin any more': ({ admin }) =>
      app().db.q.updateTable('users').set({ role: 'user' }).where('id', '=', admin.id).execute(),
    'the admin is suspended': ({ admin }) =>
      app().db.q.updateTable('users').set({ suspended_at: 1 }).where('id', '=', admin.id).execute(),
    'the session is one of a player': ({ admin }) =>
      app().db.q.updateTable('sessions').set({ role: 'user' }).where('user_id', '=', admin.id).execute(),
    'the account becomes an admin': ({ player }) =>
      app()
        .db.q.updateTable('users')
        .set({ role: 'admin', admin_role: 'support' })
        .where('id', '=', player.id)
        .execute(),
    'the account is suspended': ({ player }) =>
      app().db.q.updateTable('users').set({ suspended_at: 1 }).where('id', '=', player.id).execute(),
    'the account is deleted': ({ player }) =>
      app().db.q.updateTable('users').set({ deleted_at: 1 }).where('id', '=', player.id).execute(),
    'the admin begins another one': async ({ admin }) =>
      begin(admin, `players/${(await createUser(app())).id}`),
  };
  it.each(Object.entries(ENDS))('is over at once when %s', async (_, ends) => {
    const who = await viewed();
    expect((await read(who.token)).status).toBe(200);
    await ends(who);
    expect((await read(who.token)).body.code).toBe('unauthenticated');
    // Whatever happened, what was read is logged and nothing fails.
    app().time.now += 15 * MINUTE_MS;
    await endViews(app().ctx);
    expect(await app().db.q.selectFrom('account_views').select('id').execute()).toEqual([]);
  });

  it('is refused without a reason, for accounts that cannot log in, for admins, and to finance', async () => {
    const [admin, other] = [await desk(app()), await desk(app())];
    const player = await createUser(app());
    const held = await createUser(app(), { suspended_at: 1 });
    const waits = await createVenue(app(), { status: 'pending', next_payment_at: null });
    expect((await begin(admin, `players/${player.id}`, ' ')).body.fields).toEqual({
      reason: 'Gerekçeyi yazın.',
    });
    expect((await begin(admin, `players/${held.id}`)).body.code).toBe('view_unavailable');
    expect((await begin(admin, `venues/${waits.id}`)).body.code).toBe('view_unavailable');
    expect((await begin(admin, `players/${other.id}`)).body.code).toBe('account_of_admin');
    expect((await begin(admin, 'players/nobody')).body.code).toBe('user_not_found');
    const finance = await createUser(app(), { role: 'admin', admin_role: 'finance' });
    expect((await begin(finance, `players/${player.id}`)).body.code).toBe('admin_forbidden');
  });

  it('begins once when the button is pressed twice', async () => {
    const [admin, player] = [await desk(app()), await createUser(app())];
    const answers = await Promise.all([1, 2, 3].map(() => begin(admin, `players/${player.id}`)));
    const rows = await app().db.q.selectFrom('account_views').selectAll().execute();
    expect(rows).toHaveLength(1);
    const live = await Promise.all(
      answers.filter(({ status }) => status === 201).map(({ body }) => read(body.token)),
    );
    expect(live.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual(
      [],
    );
  });

  it('has no live connection: it hears and writes nothing', async () => {
    const { player, token } = await viewed();
    const hub = await startHub(app().ctx);
    const socket = await hub.connect();
    socket.say('join', { userId: player.id, token });
    expect(await socket.next('error')).toMatchObject({ code: 'view_only' });
    socket.say('sendMessage', { senderId: player.id, receiverId: 'x', content: 'Merhaba' });
    expect(await socket.next('error')).toMatchObject({ code: 'unauthenticated' });
    socket.say('watchPending', { token });
    expect(await socket.next('error')).toMatchObject({ code: 'forbidden' });
    await hub.close();
  });
});
