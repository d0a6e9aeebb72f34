import type { ChatMessage } from 'mf-shared/contracts/messages';
import { expect, it } from 'vitest';
import { booked, cancel } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { joined } from '../../../test/waiting.ts';
import { newId } from '../../base/id.ts';

type Sent = { newMessage: ChatMessage };

onBothEngines('sending messages', (app) => {
  const send = (token: string, json: Record<string, unknown>, suffix = '') =>
    app().call<Sent & { code: string; fields: Record<string, string> }>(
      'post',
      `/api/messages/send${suffix}`,
      {
        token,
        json,
      },
    );
  const storedBy = async (senderId: string) =>
    (await app().db.q.selectFrom('messages').selectAll().where('sender_id', '=', senderId).execute()).length;

  it('stores the message and pushes it to both sides', async () => {
    const player = await createUser(app());
    const venue = await createVenue(app());
    const { status, body } = await send(player.token, {
      receiverId: venue.id,
      receiverModel: 'Business',
      content: '  Işıklar 20:00’de yanıyor mu?  ',
    });
    expect(status).toBe(201);
    expect(body.newMessage).toMatchObject({
      sender: player.id,
      senderModel: 'User',
      receiver: venue.id,
      receiverModel: 'Business',
      content: 'Işıklar 20:00’de yanıyor mu?',
      readAt: null,
    });
    const pushed = app().frames.filter(({ topic }) => topic.endsWith(player.id) || topic.endsWith(venue.id));
    expect(pushed).toEqual([
      { topic: `actor:${venue.id}`, frame: { event: 'receiveMessage', data: body.newMessage } },
      { topic: `actor:${player.id}`, frame: { event: 'messageSent', data: body.newMessage } },
    ]);
  });

  it('lets a business answer through its own call', async () => {
    const player = await createUser(app());
    const venue = await createVenue(app());
    await send(player.token, { receiverId: venue.id, receiverModel: 'Business', content: 'Açık mısınız?' });
    const { status, body } = await send(
      venue.token,
      { receiverId: player.id, receiverModel: 'User', content: 'Evet.' },
      '-business',
    );
    expect(status).toBe(201);
    expect(body.newMessage).toMatchObject({ senderModel: 'Business', sender: venue.id });
  });

  it('lets a business write only to players who turned to it: wrote, booked or asked for a weekly hour', async () => {
    const venue = await createVenue(app());
    const write = (player: { id: string }) =>
      send(venue.token, { receiverId: player.id, receiverModel: 'User', content: 'Merhaba' }, '-business');
    const [stranger, guest, regular, elsewhere] = await Promise.all(
      [1, 2, 3, 4].map(() => createUser(app())),
    );
    if (!stranger || !guest || !regular || !elsewhere) throw new Error('no players');
    const held = await booked(app(), guest, venue);
    // A notice to a player in line does not let the venue write to them.
    await joined(app(), stranger, venue);
    await cancel(app(), guest, held.id);
    const said = await storedBy(venue.id);
    expect(said).toBe(1);
    await booked(app(), elsewhere, await createVenue(app()));
    const { status } = await app().call('post', '/api/subscription/request', {
      token: regular.token,
      json: { businessId: venue.id, fieldName: 'Saha 1', dayOfWeek: 'Salı', timeSlot: '19:00-20:00' },
    });
    expect(status).toBe(201);
    for (const player of [stranger, elsewhere]) {
      expect(await write(player)).toMatchObject({ status: 403, body: { code: 'venue_cannot_write' } });
      expect(
        await app().call('get', `/api/messages/partner/User/${player.id}`, { token: venue.token }),
      ).toMatchObject({ body: { closed: 'stranger' } });
    }
    expect(await storedBy(venue.id)).toBe(said);
    for (const player of [guest, regular]) expect((await write(player)).status).toBe(201);
  });

  it.each(['', ' ', '\n\t  \n', '\u00a0\u2003', '\u200b', '\u2800\u3164', '\u202e\u0301'])(
    'refuses the content %j',
    async (content) => {
      const player = await createUser(app());
      const venue = await createVenue(app());
      const { status, body } = await send(player.token, {
        receiverId: venue.id,
        receiverModel: 'Business',
        content,
      });
      expect(status).toBe(400);
      expect(body.fields).toEqual({ content: 'Bir mesaj yazın.' });
      expect(await storedBy(player.id)).toBe(0);
    },
  );

  it('refuses receivers that do not exist, wait for approval, or are oneself', async () => {
    const player = await createUser(app());
    const waiting = await createVenue(app(), { status: 'pending', next_payment_at: null });
    const to = (receiverId: string, receiverModel: string) =>
      send(player.token, { receiverId, receiverModel, content: 'Merhaba' });
    expect(await to(newId(), 'User')).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    expect(await to(newId(), 'Business')).toMatchObject({
      status: 404,
      body: { code: 'business_not_found' },
    });
    expect(await to(waiting.id, 'Business')).toMatchObject({
      status: 404,
      body: { code: 'business_not_found' },
    });
    expect(await to(player.id, 'User')).toMatchObject({
      status: 400,
      body: { fields: { receiverId: expect.any(String) } },
    });
    expect(await storedBy(player.id)).toBe(0);
  });

  it('keeps each side to its own calls, and visitors and unpaid businesses out', async () => {
    const player = await createUser(app());
    const venue = await createVenue(app());
    const unpaid = await createVenue(app(), { next_payment_at: app().time.now - 1 });
    const json = { receiverId: venue.id, receiverModel: 'Business', content: 'Merhaba' };
    expect((await send(player.token, json, '-business')).status).toBe(403);
    expect((await send(venue.token, { ...json, receiverId: player.id, receiverModel: 'User' })).status).toBe(
      403,
    );
    expect(await send(unpaid.token, json, '-business')).toMatchObject({
      status: 403,
      body: { code: 'business_inactive' },
    });
    expect((await app().call('post', '/api/messages/send', { json })).status).toBe(401);
  });

  it('stores a message once however often it is sent with the same client id', async () => {
    const player = await createUser(app());
    const venue = await createVenue(app());
    const json = { receiverId: venue.id, receiverModel: 'Business', content: 'Bir kez', clientId: newId() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(player.token, json)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.newMessage.id)).size).toBe(1);
    expect(await storedBy(player.id)).toBe(1);
    const { body: waiting } = await app().call('get', '/api/messages/unread-business', {
      token: venue.token,
    });
    expect(waiting).toEqual([{ chatId: player.id, chatModel: 'User', count: 1 }]);
    expect(app().frames.filter(({ topic }) => topic === `actor:${venue.id}`)).toHaveLength(1);
  });

  it('lets two senders use the same client id', async () => {
    const [one, other] = [await createUser(app()), await createUser(app())];
    const venue = await createVenue(app());
    const json = { receiverId: venue.id, receiverModel: 'Business', content: 'Merhaba', clientId: 'ayni' };
    const first = await send(one.token, json);
    const second = await send(other.token, json);
    expect(second.body.newMessage.id).not.toBe(first.body.newMessage.id);
  });
});
