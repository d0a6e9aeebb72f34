import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, atTime, booked, cancel, reject, remove } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { decide } from '../../../test/settings.ts';
import { expireReservations } from './expire.ts';

/** The chat of the two, oldest first: who wrote and what. */
async function chatOf(app: TestApp, userId: string, businessId: string) {
  const rows = await app.db.q
    .selectFrom('messages')
    .select(['sender_model', 'sender_id', 'receiver_id', 'content'])
    .where('sender_id', 'in', [userId, businessId])
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    expect(new Set([row.sender_id, row.receiver_id])).toEqual(new Set([userId, businessId]));
    return [row.sender_model, row.content];
  });
}

const REQUEST = [
  'User',
  'Saha 1, 20 Kasım Cuma, 21:00-22:00 için rezervasyon isteği gönderildi. Yanıt bu konuşmaya yazılacak.',
];

const unreadOf = async (app: TestApp, token: string, suffix = '') =>
  (await app.call('get', `/api/messages/unread${suffix}`, { token })).body;

async function scene(app: TestApp, timeSlot = '21:00-22:00') {
  const user = await createUser(app);
  const business = await createVenue(app);
  const reservation = await booked(app, user, business, { timeSlot });
  return { user, business, id: reservation.id, startsAt: reservation.startsAt };
}

onBothEngines('messages about a reservation', (app) => {
  it('holds the request, and tells the player of approval and deletion', async () => {
    const { user, business, id } = await scene(app());
    expect(await chatOf(app(), user.id, business.id)).toEqual([REQUEST]);
    await approve(app(), business, id);
    await remove(app(), business, id);
    expect(await chatOf(app(), user.id, business.id)).toEqual([
      REQUEST,
      ['Business', 'Saha 1, 20 Kasım Cuma, 21:00-22:00: rezervasyonunuz onaylandı. İyi maçlar!'],
      ['Business', 'Saha 1, 20 Kasım Cuma, 21:00-22:00: rezervasyonunuz işletme tarafından iptal edildi.'],
    ]);
    const pushed = app().frames.filter(
      ({ topic, frame }) => topic === `actor:${user.id}` && frame.event === 'receiveMessage',
    );
    expect(pushed).toHaveLength(2);
  });

  it('names the night of an hour past midnight', async () => {
    const { user, business, id } = await scene(app(), '00:00-01:00');
    await reject(app(), business, id);
    expect((await chatOf(app(), user.id, business.id)).slice(1)).toEqual([
      [
        'Business',
        'Saha 1, 20 Kasım Cuma gecesi, 00:00-01:00: rezervasyon isteğiniz reddedildi. Başka bir saat deneyebilirsiniz.',
      ],
    ]);
  });

  it('tells the business when the player withdraws or cancels', async () => {
    const { user, business, id } = await scene(app());
    await cancel(app(), user, id);
    const again = await booked(app(), user, business);
    await approve(app(), business, again.id);
    await cancel(app(), user, again.id);
    const told = (await chatOf(app(), user.id, business.id)).filter(([sender]) => sender === 'User');
    expect(told).toEqual([
      REQUEST,
      ['User', 'Saha 1, 20 Kasım Cuma, 21:00-22:00 rezervasyon isteği oyuncu tarafından geri çekildi.'],
      ['User', 'Saha 1, 20 Kasım Cuma, 21:00-22:00 rezervasyonu oyuncu tarafından iptal edildi.'],
    ]);
  });

  it('tells the player once when a request ran out of time', async () => {
    const { user, business, startsAt } = await scene(app());
    await atTime(app(), startsAt, async () => {
      await expireReservations(app().ctx);
      await expireReservations(app().ctx);
    });
    expect((await chatOf(app(), user.id, business.id)).slice(1)).toEqual([
      [
        'Business',
        'Saha 1, 20 Kasım Cuma, 21:00-22:00: rezervasyon isteğiniz zamanında yanıtlanmadığı için sona erdi.',
      ],
    ]);
  });

  it('writes nothing when the decision is refused', async () => {
    const { user, business, id } = await scene(app());
    await remove(app(), business, id);
    await approve(app(), await createVenue(app()), id);
    expect(await chatOf(app(), user.id, business.id)).toEqual([REQUEST]);
  });

  it('waits for the venue alone: the request is the player’s own doing', async () => {
    const { user, business } = await scene(app());
    expect(await unreadOf(app(), user.token)).toEqual([]);
    expect(await unreadOf(app(), business.token, '-business')).toEqual([
      { chatId: user.id, chatModel: 'User', count: 1 },
    ]);
  });

  it('holds one request and one withdrawal of an hour a day, however often they are repeated', async () => {
    const { user, business, id } = await scene(app());
    await cancel(app(), user, id);
    for (let round = 0; round < 3; round++) {
      const again = await booked(app(), user, business);
      await cancel(app(), user, again.id);
    }
    expect(await chatOf(app(), user.id, business.id)).toHaveLength(2);
    const other = await booked(app(), user, business, { timeSlot: '22:00-23:00' });
    await cancel(app(), user, other.id);
    expect(await chatOf(app(), user.id, business.id)).toHaveLength(4);
    await atTime(app(), app().time.now + DAY_MS, async () => {
      await booked(app(), user, business);
      expect(await chatOf(app(), user.id, business.id)).toHaveLength(5);
    });
  });

  it('tells of an approval at once without counting it as unread', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await decide(app(), business, { approval: 'all' });
    await booked(app(), user, business);
    expect((await chatOf(app(), user.id, business.id)).map(([by]) => by)).toEqual(['Business']);
    expect(await unreadOf(app(), user.token)).toEqual([]);
    const { body } = await app().call('get', '/api/notifications/unread-count', { token: user.token });
    expect(body).toEqual({ unread: 0 });
  });
});
