import type { FriendAnswer, FriendLink, Friendship } from 'mf-shared/contracts/friends';
import type { Notification } from 'mf-shared/contracts/notifications';
import { foldTr } from 'mf-shared/format';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';

const STRANGERS = { status: 'none', direction: null, id: null, _id: null };

onBothEngines('friends', (app) => {
  const named = (full_name: string) => createUser(app(), { full_name, name_folded: foldTr(full_name) });
  const add = ({ token }: { token: string }, receiverId: string) =>
    app().call<FriendAnswer & { code?: string }>('post', '/api/friends/add', { token, json: { receiverId } });
  const answer = (verb: 'accept' | 'reject' | 'withdraw', { token }: { token: string }, id: string) =>
    app().call<FriendAnswer & { code?: string }>('post', `/api/friends/${verb}/${id}`, { token });
  const unfriend = ({ token }: TestUser, id: string) =>
    app().call<FriendAnswer & { code?: string }>('delete', `/api/friends/${id}`, { token });
  const status = async ({ token }: TestUser, userId: string) =>
    (await app().call<Friendship>('get', `/api/friends/status/${userId}`, { token })).body;
  const list = async ({ token }: TestUser, path: string) =>
    await app().call<FriendLink[]>('get', `/api/friends/${path}`, { token });
  /** Sends a friend request. Returns its link id. */
  const asked = async (one: TestUser, other: TestUser) =>
    (await add(one, other.id)).body.friendship.id as string;
  const pair = async () => [await named('Can Öz'), await named('Ece Ak')] as const;
  const told = async ({ token }: TestUser) =>
    (await app().call<Notification[]>('get', '/api/notifications', { token })).body;

  it('become so by request and acceptance, and both see how they stand', async () => {
    const [one, other] = await pair();
    expect(await status(one, other.id)).toEqual({ ...STRANGERS, userId: other.id });
    const sent = await add(one, other.id);
    expect(sent).toMatchObject({ status: 201, body: { message: 'Arkadaşlık isteği gönderildi!' } });
    const { id } = sent.body.friendship;
    const pending = { status: 'pending', id, _id: id };
    expect(await status(one, other.id)).toEqual({ ...pending, direction: 'sent', userId: other.id });
    expect(await status(other, one.id)).toEqual({ ...pending, direction: 'received', userId: one.id });
    const accepted = await answer('accept', other, id as string);
    expect(accepted).toMatchObject({ status: 200, body: { friendship: { status: 'accepted', id } } });
    for (const [me, you] of [[one, other] as const, [other, one] as const]) {
      expect(await status(me, you.id)).toMatchObject({ status: 'accepted', direction: null, id });
      const { body } = await list(me, 'list');
      expect(body).toMatchObject([
        { id, _id: id, status: 'accepted', otherUser: { id: you.id, fullName: you.fullName } },
      ]);
      expect(body[0]?.sender.id).toBe(one.id);
      expect((await list(me, 'pending')).body).toEqual([]);
    }
  });

  it('show a request to its receiver, and to its sender among the sent ones', async () => {
    const [one, other] = await pair();
    const id = await asked(one, other);
    expect((await list(other, 'pending')).body).toMatchObject([
      { id, status: 'pending', otherUser: { id: one.id }, sender: { id: one.id, fullName: 'Can Öz' } },
    ]);
    expect((await list(one, 'pending')).body).toEqual([]);
    expect((await list(one, 'pending?direction=sent')).body).toMatchObject([
      { id, otherUser: { id: other.id }, sender: { id: one.id } },
    ]);
    expect((await list(other, 'pending?direction=sent')).body).toEqual([]);
    expect((await list(one, 'list')).body).toEqual([]);
  });

  it('refuse oneself, admins, and whoever is not there', async () => {
    const { token, id } = await createUser(app());
    const admin = await createUser(app(), { role: 'admin' });
    const business = await createVenue(app());
    expect(await add({ token }, id)).toMatchObject({ status: 400, body: { code: 'friend_self' } });
    for (const nobody of [admin.id, newId(), business.id, 'yok']) {
      expect(await add({ token }, nobody)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    }
    expect(await app().call('post', '/api/friends/add', { token, json: {} })).toMatchObject({
      status: 400,
      body: { code: 'validation' },
    });
  });

  it('are nothing for an account that became admin', async () => {
    const [one, other] = await pair();
    await app().db.q.updateTable('users').set({ role: 'admin' }).where('id', '=', one.id).execute();
    expect(await add(one, other.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('refuse a second request and one to a friend', async () => {
    const [one, other] = await pair();
    const id = await asked(one, other);
    expect(await add(one, other.id)).toMatchObject({
      status: 409,
      body: { code: 'friend_request_pending' },
    });
    await answer('accept', other, id);
    for (const [me, you] of [[one, other] as const, [other, one] as const]) {
      expect(await add(me, you.id)).toMatchObject({ status: 409, body: { code: 'already_friends' } });
    }
  });

  it('take the answer to a request with a request for a yes', async () => {
    const [one, other] = await pair();
    const id = await asked(one, other);
    const crossed = await add(other, one.id);
    expect(crossed).toMatchObject({
      status: 201,
      body: { message: 'Artık arkadaşsınız!', friendship: { id, status: 'accepted' } },
    });
    expect((await list(one, 'list')).body).toHaveLength(1);
    expect((await told(one)).map(({ kind, text, link }) => [kind, text, link])).toEqual([
      ['friend_accepted', 'Ece Ak arkadaşlık isteğinizi kabul etti.', `/user/${other.id}`],
    ]);
  });

  it('let the receiver alone accept and reject', async () => {
    const [one, other] = await pair();
    const third = await createUser(app());
    const id = await asked(one, other);
    for (const verb of ['accept', 'reject'] as const) {
      for (const wrong of [one, third]) {
        expect(await answer(verb, wrong, id)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
      }
      expect(await answer(verb, other, newId())).toMatchObject({
        status: 404,
        body: { code: 'friend_request_not_found' },
      });
    }
    for (const wrong of [other, third]) {
      expect(await answer('withdraw', wrong, id)).toMatchObject({
        status: 403,
        body: { code: 'not_yours' },
      });
    }
    expect(await status(one, other.id)).toMatchObject({ status: 'pending', id });
  });

  it('are free to ask again after a no, and after a request was taken back', async () => {
    const [one, other] = await pair();
    const first = await asked(one, other);
    expect(await answer('reject', other, first)).toMatchObject({
      status: 200,
      body: { friendship: { ...STRANGERS, userId: one.id } },
    });
    expect(await status(one, other.id)).toMatchObject(STRANGERS);
    expect((await answer('accept', other, first)).body.code).toBe('friend_request_not_found');
    const second = await asked(one, other);
    expect(await answer('withdraw', one, second)).toMatchObject({ status: 200 });
    expect((await add(other, one.id)).body.friendship).toMatchObject({
      status: 'pending',
      direction: 'sent',
    });
  });

  it('end from either side, not from outside, and not while it is only a request', async () => {
    const third = await createUser(app());
    for (const side of [0, 1] as const) {
      const both = await pair();
      const id = await asked(both[0], both[1]);
      expect(await unfriend(both[side], id)).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile' },
      });
      await answer('accept', both[1], id);
      expect(await unfriend(third, id)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
      for (const verb of ['accept', 'reject', 'withdraw'] as const) {
        expect((await answer(verb, both[0], id)).body.code).toBe('already_friends');
      }
      expect((await unfriend(both[side], id)).status).toBe(200);
      expect(await status(both[1], both[0].id)).toMatchObject(STRANGERS);
      expect((await unfriend(both[side], id)).body.code).toBe('friend_request_not_found');
    }
  });

  it('are told to both at once, each as they see it', async () => {
    const [one, other] = await pair();
    const heard = (start: number) =>
      app()
        .frames.slice(start)
        .filter(({ frame }) => frame.event === 'friendshipChanged')
        .map(({ topic, frame }) => [topic, frame.data]);
    let start = app().frames.length;
    const id = await asked(one, other);
    expect(heard(start)).toHaveLength(2);
    expect(heard(start)).toEqual(
      expect.arrayContaining([
        [`actor:${one.id}`, { userId: other.id, status: 'pending', direction: 'sent', id, _id: id }],
        [`actor:${other.id}`, { userId: one.id, status: 'pending', direction: 'received', id, _id: id }],
      ]),
    );
    start = app().frames.length;
    await answer('reject', other, id);
    expect(heard(start)).toEqual(
      expect.arrayContaining([
        [`actor:${one.id}`, { ...STRANGERS, userId: other.id }],
        [`actor:${other.id}`, { ...STRANGERS, userId: one.id }],
      ]),
    );
    start = app().frames.length;
    await answer('accept', other, id);
    expect(heard(start)).toEqual([]);
  });

  it('come in pages by name, each once, namesakes too', async () => {
    const me = await createUser(app());
    for (const name of ['Işıl', 'ilker', 'Zeki', 'Can', 'Can']) {
      const other = await named(name);
      await answer('accept', me, await asked(other, me));
    }
    const found: FriendLink[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(me, `list?limit=2${cursor && `&cursor=${cursor}`}`);
      found.push(...page.body);
      cursor = page.headers.get('X-Next-Cursor');
    }
    expect(found.map((link) => link.otherUser.fullName)).toEqual(['Can', 'Can', 'ilker', 'Işıl', 'Zeki']);
    expect(new Set(found.map((link) => link.id)).size).toBe(5);
  });

  it('show requests in pages, the newest first', async () => {
    const me = await createUser(app());
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift(await asked(await createUser(app()), me));
    const first = await list(me, 'pending?limit=2');
    const next = await list(me, `pending?limit=2&cursor=${first.headers.get('X-Next-Cursor')}`);
    expect([...first.body, ...next.body].map((link) => link.id)).toEqual(ids);
    expect(next.headers.get('X-Next-Cursor')).toBeNull();
    expect((await list(me, 'pending?cursor=x')).status).toBe(400);
    const sent: string[] = [];
    for (let i = 0; i < 3; i++) sent.unshift(await asked(me, await createUser(app())));
    const mine = await list(me, 'pending?direction=sent&limit=2');
    const cursor = mine.headers.get('X-Next-Cursor');
    const others = await list(me, `pending?direction=sent&limit=2&cursor=${cursor}`);
    expect([...mine.body, ...others.body].map((link) => link.id)).toEqual(sent);
    const news = (await told(me)).map(({ kind, link }) => `${kind} ${link}`);
    expect(news).toEqual(ids.map(() => 'friend_request /friends'));
  });

  it('answer for several players at once, in the order asked', async () => {
    const older = await createUser(app());
    const [me, one] = await pair();
    const [other, stranger] = [await createUser(app()), await createUser(app())];
    const id = await asked(one, me);
    const first = await asked(older, me);
    await add(me, other.id);
    await add(one, other.id);
    const ids = [stranger.id, other.id, one.id, older.id];
    const { body } = await app().call<Friendship[]>('get', `/api/friends/statuses?ids=${ids.join(',')}`, {
      token: me.token,
    });
    expect(body).toMatchObject([
      { userId: stranger.id, ...STRANGERS },
      { userId: other.id, status: 'pending', direction: 'sent' },
      { userId: one.id, status: 'pending', direction: 'received', id },
      { userId: older.id, status: 'pending', direction: 'received', id: first },
    ]);
    expect((await list(me, 'statuses')).status).toBe(400);
    const many = [...Array.from({ length: 99 }, (_, n) => `nobody-${n}`), one.id];
    const all = await app().call<Friendship[]>('get', `/api/friends/statuses?ids=${many.join(',')}`, {
      token: me.token,
    });
    expect(all.body.at(-1)).toMatchObject({ userId: one.id, status: 'pending', direction: 'received' });
    expect((await list(me, `statuses?ids=${Array(101).fill('a').join(',')}`)).status).toBe(400);
  });

  it('have a status of oneself, none of nobody', async () => {
    const me = await createUser(app());
    expect(await status(me, me.id)).toMatchObject({ ...STRANGERS, userId: me.id });
    expect(await status(me, newId())).toMatchObject({ code: 'user_not_found' });
  });

  it('are for players', async () => {
    const business = await createVenue(app());
    const calls = [
      ['get', 'status/x'],
      ['get', 'statuses?ids=x'],
      ['get', 'list'],
      ['get', 'pending'],
      ['post', 'add'],
      ['post', 'accept/x'],
      ['post', 'reject/x'],
      ['post', 'withdraw/x'],
      ['delete', 'x'],
    ] as const;
    for (const [method, path] of calls) {
      expect((await app().call(method, `/api/friends/${path}`)).status).toBe(401);
      expect((await app().call(method, `/api/friends/${path}`, { token: business.token })).status).toBe(403);
    }
  });
});
