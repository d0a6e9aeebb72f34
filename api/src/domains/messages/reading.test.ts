import type { ChatListItem, ChatMessage, UnreadItem } from 'mf-shared/contracts/messages';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { playedHour } from '../../../test/visits.ts';
import { newId } from '../../base/id.ts';

onBothEngines('reading messages', (app) => {
  const send = (from: TestUser, to: TestUser, content: string) =>
    app().call<{ newMessage: ChatMessage }>('post', '/api/messages/send', {
      token: from.token,
      json: { receiverId: to.id, receiverModel: 'User', content },
    });
  const get = async <T>(token: string, path: string) =>
    await app().call<T>('get', `/api/messages/${path}`, { token });
  const markRead = (reader: TestUser, partner: TestUser) =>
    app().call('post', '/api/messages/mark-read', { token: reader.token, json: { chatUserId: partner.id } });
  const unreadOf = async ({ token }: TestUser) => (await get<UnreadItem[]>(token, 'unread')).body;

  it('pages history backwards in the order written, without gap or repetition', async () => {
    const [one, other] = [await createUser(app()), await createUser(app())];
    const written = Array.from({ length: 7 }, (_, index) => `mesaj ${index}`);
    for (const [index, text] of written.entries()) {
      await (index % 2 === 0 ? send(one, other, text) : send(other, one, text));
    }
    const pages: string[][] = [];
    let before = '';
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body, headers } = await get<ChatMessage[]>(one.token, `history/${other.id}?limit=3${before}`);
      pages.unshift(body.map((message) => message.content));
      cursor = headers.get('X-Next-Cursor');
      before = `&before=${cursor}`;
    }
    expect(pages.map((page) => page.length)).toEqual([1, 3, 3]);
    expect(pages.flat()).toEqual(written);
    const whole = await get<ChatMessage[]>(one.token, `history/${other.id}?limit=7`);
    expect([whole.body.length, whole.headers.get('X-Next-Cursor')]).toEqual([7, null]);
    const { body: same } = await get<ChatMessage[]>(other.token, `history/${one.id}`);
    expect(same.map((message) => message.content)).toEqual(written);
  });

  it('keeps a conversation from everybody else', async () => {
    const [one, other, stranger] = [
      await createUser(app()),
      await createUser(app()),
      await createUser(app()),
    ];
    await send(one, other, 'yalnız ikimize');
    expect((await get(stranger.token, `history/${other.id}`)).body).toEqual([]);
    expect((await get(stranger.token, 'chat-list')).body).toEqual([]);
    await markRead(stranger, one);
    expect(await unreadOf(other)).toEqual([{ chatId: one.id, chatModel: 'User', count: 1 }]);
  });

  it('lists partners with name, photo, last message and what waits, the latest first', async () => {
    const me = await createUser(app());
    const friend = await createUser(app(), { full_name: 'İpek Şahin', photo: '/uploads/ipek.webp' });
    const venue = await createVenue(app(), { venue_name: 'Gülbahçe Spor' });
    await app()
      .db.q.insertInto('venue_photos')
      .values([
        { id: newId(), venue_id: venue.id, path: '/uploads/iki.webp', sort: 1 },
        { id: newId(), venue_id: venue.id, path: '/uploads/bir.webp', sort: 0 },
      ])
      .execute();
    await send(friend, me, 'ilk');
    await playedHour(app(), venue, me);
    app().time.now += 1000;
    await app().call('post', '/api/messages/send-business', {
      token: venue.token,
      json: { receiverId: me.id, receiverModel: 'User', content: 'Saha hazır' },
    });
    const { body } = await get<ChatListItem[]>(me.token, 'chat-list');
    expect(body).toMatchObject([
      {
        id: venue.id,
        type: 'Business',
        name: 'Gülbahçe Spor',
        photo: '/uploads/bir.webp',
        lastMessage: 'Saha hazır',
        unread: 1,
      },
      { id: friend.id, type: 'User', name: 'İpek Şahin', photo: '/uploads/ipek.webp', lastMessage: 'ilk' },
    ]);
    const seen = await app().call<ChatListItem[]>('get', '/api/messages/chat-list-business', {
      token: venue.token,
    });
    expect(seen.body).toMatchObject([{ id: me.id, type: 'User', unread: 0 }]);
  });

  it('pages the chat list, also where conversations share an instant', async () => {
    const me = await createUser(app());
    const partners = await Promise.all(Array.from({ length: 5 }, () => createUser(app())));
    for (const partner of partners) await send(partner, me, 'selam');
    const seen: string[] = [];
    for (let cursor: string | null = '', path = 'chat-list?limit=2'; cursor !== null; ) {
      const { body, headers } = await get<ChatListItem[]>(me.token, path);
      seen.push(...body.map(({ id }) => id));
      cursor = headers.get('X-Next-Cursor');
      path = `chat-list?limit=2&cursor=${cursor}`;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(partners.map(({ id }) => id)));
    expect((await get(me.token, 'chat-list?cursor=bozuk')).status).toBe(400);
  });

  it('lists the later of two messages of one instant, cut after 140 characters and never inside one', async () => {
    const [me, friend] = [await createUser(app()), await createUser(app())];
    const lastOf = async () => (await get<ChatListItem[]>(me.token, 'chat-list')).body[0]?.lastMessage;
    await send(friend, me, 'bir');
    await send(friend, me, '🥅'.repeat(140));
    expect(await lastOf()).toBe('🥅'.repeat(140));
    await send(friend, me, '🥅'.repeat(141));
    expect(await lastOf()).toBe(`${'🥅'.repeat(140)}…`);
  });

  it('stands what waits above all else, on every page, however late the rest was written', async () => {
    const me = await createUser(app());
    const partners = await Promise.all(Array.from({ length: 4 }, () => createUser(app())));
    const [early, late, told, toldLater] = partners as [TestUser, TestUser, TestUser, TestUser];
    for (const [from, to] of [
      [early, me],
      [late, me],
      [me, told],
      [me, toldLater],
    ] as const) {
      app().time.now += 1000;
      await send(from, to, 'selam');
    }
    for (const limit of [1, 2, 3, 5]) {
      const seen: string[] = [];
      for (let cursor: string | null = '', path = `chat-list?limit=${limit}`; cursor !== null; ) {
        const { body, headers } = await get<ChatListItem[]>(me.token, path);
        seen.push(...body.map(({ id }) => id));
        cursor = headers.get('X-Next-Cursor');
        path = `chat-list?limit=${limit}&cursor=${cursor}`;
      }
      expect(seen).toEqual([late.id, early.id, toldLater.id, told.id]);
    }
  });

  it('marks as read once and tells both sides once', async () => {
    const [reader, writer] = [await createUser(app()), await createUser(app())];
    await send(writer, reader, 'bir');
    await send(writer, reader, 'iki');
    await send(reader, writer, 'üç');
    expect(await unreadOf(reader)).toEqual([{ chatId: writer.id, chatModel: 'User', count: 2 }]);
    expect((await markRead(reader, writer)).status).toBe(200);
    expect((await markRead(reader, writer)).status).toBe(200);
    expect(await unreadOf(reader)).toEqual([]);
    const told = app().frames.filter(
      ({ frame }) => frame.event === 'messagesRead' && frame.data.readerId === reader.id,
    );
    expect(told).toEqual([
      {
        topic: `actor:${reader.id}`,
        frame: { event: 'messagesRead', data: { chatId: writer.id, readerId: reader.id } },
      },
      {
        topic: `actor:${writer.id}`,
        frame: { event: 'messagesRead', data: { chatId: reader.id, readerId: reader.id } },
      },
    ]);
    const { body } = await get<ChatMessage[]>(writer.token, `history/${reader.id}`);
    // The reader's own message is still unread by the other side.
    expect(body.map(({ content, readAt }) => [content, readAt !== null])).toEqual([
      ['bir', true],
      ['iki', true],
      ['üç', false],
    ]);
    expect(await unreadOf(writer)).toEqual([{ chatId: reader.id, chatModel: 'User', count: 1 }]);
  });

  it('keeps count and messages in step while many are sent and read at once', async () => {
    const [reader, writer] = [await createUser(app()), await createUser(app())];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 4 === 3 ? markRead(reader, writer) : send(writer, reader, `mesaj ${index}`),
      ),
    );
    const { body } = await get<ChatMessage[]>(reader.token, `history/${writer.id}?limit=100`);
    const waiting = body.filter((message) => message.readAt === null).length;
    expect(body).toHaveLength(30);
    expect(await unreadOf(reader)).toEqual(
      waiting === 0 ? [] : [{ chatId: writer.id, chatModel: 'User', count: waiting }],
    );
  });

  it('names a partner before the first message', async () => {
    const me = await createUser(app());
    const venue = await createVenue(app(), { venue_name: 'Şelale Halı Saha' });
    expect((await get(me.token, `partner/Business/${venue.id}`)).body).toMatchObject({
      id: venue.id,
      name: 'Şelale Halı Saha',
      type: 'Business',
      photo: null,
    });
    expect((await get(me.token, `partner/User/${newId()}`)).status).toBe(404);
    // A venue may write to another venue at any time.
    const { token } = await createVenue(app());
    expect((await get(token, `partner/Business/${venue.id}`)).body).toMatchObject({ closed: null });
  });
});
