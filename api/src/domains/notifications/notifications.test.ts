import type { Notification, NotificationPreferences } from 'mf-shared/contracts/notifications';
import { expect, it } from 'vitest';
import { createStaff, createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';
import { purgeNotices } from './purge.ts';

type Owner = { id: string; token: string };
const tell = (test: TestApp, owner: Owner, over: Partial<Notice> & { once?: string } = {}) =>
  test.db.transact((tx) =>
    notify(tx, test.ctx, {
      to: { model: 'User', id: owner.id },
      kind: 'friend_request',
      text: 'Can sizinle arkadaş olmak istiyor.',
      link: '/friends',
      once: newId(),
      ...over,
    }),
  );
const news = (test: TestApp, { token }: Owner, query = '') =>
  test.call<Notification[]>('get', `/api/notifications${query}`, { token });
const unread = async (test: TestApp, { token }: Owner) =>
  (await test.call<{ unread: number }>('get', '/api/notifications/unread-count', { token })).body.unread;
const markRead = (test: TestApp, { token }: Owner, json: object = {}) =>
  test.call<{ unread: number }>('post', '/api/notifications/mark-read', { token, json });
const framesOf = (test: TestApp, { id }: Owner) =>
  test.frames.filter(({ topic }) => topic === `actor:${id}`).map(({ frame }) => frame);

onBothEngines('notifications', (app) => {
  it('come the newest first, page by page, to their owner alone, and live', async () => {
    const [one, other] = [await createUser(app()), await createUser(app())];
    for (const text of ['bir', 'iki', 'üç']) await tell(app(), one, { text });
    await tell(app(), other);
    const first = await news(app(), one, '?limit=2');
    expect(first.body.map(({ text }) => text)).toEqual(['üç', 'iki']);
    const cursor = first.headers.get('x-next-cursor');
    const rest = await news(app(), one, `?limit=2&cursor=${cursor}`);
    expect(rest.body.map(({ text }) => text)).toEqual(['bir']);
    expect(rest.headers.get('x-next-cursor')).toBeNull();
    expect(framesOf(app(), one)).toHaveLength(3);
    expect(framesOf(app(), one)[2]).toEqual({ event: 'notification', data: first.body[0] });
    expect(await unread(app(), other)).toBe(1);
  });

  it('belong to businesses as to players', async () => {
    const venue = await createVenue(app());
    await tell(app(), venue, { to: { model: 'Business', id: venue.id }, kind: 'payment_due' });
    expect((await news(app(), venue)).body).toMatchObject([{ topic: 'payments', readAt: null }]);
    expect((await news(app(), { id: '', token: 'x' })).status).toBe(401);
  });

  it('vanish with the transaction that told them', async () => {
    const one = await createUser(app());
    const failing = app().db.transact(async (tx) => {
      await notify(tx, app().ctx, {
        to: { model: 'User', id: one.id },
        kind: 'rating_due',
        text: 'x',
        link: '/',
        once: 'x',
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await unread(app(), one)).toBe(0);
    expect(framesOf(app(), one)).toEqual([]);
  });

  it('are told once under one key, whoever tells', async () => {
    const [one, other] = [await createUser(app()), await createUser(app())];
    const tries = await Promise.all(Array.from({ length: 8 }, () => tell(app(), one, { once: 'rate:m' })));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await tell(app(), other, { once: 'rate:m' })).toBe(true);
    expect(framesOf(app(), one)).toHaveLength(1);
  });

  it('are read one by one, and nobody reads another’s', async () => {
    const [one, other] = [await createUser(app()), await createUser(app())];
    await tell(app(), one);
    await tell(app(), one);
    const [newest] = (await news(app(), one)).body;
    expect((await markRead(app(), other, { id: newest?.id })).body.unread).toBe(0);
    expect(await unread(app(), one)).toBe(2);
    expect((await markRead(app(), one, { id: newest?.id })).body.unread).toBe(1);
    await markRead(app(), one, { id: newest?.id });
    const told = framesOf(app(), one).filter(({ event }) => event === 'notificationsRead');
    expect(told).toEqual([{ event: 'notificationsRead', data: { id: newest?.id } }]);
    expect(framesOf(app(), other)).toEqual([]);
  });

  it('all read, what came after the newest one seen stays unread', async () => {
    const one = await createUser(app());
    await tell(app(), one);
    const [seen] = (await news(app(), one)).body;
    await tell(app(), one, { text: 'sonra' });
    expect((await markRead(app(), one, { until: seen?.id })).body.unread).toBe(1);
    expect((await news(app(), one)).body.map(({ readAt }) => readAt === null)).toEqual([true, false]);
    expect((await markRead(app(), one)).body.unread).toBe(0);
  });

  it('about money stay unread for the owner, whatever day staff mark', async () => {
    const venue = await createVenue(app());
    const to = { model: 'Business', id: venue.id } as const;
    await tell(app(), venue, { to, kind: 'reservation_requested' });
    await tell(app(), venue, { to, kind: 'payment_due' });
    const [money] = (await news(app(), venue)).body;
    const day = await createStaff(app(), venue, 'staff');
    for (const json of [{ id: money?.id }, {}]) await markRead(app(), day, json);
    expect((await news(app(), venue)).body.map(({ readAt }) => readAt === null)).toEqual([true, false]);
    expect(await unread(app(), venue)).toBe(1);
  });

  it('are counted right while some arrive and others are read at once', async () => {
    const one = await createUser(app());
    for (let i = 0; i < 5; i++) await tell(app(), one);
    const [seen] = (await news(app(), one)).body;
    await Promise.all([
      ...Array.from({ length: 10 }, () => tell(app(), one)),
      ...Array.from({ length: 5 }, () => markRead(app(), one, { until: seen?.id })),
    ]);
    expect(await unread(app(), one)).toBe(10);
    const rows = (await news(app(), one, '?limit=100')).body;
    expect(rows.filter(({ readAt }) => readAt === null)).toHaveLength(10);
  });

  it('are counted up to a hundred', async () => {
    const one = await createUser(app());
    await app().db.transact(async (tx) => {
      const to = { model: 'User', id: one.id } as const;
      for (let i = 0; i < 103; i++)
        await notify(tx, app().ctx, { to, kind: 'friend_request', text: 'x', link: '/', once: `${i}` });
    });
    expect(await unread(app(), one)).toBe(100);
  });

  it('go when they are 90 days old', async () => {
    const one = await createUser(app());
    const { now } = app().time;
    app().time.now = now - 90 * 24 * 60 * 60_000;
    await tell(app(), one, { text: 'eski' });
    app().time.now += 1;
    await tell(app(), one, { text: 'yeni' });
    app().time.now = now;
    await purgeNotices(app().ctx);
    expect((await news(app(), one)).body.map(({ text }) => text)).toEqual(['yeni']);
  });

  it('are remembered as told until the next day is over', async () => {
    const { id } = await createUser(app());
    const { q } = app().db;
    const rest = { owner_id: id, facts: '[]', last: null, again: 0, waiting: null, due_at: null };
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
    const rows = days.map((day) => ({ ...rest, subject: day, day, about_user: null }));
    await q.insertInto('told').values(rows).execute();
    await purgeNotices(app().ctx);
    const left = q.selectFrom('told').select('day').where('owner_id', '=', id).orderBy('day');
    expect((await left.execute()).map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-18']);
  });
});

onBothEngines('preferences', (app) => {
  const preferences = (by: Owner) =>
    app().call<NotificationPreferences>('get', '/api/notifications/preferences', { token: by.token });
  const save = (by: Owner, json: object) =>
    app().call<NotificationPreferences>('put', '/api/notifications/preferences', { token: by.token, json });
  const of = (body: NotificationPreferences, topic: string) =>
    body.preferences.find((one) => one.topic === topic);

  it('begin with defaults, and change topic by topic', async () => {
    const one: TestUser = await createUser(app());
    const { body } = await preferences(one);
    expect(of(body, 'reservations')).toEqual({ topic: 'reservations', push: true, mail: true });
    expect(of(body, 'messages')).toEqual({ topic: 'messages', push: true, mail: false });
    expect(of(body, 'payments')).toBeUndefined();
    // No mail server and no key for web push are set up here.
    expect(body).toMatchObject({ mailAvailable: false, pushAvailable: false });
    await save(one, { preferences: [{ topic: 'friends', push: false, mail: true }] });
    await save(one, { preferences: [{ topic: 'friends', push: false, mail: false }] });
    const { body: after } = await preferences(one);
    expect(of(after, 'friends')).toEqual({ topic: 'friends', push: false, mail: false });
    expect(of(after, 'messages')).toEqual(of(body, 'messages'));
    const venue = await createVenue(app());
    expect(of((await preferences(venue)).body, 'payments')).toMatchObject({ mail: true });
    const wrong = { preferences: [{ topic: 'weather', push: true, mail: true }] };
    expect((await save(one, wrong)).status).toBe(400);
  });
});
