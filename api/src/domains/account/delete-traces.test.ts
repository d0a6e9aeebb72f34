import { DAY_MS } from 'mf-shared/time';
import { expect, it, vi } from 'vitest';
import { approve, booked } from '../../../test/booking.ts';
import { posted } from '../../../test/community.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { GONE, leave, leaver, PASSWORD, userRow } from '../../../test/leavers.ts';
import { placesOf } from '../../../test/tables.ts';
import { joined } from '../../../test/waiting.ts';
import { newId } from '../../base/id.ts';

/** The columns of a player's own rows that name the player. */
const OWN = [
  ...[
    'account_mails.account_id',
    'calendar_feeds.user_id',
    'challenges.creator_id',
    'conversations.owner_id',
  ],
  ...['friendships.sender_id', 'lineups.user_id', 'name_words.user_id', 'player_habits.user_id'],
  ...['recommendation_dismissals.user_id', 'ads.user_id', 'second_factors.account_id'],
  ...['sessions.user_id', 'support_requests.owner_id', 'waiting_entries.user_id'],
];

/** Leaves one of everything that a player can leave behind. */
async function leaveTraces(test: TestApp, user: TestUser, friend: TestUser) {
  const json = (path: string, body: object, token = user.token) =>
    test.call<{ lineup: { id: string } }>('post', path, { token, json: body });
  await json('/api/friends/add', { receiverId: friend.id });
  await json('/api/messages/send', {
    receiverId: friend.id,
    receiverModel: 'User',
    content: 'Yarın maç var.',
  });
  await json('/api/challenges/create', { type: 'rakip-bul', details: 'Rakip', contactInfo: user.email });
  await test.call('get', '/api/calendar/feed', { token: user.token });
  const { q } = test.db;
  const now = test.time.now;
  const lineup = newId();
  await q
    .insertInto('lineups')
    .values({ id: lineup, user_id: user.id, name: user.fullName, created_at: now })
    .execute();
  const place = { lineup_id: lineup, sort: 0, position: 'Kaleci', x: 50, y: 50 };
  await q
    .insertInto('lineup_players')
    .values({ ...place, user_id: user.id })
    .execute();
  const ad = {
    team_size: null,
    lineup_id: lineup,
    position: 'Kaleci',
    position_needed: null,
    ended_at: null,
  };
  await q
    .insertInto('ads')
    .values({
      ...ad,
      id: newId(),
      user_id: user.id,
      type: 'findOpponent',
      city: 'İzmir',
      description: user.email,
      status: 'active',
      created_at: now,
      expires_at: now + DAY_MS,
    })
    .execute();
}

