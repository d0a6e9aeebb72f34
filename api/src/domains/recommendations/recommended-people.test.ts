import { expect, it } from 'vitest';
import { createLineup, placed, posted, postLineup } from '../../../test/community.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { befriend, night, playedAt, recommended } from '../../../test/recommendations.ts';
import { learnRecommendations } from './learn.ts';

const texts = (of: { reasons: { text: string }[] } | undefined) => of?.reasons.map((reason) => reason.text);

onBothEngines('recommended people', (app) => {
  const strong = { speed: 80, shooting: 80, passing: 80, dribbling: 80, defense: 80, physical: 80 };
  const weak = { speed: 30, shooting: 30, passing: 30, dribbling: 30, defense: 30, physical: 30 };

  it('are teams of about the same strength that look for an opponent, the own ones left out', async () => {
    const city = 'Bartın';
    const me = await createUser(app(), { city });
    const own = await createLineup(app(), me, 6);
    const [near, far] = [await createUser(app(), { city }), await createUser(app(), { city, ...strong })];
    const nearTeam = await createLineup(app(), near, 6);
    const farTeam = await createLineup(app(), far, 5);
    const { q } = app().db;
    const mates = farTeam.players.map((one) => one.player);
    await q.updateTable('users').set(strong).where('id', 'in', mates).execute();
    const post = (user: TestUser, lineupId: string) =>
      posted(app(), user, { type: 'findOpponent', location: { city }, lineupId });
    const ad = await post(near, nearTeam.id);
    await post(far, farTeam.id);
    await post(me, own.id);
    const { opponents } = await recommended(app(), me);
    expect(opponents.map((one) => one.requestId)).toEqual([ad.id]);
    expect(opponents[0]).toMatchObject({ strength: 50, ownStrength: 50, teamSize: 6 });
    expect(texts(opponents[0])).toEqual(["gücünüz denk: 50'ye 50", 'onlar da 6 kişi']);
    await q.updateTable('users').set(weak).where('id', 'in', mates).execute();
    expect((await recommended(app(), me)).opponents).toHaveLength(1);
    for (const [skill, teams] of [
      [58, 2],
      [59, 1],
    ] as const) {
      const even = { speed: skill, shooting: skill, passing: skill, dribbling: skill };
      const rest = { defense: skill, physical: skill };
      await q
        .updateTable('users')
        .set({ ...even, ...rest })
        .where('id', 'in', mates)
        .execute();
      expect((await recommended(app(), me)).opponents).toHaveLength(teams);
    }
    const hide = (kind: string) =>
      app().call('post', '/api/recommendations/dismissals', {
        token: me.token,
        json: { kind, targetId: near.id },
      });
    await hide('player');
    expect((await recommended(app(), me)).opponents).toHaveLength(1);
    await hide('opponent');
    expect((await recommended(app(), me)).opponents).toEqual([]);
    // A dismissed player comes back as a player, and stays away as an opponent.
    const path = `/api/recommendations/dismissals/player/${near.id}`;
    expect((await app().call('delete', path, { token: me.token })).status).toBe(200);
    expect((await recommended(app(), me)).opponents).toEqual([]);
  });

  it('are no teams in which the player or somebody of the own lineup plays', async () => {
    const city = 'Erzincan';
    const [me, mate] = [await createUser(app(), { city }), await createUser(app())];
    const own = async (owner: TestUser, ...mates: TestUser[]) => {
      const others = await Promise.all(Array.from({ length: 4 - mates.length }, () => createUser(app())));
      const players = placed([owner, ...mates, ...others].map(({ id }) => id));
      return (await postLineup(app(), owner, { name: 'Takım', players })).body.lineup.id;
    };
    await own(me, mate);
    const ads: string[] = [];
    for (const mates of [[mate], [me], []]) {
      const captain = await createUser(app(), { city });
      const lineupId = await own(captain, ...mates);
      ads.push((await posted(app(), captain, { type: 'findOpponent', location: { city }, lineupId })).id);
    }
    const shown = (await recommended(app(), me)).opponents.map(({ requestId }) => requestId);
    expect(shown).toEqual([ads[2]]);
  });

  it('are teams of the own size before closer ones of another size', async () => {
    const city = 'Gümüşhane';
    const me = await createUser(app(), { city });
    await createLineup(app(), me, 6);
    const team = async (size: number, skill: number) => {
      const captain = await createUser(app(), { city });
      const { id, players } = await createLineup(app(), captain, size);
      const skills = { speed: skill, shooting: skill, passing: skill, dribbling: skill };
      const ids = players.map((one) => one.player);
      const change = app()
        .db.q.updateTable('users')
        .set({ ...skills, defense: skill, physical: skill });
      await change.where('id', 'in', ids).execute();
      return (await posted(app(), captain, { type: 'findOpponent', location: { city }, lineupId: id })).id;
    };
    const [other, same, far] = [await team(5, 50), await team(6, 53), await team(6, 55)];
    const shown = (await recommended(app(), me)).opponents.map(({ requestId }) => requestId);
    expect(shown).toEqual([same, other, far]);
  });

  it('are players for the position that the own ad or lineup lacks', async () => {
    const city = 'Bitlis';
    const me = await createUser(app(), { city, position: 'Forvet' });
    const keeper = await createUser(app(), { city, position: 'Kaleci' });
    const winger = await createUser(app(), { city, position: 'Kanat' });
    const friend = await createUser(app(), { city, position: 'Kaleci', full_name: 'Can Dost' });
    // A friend who has an ad too is listed once.
    for (const one of [friend, keeper]) await befriend(app(), me, one);
    for (const [user, position] of [
      [keeper, 'Kaleci'],
      [winger, 'Kanat'],
    ] as const) {
      await posted(app(), user, { type: 'findTeam', location: { city }, position });
    }
    expect((await recommended(app(), me)).players).toEqual([]);
    await posted(app(), me, { location: { city }, positionNeeded: 'Kaleci' });
    const { players } = await recommended(app(), me);
    expect(players.map((one) => one.player.id).sort()).toEqual([keeper.id, friend.id].sort());
    expect(players.map((one) => texts(one)?.[0])).toEqual(
      expect.arrayContaining([
        'kaleci arıyorsunuz, o da takım arıyor',
        'kaleci arıyorsunuz, arkadaşınız bu mevkide',
      ]),
    );
    const hide = (kind: string) =>
      app().call('post', '/api/recommendations/dismissals', {
        token: me.token,
        json: { kind, targetId: keeper.id },
      });
    const shown = async () => (await recommended(app(), me)).players.map((one) => one.player.id);
    await hide('opponent');
    expect(await shown()).toContain(keeper.id);
    await hide('player');
    expect(await shown()).toEqual([friend.id]);
  });

  it('are teams that look for what the player plays', async () => {
    const city = 'Siirt';
    const me = await createUser(app(), { city, position: 'Bek' });
    const captain = await createUser(app(), { city });
    await posted(app(), captain, { location: { city }, positionNeeded: 'Bek' });
    const { players } = await recommended(app(), me);
    expect(players).toMatchObject([{ purpose: 'forThem', position: 'Bek', player: { id: captain.id } }]);
    expect(texts(players[0])).toEqual(['sizin mevkinizi arıyor: Bek']);
  });

  it('are the closest in rating first, however they came to be known', async () => {
    const city = 'Bayburt';
    const me = await createUser(app(), { city, position: 'Bek' });
    const player = (stats: object = {}) => createUser(app(), { city, position: 'Kaleci', ...stats });
    const [near, far, friend] = [await player(), await player(strong), await player()];
    await befriend(app(), me, friend);
    // The newest ad comes first in the list of ads.
    for (const user of [near, far]) await posted(app(), user, { location: { city }, positionNeeded: 'Bek' });
    const shown = async () => (await recommended(app(), me)).players.map(({ player }) => player.id);
    expect(await shown()).toEqual([near.id, far.id]);
    const [keeper] = [await player(weak)];
    await posted(app(), keeper, { type: 'findTeam', location: { city }, position: 'Kaleci' });
    await posted(app(), me, { location: { city }, positionNeeded: 'Kaleci' });
    expect(await shown()).toEqual([friend.id, keeper.id, near.id]);
  });

  it('leave their place to the next ones once put away', async () => {
    const city = 'Kırşehir';
    const me = await createUser(app(), { city });
    await posted(app(), me, { location: { city }, positionNeeded: 'Kaleci' });
    for (let n = 0; n < 5; n++) {
      const keeper = await createUser(app(), { city, position: 'Kaleci' });
      await posted(app(), keeper, { type: 'findTeam', location: { city }, position: 'Kaleci' });
    }
    const shown = async () => (await recommended(app(), me)).players.map(({ player }) => player.id);
    const first = await shown();
    for (const targetId of first) {
      const json = { kind: 'player', targetId };
      await app().call('post', '/api/recommendations/dismissals', { token: me.token, json });
    }
    const next = await shown();
    expect([first.length, next.length]).toEqual([3, 2]);
    expect(next.filter((id) => first.includes(id))).toEqual([]);
  });

  it('are friends of the city for a position that nobody of the own lineup plays', async () => {
    const [city, winger] = ['Aksaray', { position: 'Kanat' as const }];
    const me = await createUser(app(), { city });
    const mate = await createUser(app(), { city, ...winger });
    const others = await Promise.all([1, 2, 3].map(() => createUser(app())));
    const players = placed([me, mate, ...others].map(({ id }) => id));
    expect(players.map(({ position }) => position)).not.toContain('Kanat');
    expect((await postLineup(app(), me, { name: 'Takım', players })).status).toBe(201);
    const friend = await createUser(app(), { city, ...winger });
    const back = await createUser(app(), { city, position: 'Bek' });
    const away = await createUser(app(), { city: 'Karaman', ...winger });
    for (const one of [mate, friend, back, away]) await befriend(app(), me, one);
    const shown = (await recommended(app(), me)).players;
    expect(shown.map((one) => [one.player.id, texts(one)])).toEqual([
      [friend.id, ['kadronuzda kanat eksik, arkadaşınız bu mevkide']],
    ]);
  });

  it('forget a player with the account', async () => {
    const { q } = app().db;
    const password = 'Sahada-2026';
    const player = await createUser(app(), { city: 'Iğdır', password_hash: await quickHash(password) });
    const venue = await createVenue(app(), { city: 'Iğdır' });
    await playedAt(app(), player, venue, { date: night(app(), -2) });
    await learnRecommendations(app().ctx);
    const json = { kind: 'venue', targetId: venue.id };
    await app().call('post', '/api/recommendations/dismissals', { token: player.token, json });
    const kept = async () => [
      ...(await q.selectFrom('player_habits').select('user_id').where('user_id', '=', player.id).execute()),
      ...(await q
        .selectFrom('recommendation_dismissals')
        .select('user_id')
        .where('user_id', '=', player.id)
        .execute()),
    ];
    expect(await kept()).toHaveLength(2);
    const gone = await app().call('post', '/api/account/delete', { token: player.token, json: { password } });
    expect(gone.status).toBe(200);
    expect(await kept()).toEqual([]);
    await learnRecommendations(app().ctx);
    expect(await kept()).toEqual([]);
  });
});
