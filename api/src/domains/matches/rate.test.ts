import type { User } from 'mf-shared/contracts/users';
import { expect, it } from 'vitest';
import { pass } from '../../../test/community.ts';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  agreed,
  allConfirm,
  type Body,
  captains,
  card,
  HOUR,
  list,
  played,
  rate,
  SIX,
} from '../../../test/matches.ts';

onBothEngines('rating an opponent', (app) => {
  it('changes the card: the declared value weighs as five ratings', async () => {
    const { a, b, match } = await played(app());
    await app().db.q.updateTable('users').set({ speed: 62, defense: 0 }).where('id', '=', b.id).execute();
    const ratings = { ...SIX, defense: 100, physical: 0 };
    expect(await rate(app(), a, match, { rateeId: b.id, ratings })).toMatchObject({
      status: 200,
      body: { message: 'Puanlama başarılı!' },
    });
    // (62·5+80)/6 = 65, (0·5+100)/6 = 16.7; what was never set counts 50: (50·5+80)/6 = 55, (50·5)/6 = 41.7
    const stats = { speed: 65, shooting: 55, passing: 55, dribbling: 55, defense: 17, physical: 42 };
    const seen = await card(app(), b, a);
    expect(seen.fifaStats).toEqual(stats);
    expect(seen).not.toHaveProperty('selfStats');
    expect(seen).not.toHaveProperty('received');
    const own = await card(app(), b);
    expect(own).toMatchObject({ fifaStats: stats, selfStats: { speed: 62, defense: 0 } });
    expect(own.received).toMatchObject({ count: 1, sums: { speed: 80, defense: 100, physical: 0 } });
  });

  it('keeps what was received when the player declares something else', async () => {
    const { a, b, match } = await played(app());
    await rate(app(), a, match, { rateeId: b.id });
    const { body } = await app().call<{ user: User }>('put', '/api/profile/user/update', {
      token: b.token,
      json: { fullName: b.fullName, email: b.email, position: 'Kanat', fifaStats: { speed: 20 } },
    });
    expect(body.user).toMatchObject({ selfStats: { speed: 20 }, fifaStats: { speed: 30 } });
  });

  it('happens once for each opponent of a match, also under ten at once', async () => {
    const { a, b, match } = await played(app());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => rate(app(), a, match, { rateeId: b.id })),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(answers.find((one) => one.status === 409)?.body.code).toBe('already_rated');
    expect((await card(app(), b)).received).toMatchObject({ count: 1, sums: { speed: 80 } });
    expect((await list(app(), a)).body[0]?.ratingGiven).toEqual([{ rater: a.id, ratee: b.id }]);
    expect((await list(app(), b)).body[0]?.ratingGiven).toEqual([]);
  });

  it('counts each of two opponents who rate each other at once', async () => {
    const { a, b, match } = await played(app());
    const answers = await Promise.all([
      rate(app(), a, match, { rateeId: b.id }),
      rate(app(), b, match, { rateeId: a.id }),
    ]);
    expect(answers.map((one) => one.status)).toEqual([200, 200]);
    for (const one of [a, b]) expect((await card(app(), one)).received?.count).toBe(1);
  });

  it('opens one hour after the start', async () => {
    const { a, b, match } = await played(app());
    app().time.now -= 1;
    expect(await rate(app(), a, match, { rateeId: b.id })).toMatchObject({
      status: 409,
      body: { code: 'rating_too_early' },
    });
    expect((await list(app(), a, '?rateable=true')).body).toEqual([]);
    app().time.now += 1;
    expect((await list(app(), a, '?rateable=true')).body.map((one) => one.id)).toEqual([match.id]);
    expect((await rate(app(), a, match, { rateeId: b.id })).status).toBe(200);
    expect((await list(app(), a, '?rateable=true')).body).toEqual([]);
    expect((await list(app(), b, '?rateable=true')).body).toHaveLength(1);
  });

  it.each([
    ['began with the match', 0, null, 1],
    ['was played', 0, 'played', 1],
    ['was missed', 0, 'no_show', 0],
    ['began half an hour before', -HOUR / 2, null, 1],
    ['began half an hour later', HOUR / 2, null, 1],
    ['began later still', HOUR / 2 + 1, null, 0],
    ['began earlier still', -HOUR / 2 - 1, null, 0],
  ] as const)('is proven or not by a booked hour that %s', async (_, later, attendance, proven) => {
    const { a, b, match } = await played(app());
    const { q } = app().db;
    const starts_at = Date.parse(match.startsAt) + later;
    await q.updateTable('reservations').set({ attendance, starts_at }).where('user_id', '=', a.id).execute();
    await rate(app(), a, match, { rateeId: b.id });
    const row = q.selectFrom('match_ratings').select('proven').where('match_id', '=', match.id);
    expect(await row.executeTakeFirst()).toEqual({ proven });
  });

  it('is for players about opponents, in the own name', async () => {
    const { a, b, own, other, json } = await captains(app());
    const match = await agreed(app(), a, b, json);
    await allConfirm(app(), match);
    const outsider = await createUser(app());
    await pass(app(), Date.parse(match.startsAt) + HOUR - app().time.now, a, b, outsider);
    const mate = own.players[1]?.player;
    const foe = other.players[1]?.player;
    const notOpponent = { status: 403, body: { code: 'rating_not_opponent' } };
    expect(await rate(app(), a, match, { rateeId: mate })).toMatchObject(notOpponent);
    expect(await rate(app(), a, match, { rateeId: a.id })).toMatchObject(notOpponent);
    expect(await rate(app(), a, match, { rateeId: outsider.id })).toMatchObject(notOpponent);
    expect(await rate(app(), outsider, match, { rateeId: a.id })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await rate(app(), b, match, { raterId: a.id, rateeId: b.id })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await rate(app(), a, { id: 'none' }, { rateeId: foe })).toMatchObject({
      status: 404,
      body: { code: 'match_not_found' },
    });
    expect((await rate(app(), a, match, { rateeId: foe })).status).toBe(200);
  });

  it.each<[string, Body]>([
    ['above 100', { ...SIX, speed: 101 }],
    ['below 0', { ...SIX, speed: -1 }],
    ['no whole number', { ...SIX, speed: 50.5 }],
    ['no number', { ...SIX, speed: '50' }],
    ['missing', { ...SIX, speed: undefined }],
  ])('refuses a skill that is %s', async (_, ratings) => {
    const { a, b, match } = await played(app());
    expect(await rate(app(), a, match, { rateeId: b.id, ratings })).toMatchObject({
      status: 400,
      body: { code: 'validation' },
    });
    expect(await rate(app(), a, match, { rateeId: '' })).toMatchObject({
      body: { fields: { rateeId: 'Lütfen bir oyuncu seçin.' } },
    });
    expect(await card(app(), b)).not.toHaveProperty('received');
  });
});