onBothEngines('deleting the account', (app) => {
  it('leaves nothing personal in any text of any table', async () => {
    const user = await leaver(app());
    const friend = await createUser(app());
    const business = await createVenue(app());
    await booked(app(), user, business);
    await app().call('post', `/api/business/${business.id}/ratings`, {
      token: user.token,
      json: { rating: 5, comment: 'Zemin çok iyi.' },
    });
    await leaveTraces(app(), user, friend);
    const row = await userRow(app(), user.id);
    const words = [user.fullName, row.name_folded, user.email, user.phone, row.photo ?? '', row.teams];
    expect(await placesOf(app().db, words)).toEqual(
      expect.arrayContaining(['users.full_name', 'users.phone', 'challenges.contact_info', 'lineups.name']),
    );
    const nameWords = () =>
      app().db.q.selectFrom('name_words').selectAll().where('user_id', '=', user.id).execute();
    expect(await nameWords()).not.toEqual([]);
    expect((await leave(app(), user)).status).toBe(200);
    expect(await placesOf(app().db, words)).toEqual([]);
    expect(await nameWords()).toEqual([]);
  });

  it('takes blocks either way and reports by and about the player along, but not those of what stays', async () => {
    const user = await leaver(app());
    const friend = await createUser(app());
    const post = (by: TestUser, path: string, json: object) =>
      app().call<{ newMessage: { id: string } }>('post', path, { token: by.token, json });
    const to = { receiverId: friend.id, receiverModel: 'User', content: 'Kaba bir söz' };
    const { body } = await post(user, '/api/messages/send', to);
    const report = (by: TestUser, type: string, id: string) =>
      post(by, '/api/reports', { subject: { type, id }, reason: 'spam' });
    await report(user, 'person', friend.id);
    await report(friend, 'person', user.id);
    await report(friend, 'message', body.newMessage.id);
    const challenge = { type: 'rakip-bul', details: 'Rakip', contactInfo: 'Mesaj' };
    const made = await app().call<{ challenge: { id: string } }>('post', '/api/challenges/create', {
      token: user.token,
      json: challenge,
    });
    await report(friend, 'challenge', made.body.challenge.id);
    await report(friend, 'ad', (await posted(app(), user)).id);
    await post(user, '/api/blocks', { id: friend.id, type: 'User' });
    await post(friend, '/api/blocks', { id: user.id, type: 'User' });
    expect((await leave(app(), user)).status).toBe(200);
    const ids = [user.id, friend.id];
    const { q } = app().db;
    expect(await q.selectFrom('blocks').selectAll().where('blocker_id', 'in', ids).execute()).toEqual([]);
    const left = await q.selectFrom('reports').selectAll().where('reporter_id', 'in', ids).execute();
    expect(left.map((row) => row.subject_type)).toEqual(['message']);
  });

  it('takes every row along that was the player’s alone', async () => {
    const [user, friend] = [await leaver(app()), await createUser(app())];
    const business = await createVenue(app());
    await leaveTraces(app(), user, friend);
    await booked(app(), friend, business);
    await joined(app(), user, business);
    const json = (path: string, body: object) => app().call('post', path, { token: user.token, json: body });
    await json('/api/support', { subject: 'other', text: 'Soru' });
    await json('/api/recommendations/dismissals', { kind: 'venue', targetId: business.id });
    await json('/api/account/totp', { password: PASSWORD });
    const { q } = app().db;
    const habit = { user_id: user.id, venue_id: business.id, weekday: 1, hour: 21, weight: 1 };
    await q.insertInto('player_habits').values(habit).execute();
    const mail = { id: newId(), purpose: 'reset', model: 'User', account_id: user.id, address: 'x' } as const;
    const never = { written_at: null, expires_at: null, used_at: null, tries: 0, created_at: 0 };
    await q
      .insertInto('account_mails')
      .values({ ...mail, ...never, detail: null, token_hash: null, due_at: null })
      .execute();
    expect(await placesOf(app().db, [user.id])).toEqual(expect.arrayContaining(OWN));
    expect((await leave(app(), user)).status).toBe(200);
    const left = new Set(await placesOf(app().db, [user.id]));
    expect(OWN.filter((place) => left.has(place))).toEqual([]);
  });

  it('gives up places in tournaments from today on, and stays in those that were played', async () => {
    const [user, organizer] = [await leaver(app()), await createUser(app())];
    const { q } = app().db;
    const dates = ['2026-11-17', '2026-11-18', '2026-11-19'];
    const cups = dates.map((date) => ({ id: newId(), date }));
    const rest = { name: 'Kupa', city: 'Muş', lng: null, lat: null, fee: 0, capacity: 8, created_at: 0 };
    for (const cup of cups) {
      await q
        .insertInto('tournaments')
        .values({ ...rest, ...cup, organizer_id: organizer.id })
        .execute();
      const place = { tournament_id: cup.id, user_id: user.id, registered_at: 0 };
      await q.insertInto('tournament_participants').values(place).execute();
    }
    expect((await leave(app(), user)).status).toBe(200);
    const left = q
      .selectFrom('tournament_participants')
      .select('tournament_id')
      .where('user_id', '=', user.id);
    expect(await left.execute()).toEqual([{ tournament_id: cups[0]?.id }]);
  });

  it('keeps past hours and reviews for the venue, without the person', async () => {
    const user = await leaver(app());
    const business = await createVenue(app());
    const { id, endsAt } = await booked(app(), user, business);
    await approve(app(), business, id);
    await app().call('post', `/api/business/${business.id}/ratings`, {
      token: user.token,
      json: { rating: 4, comment: 'İyi.' },
    });
    const { now } = app().time;
    app().time.now = endsAt + 1;
    await leave(app(), user);
    const past = await app().call<{ status: string; user: object }>('get', `/api/reservations/${id}`, {
      token: business.token,
    });
    const ratings = await app().call<{ user: object; comment: string }[]>(
      'get',
      `/api/business/${business.id}/ratings`,
    );
    app().time.now = now;
    expect(past.body).toMatchObject({ status: 'approved', user: { fullName: GONE, phone: '' } });
    expect(JSON.stringify(ratings.body)).toContain('İyi.');
    expect(JSON.stringify(ratings.body)).not.toContain(GONE);
  });

  it('is found nowhere afterwards', async () => {
    const older = await createUser(app());
    const user = await leaver(app());
    const friend = await createUser(app());
    await leaveTraces(app(), user, friend);
    await app().call('post', '/api/friends/add', { token: older.token, json: { receiverId: user.id } });
    await leave(app(), user);
    const as = { token: friend.token };
    expect((await app().call('get', `/api/users/${user.id}`, as)).status).toBe(404);
    const search = await app().call<{ users: { id: string }[] }>('get', '/api/users/search?limit=100', as);
    expect(search.body.users.map((one) => one.id)).not.toContain(user.id);
    const add = await app().call('post', '/api/friends/add', { ...as, json: { receiverId: user.id } });
    expect(add.status).toBe(404);
    const json = { receiverId: user.id, receiverModel: 'User', content: 'Merhaba' };
    expect((await app().call('post', '/api/messages/send', { ...as, json })).status).toBe(404);
    const history = await app().call('get', `/api/messages/history/${user.id}`, as);
    expect(JSON.stringify(history.body)).toContain('Yarın maç var.');
    for (const { id } of [older, friend]) {
      const news = app().frames.filter(({ topic }) => topic === `actor:${id}`);
      expect(news.at(-1)?.frame).toMatchObject({
        event: 'friendshipChanged',
        data: { userId: user.id, status: 'none' },
      });
    }
  });
});

const remove = vi.fn(async () => {});

onBothEngines(
  'the photo of a deleted account',
  (app) => {
    it('goes with it', async () => {
      const user = await leaver(app());
      const { photo } = await userRow(app(), user.id);
      await leave(app(), user);
      expect(remove).toHaveBeenCalledWith(photo);
    });
  },
  () => ({
    storage: { save: async () => ({ path: '' }), remove, read: async () => null, check: async () => {} },
  }),
);
