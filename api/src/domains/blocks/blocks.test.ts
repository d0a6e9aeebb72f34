import { type Block, type BlockAnswer, MAX_BLOCKS } from 'mf-shared/contracts/blocks';
import type { ChatListItem, ChatPartner } from 'mf-shared/contracts/messages';
import { expect, it } from 'vitest';
import { ask, booked, FRIDAY } from '../../../test/booking.ts';
import { placed, posted, postLineup } from '../../../test/community.ts';
import {
  createStaff,
  createUser,
  createVenue,
  type TestUser,
  type TestVenue,
} from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';

type Account = { id: string; token: string };
const isVenue = (account: Account): account is TestVenue => 'pitches' in account;

onBothEngines('blocking', (app) => {
  const block = (by: Account, whom: Account) =>
    app().call<BlockAnswer & { code: string }>('post', '/api/blocks', {
      token: by.token,
      json: { id: whom.id, type: isVenue(whom) ? 'Business' : 'User' },
    });
  const unblock = (by: Account, id: string) => app().call('delete', `/api/blocks/${id}`, { token: by.token });
  const blocked = async (by: Account) =>
    (await app().call<Block[]>('get', '/api/blocks', { token: by.token })).body;
  const write = (from: Account, to: Account, clientId?: string) =>
    app().call<{ code: string }>('post', `/api/messages/send${isVenue(from) ? '-business' : ''}`, {
      token: from.token,
      json: {
        receiverId: to.id,
        receiverModel: isVenue(to) ? 'Business' : 'User',
        content: 'Merhaba',
        clientId,
      },
    });
  const befriend = (from: Account, to: Account) =>
    app().call<{ code: string; friendship: { id: string } }>('post', '/api/friends/add', {
      token: from.token,
      json: { receiverId: to.id },
    });
  const storedBetween = async (one: Account, other: Account) =>
    (
      await app()
        .db.q.selectFrom('messages')
        .select('id')
        .where('sender_id', 'in', [one.id, other.id])
        .where('receiver_id', 'in', [one.id, other.id])
        .execute()
    ).length;
  const pair = async (): Promise<[TestUser, TestUser]> => [await createUser(app()), await createUser(app())];

  it('lists whom one blocked, the latest first, and gives them back', async () => {
    const [me, other] = await pair();
    const venue = await createVenue(app());
    expect(await block(me, other)).toMatchObject({
      status: 201,
      body: {
        message: `${other.fullName} engellendi.`,
        block: { id: other.id, _id: other.id, type: 'User' },
      },
    });
    app().time.now += 1;
    await block(me, venue);
    expect((await block(me, other)).status).toBe(201);
    expect((await blocked(me)).map((one) => one.id)).toEqual([venue.id, other.id]);
    expect(await blocked(other)).toEqual([]);
    expect(await unblock(me, other.id)).toMatchObject({
      status: 200,
      body: { message: 'Engel kaldırıldı.' },
    });
    expect((await unblock(me, other.id)).status).toBe(200);
    expect((await write(other, me)).status).toBe(201);
  });

  it('refuses oneself, nobody, and the account after the five hundredth', async () => {
    const [me, other] = await pair();
    expect(await block(me, me)).toMatchObject({ status: 400, body: { fields: { id: expect.any(String) } } });
    expect(await block(me, { id: newId(), token: '' })).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
    await app()
      .db.q.insertInto('blocks')
      .values(
        Array.from({ length: MAX_BLOCKS - 1 }, () => ({
          blocker_model: 'User' as const,
          blocker_id: me.id,
          blocked_model: 'User' as const,
          blocked_id: newId(),
          created_at: 0,
        })),
      )
      .execute();
    const last = await createUser(app());
    const answers = await Promise.all([block(me, other), block(me, last)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_blocks');
  });

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

  it('ends a friendship and a waiting request, tells both live, and refuses new ones either way', async () => {
    const [me, other] = await pair();
    const { body } = await befriend(other, me);
    await app().call('post', `/api/friends/accept/${body.friendship.id}`, { token: me.token });
    const asked = await createUser(app());
    await befriend(asked, me);
    app().frames.length = 0;
    await block(me, other);
    await block(me, asked);
    const left = await app()
      .db.q.selectFrom('friendships')
      .select('id')
      .where((eb) => eb.or([eb('user_a', '=', me.id), eb('user_b', '=', me.id)]))
      .execute();
    expect(left).toEqual([]);
    expect(app().frames).toContainEqual(
      expect.objectContaining({
        topic: `actor:${other.id}`,
        frame: {
          event: 'friendshipChanged',
          data: expect.objectContaining({ userId: me.id, status: 'none' }),
        },
      }),
    );
    expect(await befriend(other, me)).toMatchObject({ status: 403, body: { code: 'not_reachable' } });
    expect(await befriend(me, other)).toMatchObject({ status: 403, body: { code: 'blocked_by_you' } });
  });

  it('leaves no link behind when a request, its answer and a block meet', async () => {
    for (let round = 0; round < 4; round++) {
      const [me, other] = await pair();
      const { body } = await befriend(other, me);
      await Promise.all([
        app().call('post', `/api/friends/accept/${body.friendship.id}`, { token: me.token }),
        block(me, other),
        befriend(other, me),
      ]);
      const rows = await app()
        .db.q.selectFrom('friendships')
        .select('id')
        .where((eb) => eb.or([eb('user_a', '=', me.id), eb('user_b', '=', me.id)]))
        .execute();
      expect(rows).toEqual([]);
    }
  });

  it('hides ads, challenges, tournaments and search results either way', async () => {
    const [me, other] = [
      await createUser(app(), { full_name: 'Zzeynep Bir', city: 'Muş' }),
      await createUser(app(), { full_name: 'Zzeynep İki', city: 'Muş' }),
    ];
    const seenBy = async (viewer: TestUser, of: TestUser) => {
      const read = async <T>(path: string) =>
        (await app().call<T>('get', `/api${path}`, { token: viewer.token })).body;
      const ads = await read<{ user: { id: string } }[]>('/requests?type=findPlayer&city=Muş&limit=50');
      const challenges = await read<{ creator: { id: string } }[]>('/challenges?limit=50');
      const tournaments = await read<{ organizer: { id: string } | null }[]>(
        '/tournaments?limit=50&city=Muş',
      );
      const { users } = await read<{ users: { id: string }[] }>('/users/search?name=Zzeynep&limit=50');
      return [
        ads.some(({ user }) => user.id === of.id),
        challenges.some(({ creator }) => creator.id === of.id),
        tournaments.some(({ organizer }) => organizer?.id === of.id),
        users.some(({ id }) => id === of.id),
      ];
    };
    for (const user of [me, other]) {
      await posted(app(), user);
      const challenge = { type: 'rakip-bul', details: 'Maç arıyoruz', contactInfo: '0532' };
      await app().call('post', '/api/challenges/create', { token: user.token, json: challenge });
      const json = { name: 'Kupa', date: FRIDAY, location: { city: 'Muş' }, fee: 0, capacity: 8 };
      await app().call('post', '/api/tournaments/create', { token: user.token, json });
    }
    expect(await seenBy(me, other)).toEqual([true, true, true, true]);
    await block(me, other);
    expect(await seenBy(me, other)).toEqual([false, false, false, false]);
    expect(await seenBy(other, me)).toEqual([false, false, false, false]);
    expect(await seenBy(me, me)).toEqual([true, true, true, true]);
    await unblock(me, other.id);
    expect(await seenBy(other, me)).toEqual([true, true, true, true]);
  });

  it('hides an ad by its address too, and keeps the other out of a tournament and a lineup', async () => {
    const [me, other] = await pair();
    const ad = await posted(app(), me);
    const json = { name: 'Kupa', date: FRIDAY, location: { city: 'Muş' }, fee: 0, capacity: 8 };
    const made = await app().call<{ tournament: { id: string } }>('post', '/api/tournaments/create', {
      token: me.token,
      json,
    });
    await block(me, other);
    expect(await app().call('get', `/api/requests/${ad.id}`, { token: other.token })).toMatchObject({
      status: 404,
      body: { code: 'request_not_found' },
    });
    const entered = await app().call('post', '/api/tournaments/register', {
      token: other.token,
      json: { tournamentId: made.body.tournament.id },
    });
    expect(entered).toMatchObject({ status: 403, body: { code: 'not_reachable' } });
    const mates = await Promise.all([1, 2, 3].map(() => createUser(app())));
    const lineup = (by: TestUser, whom: TestUser) =>
      postLineup(app(), by, {
        name: 'Gece',
        players: placed([by.id, whom.id, ...mates.map(({ id }) => id)]),
      });
    expect((await lineup(other, me)).body.code).toBe('lineup_player_unknown');
    expect((await lineup(me, other)).body.code).toBe('lineup_player_unknown');
  });

  it('refuses a match with somebody with whom one has spoken, and keeps the ad up', async () => {
    const [me, other] = await pair();
    await write(other, me);
    await write(me, other);
    const ad = await posted(app(), me);
    await block(other, me);
    const json = {
      ...{ requestId: ad.id, userA: me.id, userB: other.id },
      ...{ matchDate: FRIDAY, hour: '21:00', matchLocation: 'Çınar Halı Saha' },
    };
    expect(await app().call('post', '/api/matches', { token: me.token, json })).toMatchObject({
      status: 403,
      body: { code: 'not_reachable' },
    });
    expect((await app().call('get', `/api/requests/${ad.id}`, { token: me.token })).status).toBe(200);
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

  it('is for the owner and managers of a venue, who are written down; day staff only see it', async () => {
    const venue = await createVenue(app());
    const player = await createUser(app(), { full_name: 'Ali Can' });
    const staff = await createStaff(app(), venue);
    const manager = await createStaff(app(), venue, 'manager');
    expect(await block(staff, player)).toMatchObject({ status: 403, body: { code: 'staff_forbidden' } });
    for (let n = 0; n < 2; n++) expect((await block(manager, player)).status).toBe(201);
    expect((await unblock(venue, (await createUser(app())).id)).status).toBe(200);
    expect((await blocked(staff)).map((one) => one.name)).toEqual(['Ali Can']);
    expect((await unblock(staff, player.id)).status).toBe(403);
    for (let n = 0; n < 2; n++) expect((await unblock(venue, player.id)).status).toBe(200);
    // A call that changes nothing is not in the history.
    const changes = await app()
      .db.q.selectFrom('venue_changes')
      .select(['who', 'text'])
      .where('venue_id', '=', venue.id)
      .orderBy('id')
      .execute();
    expect(changes).toEqual([
      { who: 'Can Usta', text: 'Bir oyuncu engellendi' },
      { who: 'İşletme sahibi', text: 'Bir oyuncunun engeli kaldırıldı' },
    ]);
    expect((await app().call('get', '/api/blocks')).status).toBe(401);
  });
});
