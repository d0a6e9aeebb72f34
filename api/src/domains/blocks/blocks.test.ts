import { type Block, MAX_BLOCKS } from 'mf-shared/contracts/blocks';
import { expect, it } from 'vitest';
import { type Account, blocking } from '../../../test/blocking.ts';
import { FRIDAY } from '../../../test/booking.ts';
import { placed, posted, postLineup } from '../../../test/community.ts';
import { createStaff, createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';

onBothEngines('blocking', (app) => {
  const { pair, block, unblock, write } = blocking(app);

  const blocked = async (by: Account) =>
    (await app().call<Block[]>('get', '/api/blocks', { token: by.token })).body;
  const befriend = (from: Account, to: Account) =>
    app().call<{ code: string; friendship: { id: string } }>('post', '/api/friends/add', {
      token: from.token,
      json: { receiverId: to.id },
    });

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
