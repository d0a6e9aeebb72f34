import { DAY_MS } from 'mf-shared/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { booked, FRIDAY } from '../../test/booking.ts';
import { postAd, withdraw } from '../../test/community.ts';
import { createUser, createVenue } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
import { called, replyAsGuest } from '../../test/rosters.ts';
import { startHub, type TestHub } from '../../test/socket.ts';

onBothEngines('the socket hub', (app) => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startHub(app().ctx);
  });
  afterAll(() => hub.close());

  it('carries a message live to its receiver and acknowledges it to every tab of its sender, once', async () => {
    const [sender, receiver] = [await createUser(app()), await createUser(app())];
    const [tab, otherTab, other] = [await hub.connect(), await hub.connect(), await hub.connect()];
    await Promise.all([tab.join(sender), otherTab.join(sender), other.join(receiver)]);
    const data = { senderId: sender.id, receiverId: receiver.id, content: ' Saat 9? ', clientId: 'bir' };
    tab.say('sendMessage', data);
    expect(await other.next('receiveMessage')).toMatchObject({ content: 'Saat 9?', sender: sender.id });
    await otherTab.next('messageSent');
    tab.say('sendMessage', data);
    await tab.settled();
    expect(tab.of('messageSent')).toHaveLength(1);
    expect(otherTab.of('messageSent')).toHaveLength(1);
    expect(other.of('receiveMessage')).toHaveLength(1);
    expect(tab.of('receiveMessage')).toEqual([]);
  });

  it('acknowledges a repeated message to a connection that did not hear of it', async () => {
    const [sender, receiver] = [await createUser(app()), await createUser(app())];
    const data = { senderId: sender.id, receiverId: receiver.id, content: 'Merhaba', clientId: 'yine' };
    for (const attempt of [1, 2]) {
      const tab = await hub.connect();
      await tab.join(sender);
      tab.say('sendMessage', data);
      expect(await tab.next('messageSent'), `attempt ${attempt}`).toMatchObject({ clientId: 'yine' });
      tab.socket.close();
      await tab.closed;
    }
    const { body } = await app().call('get', '/api/messages/unread', { token: receiver.token });
    expect(body).toMatchObject([{ count: 1 }]);
  });

  it('says what waits to whoever joins, so that no call has to', async () => {
    const [me, other] = [await createUser(app()), await createUser(app())];
    const socket = await hub.connect();
    await socket.join(me);
    expect(socket.of('joined')).toEqual([{ userId: me.id, unread: [], notifications: 0 }]);
    const json = { receiverId: me.id, receiverModel: 'User', content: 'Selam' };
    await app().call('post', '/api/messages/send', { token: other.token, json });
    const later = await hub.connect();
    await later.join(me);
    const waiting = [{ chatId: other.id, chatModel: 'User', count: 1 }];
    expect(later.of('joined')).toEqual([{ userId: me.id, unread: waiting, notifications: 0 }]);
  });

  it('refuses to join as somebody else and delivers nothing', async () => {
    const [victim, thief] = [await createUser(app()), await createUser(app())];
    const socket = await hub.connect();
    socket.say('join', { userId: victim.id, token: thief.token });
    expect(await socket.next('error')).toMatchObject({ code: 'not_yours' });
    app().ctx.bus.publish(`actor:${victim.id}`, {
      event: 'messagesRead',
      data: { chatId: 'x', readerId: 'x' },
    });
    await socket.settled();
    expect(socket.of('messagesRead')).toEqual([]);
    expect(socket.of('joined')).toEqual([]);
  });

  it('refuses a message in another name, before a join, and of whitespace, naming which one', async () => {
    const [me, other] = [await createUser(app()), await createUser(app())];
    const socket = await hub.connect();
    const say = (senderId: string, content: string, clientId: string) =>
      socket.say('sendMessage', { senderId, receiverId: other.id, content, clientId });
    say(me.id, 'Merhaba', 'a');
    expect(await socket.next('error')).toMatchObject({ code: 'unauthenticated', clientId: 'a' });
    await socket.join(me);
    say(other.id, 'Merhaba', 'b');
    expect(await socket.next('error')).toMatchObject({ code: 'not_yours', clientId: 'b' });
    say(me.id, '  \n ', 'c');
    expect(await socket.next('error')).toEqual({
      code: 'validation',
      message: 'Bir mesaj yazın.',
      clientId: 'c',
    });
    say(me.id, 'Merhaba', 'd'.repeat(100));
    expect(await socket.next('error')).toMatchObject({ code: 'validation', clientId: 'd'.repeat(64) });
    const { body } = await app().call('get', `/api/messages/history/${other.id}`, { token: me.token });
    expect(body).toEqual([]);
  });

  it('sends a message that does not say so to a venue', async () => {
    const [me, venue] = [await createUser(app()), await createVenue(app())];
    const socket = await hub.connect();
    await socket.join(me);
    socket.say('sendMessage', { senderId: me.id, receiverId: venue.id, content: 'Açık mısınız?' });
    expect(await socket.next('messageSent')).toMatchObject({ receiver: venue.id, receiverModel: 'Business' });
  });

  it('lets neither admins nor unpaid businesses nor unknown tokens join', async () => {
    const admin = await createUser(app(), { role: 'admin' });
    const unpaid = await createVenue(app(), { next_payment_at: app().time.now - 1 });
    const socket = await hub.connect();
    for (const [who, code] of [
      [admin, 'forbidden'],
      [unpaid, 'business_inactive'],
      [{ id: admin.id, token: 'bozuk' }, 'unauthenticated'],
    ] as const) {
      socket.say('join', { userId: who.id, token: who.token });
      expect(await socket.next('error')).toMatchObject({ code });
    }
  });

  it('tells of changed hours only who looks at that week of that venue', async () => {
    const socket = await hub.connect();
    socket.say('watchWeek', { businessId: 'v1', startDate: '2026-11-16', endDate: '2026-11-22' });
    await socket.settled();
    const change = (businessId: string, dates: string[]) =>
      app().ctx.bus.publish(`week:${businessId}`, { event: 'slotsChanged', data: { businessId, dates } });
    change('v1', ['2026-11-15', '2026-11-23']);
    change('v2', ['2026-11-18']);
    change('v1', ['2026-11-22', '2026-11-23']);
    change('v1', ['2026-11-15', '2026-11-16']);
    socket.say('unwatchWeek', { businessId: 'v1' });
    await socket.settled();
    change('v1', ['2026-11-18']);
    await socket.settled();
    expect(socket.of('slotsChanged')).toEqual([
      { businessId: 'v1', dates: ['2026-11-22', '2026-11-23'] },
      { businessId: 'v1', dates: ['2026-11-15', '2026-11-16'] },
    ]);
  });

  it('tells of ads that come and go whoever watches them, and nobody else', async () => {
    const [watching, other] = [await hub.connect(), await hub.connect()];
    const [author, data] = [await createUser(app()), { type: 'findPlayer', city: 'Muş' }];
    watching.say('watchRequests', { on: true });
    await watching.settled();
    const { body } = await postAd(app(), author);
    expect(await watching.next('requestsChanged')).toEqual(data);
    await withdraw(app(), author, body.request.id);
    expect(await watching.next('requestsChanged')).toEqual(data);
    await withdraw(app(), author, body.request.id);
    watching.say('watchRequests', { on: false });
    await watching.settled();
    await postAd(app(), author);
    await watching.settled();
    await other.settled();
    expect(watching.of('requestsChanged')).toHaveLength(2);
    expect(other.of('requestsChanged')).toEqual([]);
  });

  it('tells of hours of a province whoever watches it, at most five of them', async () => {
    const [watching, elsewhere] = [await hub.connect(), await hub.connect()];
    watching.say('watchHours', { city: 'İstanbul', on: true });
    elsewhere.say('watchHours', { city: 'Rize', on: true });
    for (const socket of [watching, elsewhere]) await socket.settled();
    const [venue, player] = [await createVenue(app()), await createUser(app())];
    await booked(app(), player, venue);
    expect(await watching.next('hoursChanged')).toEqual({ city: 'İstanbul', dates: [FRIDAY] });
    watching.say('watchHours', { city: 'İstanbul', on: false });
    await watching.settled();
    await booked(app(), player, venue, { timeSlot: '23:00-00:00' });
    for (const socket of [watching, elsewhere]) await socket.settled();
    expect([watching.of('hoursChanged').length, elsewhere.of('hoursChanged')]).toEqual([1, []]);
    for (const city of ['Muş', 'Van', 'Bolu', 'Kars']) elsewhere.say('watchHours', { city, on: true });
    elsewhere.say('watchHours', { city: 'Rize', on: true });
    await elsewhere.settled();
    expect(elsewhere.of('error')).toEqual([]);
    elsewhere.say('watchHours', { city: 'Ağrı', on: true });
    expect(await elsewhere.next('error')).toMatchObject({ code: 'rate_limited' });
    elsewhere.say('watchHours', { city: 'Atina', on: true });
    expect(await elsewhere.next('error')).toMatchObject({ code: 'validation' });
  });

  it('tells of a match whoever watches its link, at most five of them', async () => {
    const [watching, elsewhere] = [await hub.connect(), await hub.connect()];
    const code = await called(app(), await createUser(app()), await createVenue(app()));
    const other = (n: number) => code.slice(0, -1) + 'BCDEFH'[n];
    watching.say('watchRoster', { code, on: true });
    for (let n = 0; n < 5; n++) elsewhere.say('watchRoster', { code: other(n), on: true });
    for (const socket of [watching, elsewhere]) await socket.settled();
    await replyAsGuest(app(), code, 1);
    expect(await watching.next('rosterChanged')).toEqual({ code });
    watching.say('watchRoster', { code, on: false });
    await watching.settled();
    await replyAsGuest(app(), code, 2);
    for (const socket of [watching, elsewhere]) await socket.settled();
    expect(watching.of('rosterChanged')).toHaveLength(1);
    expect([elsewhere.of('rosterChanged'), elsewhere.of('error')]).toEqual([[], []]);
    elsewhere.say('watchRoster', { code: other(5), on: true });
    expect(await elsewhere.next('error')).toMatchObject({ code: 'rate_limited' });
    elsewhere.say('watchRoster', { code: 'short', on: true });
    expect(await elsewhere.next('error')).toMatchObject({ code: 'validation' });
  });

  it('watches at most ten venues a connection, and a watched one again at will', async () => {
    const socket = await hub.connect();
    const watch = (n: number, startDate = '2026-11-16') =>
      socket.say('watchWeek', { businessId: `cap-${n}`, startDate, endDate: '2026-11-30' });
    for (let n = 0; n < 10; n++) watch(n);
    watch(3, '2026-11-23');
    await socket.settled();
    expect(socket.of('error')).toEqual([]);
    watch(10);
    expect(await socket.next('error')).toMatchObject({ code: 'rate_limited' });
  });

  it('answers malformed frames with an error and goes on', async () => {
    const socket = await hub.connect();
    for (const text of ['', '{', 'null', '[]', '{"event":"x","data":{}}', '{"event":"join"}', '"ping"']) {
      socket.socket.send(text);
      expect(await socket.next('error'), text).toMatchObject({ message: expect.any(String) });
    }
    socket.socket.send(Buffer.from('{"event":"ping","data":{}}'), { binary: true });
    expect(await socket.next('error')).toMatchObject({ code: 'malformed_json' });
    await socket.settled();
  });

  it('stops delivering when the token expires, and says so', async () => {
    const user = await createUser(app());
    const socket = await hub.connect();
    await socket.join(user);
    const tell = () =>
      app().ctx.bus.publish(`actor:${user.id}`, {
        event: 'messagesRead',
        data: { chatId: 'x', readerId: 'x' },
      });
    tell();
    await socket.next('messagesRead');
    app().time.now += 8 * DAY_MS;
    try {
      tell();
      await socket.settled();
      expect(socket.of('messagesRead')).toHaveLength(1);
      socket.say('sendMessage', { senderId: user.id, receiverId: user.id, content: 'geç' });
      expect(await socket.next('error')).toMatchObject({ code: 'token_expired' });
    } finally {
      app().time.now -= 8 * DAY_MS;
    }
  });
});

onBothEngines('the sweep of the socket hub', (app) => {
  it('ends the membership of an account whose tokens were ended, but keeps what it watches', async () => {
    const hub = await startHub(app().ctx, { sweepMs: 20 });
    const user = await createUser(app());
    const socket = await hub.connect();
    await socket.join(user);
    socket.say('watchWeek', { businessId: 'v', startDate: '2026-11-16', endDate: '2026-11-22' });
    await socket.settled();
    await app().db.q.updateTable('users').set({ token_version: 1 }).where('id', '=', user.id).execute();
    expect(await socket.next('error')).toMatchObject({ code: 'unauthenticated' });
    app().ctx.bus.publish(`actor:${user.id}`, {
      event: 'messagesRead',
      data: { chatId: 'x', readerId: 'x' },
    });
    app().ctx.bus.publish('week:v', {
      event: 'slotsChanged',
      data: { businessId: 'v', dates: ['2026-11-18'] },
    });
    await socket.next('slotsChanged');
    expect(socket.of('messagesRead')).toEqual([]);
    await hub.close();
  });
});
