import type { ChatListItem, ChatPartner } from 'mf-shared/contracts/messages';
import { expect, it } from 'vitest';
import { type Account, blocking } from '../../../test/blocking.ts';
import { ask, booked, FRIDAY } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

onBothEngines('blocking', (app) => {
  const { pair, write, block, unblock } = blocking(app);

  const storedBetween = async (one: Account, other: Account) =>
    (
      await app()
        .db.q.selectFrom('messages')
        .select('id')
        .where('sender_id', 'in', [one.id, other.id])
        .where('receiver_id', 'in', [one.id, other.id])
        .execute()
    ).length;

  it('stops messages either way, says why to the one who blocked alone, and ends with the block', async () => {
    const [me, other] = await pair();
    await write(me, other);
    await block(me, other);
    expect(await write(other, me)).toMatchObject({ status: 403, body: { code: 'not_reachable' } });
    expect(await write(me, other)).toMatchObject({ status: 403, body: { code: 'blocked_by_you' } });
    expect(await storedBetween(me, other)).toBe(1);
    const closed = async (viewer: Account, partner: Account) => {
      const list = await app().call<ChatListItem[]>('get', '/api/messages/chat-list', {
        token: viewer.token,
      });
      const one = await app().call<ChatPartner>('get', `/api/messages/partner/User/${partner.id}`, {
        token: viewer.token,
      });
      return [list.body[0]?.closed, one.body.closed];
    };
    expect(await closed(me, other)).toEqual(['own', 'own']);
    expect(await closed(other, me)).toEqual(['other', 'other']);
    await unblock(me, other.id);
    expect(await closed(other, me)).toEqual([null, null]);
    expect((await write(other, me)).status).toBe(201);
  });

  it('stops both while both have blocked, until both take it back', async () => {
    const [me, other] = await pair();
    await Promise.all([block(me, other), block(other, me)]);
    for (const [from, to] of [
      [me, other],
      [other, me],
    ] as const) {
      expect((await write(from, to)).body.code).toBe('blocked_by_you');
    }
    await unblock(me, other.id);
    expect((await write(me, other)).body.code).toBe('not_reachable');
    expect((await write(other, me)).body.code).toBe('blocked_by_you');
    await unblock(other, me.id);
    expect((await write(me, other)).status).toBe(201);
  });

  it('answers a message that was stored before the block as stored, when it is sent again', async () => {
    const [me, other] = await pair();
    await write(other, me, 'bir');
    await block(me, other);
    expect((await write(other, me, 'bir')).status).toBe(201);
    expect((await write(other, me, 'iki')).status).toBe(403);
    expect(await storedBetween(me, other)).toBe(1);
  });

  it('lets no message in after it, however many are on their way', async () => {
    for (let round = 0; round < 4; round++) {
      const [me, other] = await pair();
      const sending = Array.from({ length: 6 }, () => write(other, me));
      const [answer, ...sent] = await Promise.all([block(me, other), ...sending]);
      expect(answer.status).toBe(201);
      const stored = await app()
        .db.q.selectFrom('messages')
        .select('id')
        .where('sender_id', '=', other.id)
        .execute();
      expect(stored).toHaveLength(sent.filter(({ status }) => status === 201).length);
      expect(new Set(sent.map(({ status }) => status)).difference(new Set([201, 403])).size).toBe(0);
      expect((await write(other, me)).status).toBe(403);
    }
  });

  it.each(['venue', 'player'])(
    'stops new bookings when the %s blocked, and lets old ones stand',
    async (who) => {
      const player = await createUser(app());
      const venue = await createVenue(app());
      const old = await booked(app(), player, venue);
      const taken = await booked(app(), await createUser(app()), venue, { timeSlot: '22:00-23:00' });
      if (who === 'venue') await block(venue, player);
      else await block(player, venue);
      const refusal = { status: 403, body: { code: who === 'venue' ? 'not_reachable' : 'blocked_by_you' } };
      expect(await ask(app(), player, venue, { timeSlot: '20:00-21:00' })).toMatchObject(refusal);
      const slot = { businessId: venue.id, fieldName: 'Saha 1' };
      const weekly = { ...slot, dayOfWeek: 'Salı', timeSlot: '19:00-20:00' };
      expect(
        await app().call('post', '/api/subscription/request', { token: player.token, json: weekly }),
      ).toMatchObject(refusal);
      const line = { ...slot, date: FRIDAY, timeSlot: taken.timeSlot };
      expect(
        await app().call('post', '/api/waiting-list', { token: player.token, json: line }),
      ).toMatchObject(refusal);
      const approved = await app().call('post', '/api/reservations/approve', {
        token: venue.token,
        json: { reservationId: old.id },
      });
      expect(approved.status).toBe(200);
      expect((await write(player, venue)).status).toBe(403);
      expect((await write(venue, player)).status).toBe(403);
    },
  );
});
