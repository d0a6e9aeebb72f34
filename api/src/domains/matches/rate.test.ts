import type { User } from 'mf-shared/contracts/users';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { pass, posted } from '../../../test/community.ts';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  agreed,
  allConfirm,
  type Body,
  captains,
  card,
  draft,
  holdHour,
  holdNight,
  list,
  pair,
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
    // (62·5+80)/6 = 65, (0·5+100)/6 = 16.7; unset skills count 50: (50·5+80)/6 = 55, (50·5)/6 = 41.7
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
    ['began half an hour before', -HOUR_MS / 2, null, 1],
    ['began half an hour later', HOUR_MS / 2, null, 1],
    ['began later still', HOUR_MS / 2 + 1, null, 0],
    ['began earlier still', -HOUR_MS / 2 - 1, null, 0],
  ] as const)('is proven or not by a booked hour that %s', async (_, later, attendance, proven) => {
    const { a, b, match } = await played(app());
    const { q } = app().db;
    const starts_at = Date.parse(match.startsAt) + later;
    await q.updateTable('reservations').set({ attendance, starts_at }).where('user_id', '=', a.id).execute();
    await rate(app(), a, match, { rateeId: b.id });
    const row = q.selectFrom('match_ratings').select('proven').where('match_id', '=', match.id);
    expect(await row.executeTakeFirst()).toEqual({ proven });
  });

  const provenIn = async (...matches: { id: string }[]) => {
    const rows = await app()
      .db.q.selectFrom('match_ratings')
      .select(['match_id', 'proven'])
      .where(
        'match_id',
        'in',
        matches.map(({ id }) => id),
      )
      .execute();
    return matches.map(({ id }) => rows.find((row) => row.match_id === id)?.proven);
  };

  it.each([
    ['held', null, 1],
    ['held', 'played', 1],
    ['held', 'no_show', 0],
    ['skipped', null, 0],
    ['taken', null, 0],
    ['cancelled', null, 0],
  ] as const)(
    'is proven or not by a weekly night that was %s (attendance %s)',
    async (status, attendance, proven) => {
      const { a, b, match } = await played(app(), { booked: false });
      await holdNight(app(), b, Date.parse(match.startsAt), { status, attendance });
      await rate(app(), a, match, { rateeId: b.id });
      expect(await provenIn(match)).toEqual([proven]);
    },
  );

  it.each([
    ['said that they play', { answer: 'in', plays: 1 }, 1],
    ['said nothing', { answer: null, plays: 1 }, 0],
    ['left', { answer: 'left', plays: 0 }, 0],
  ] as const)('is proven or not by the hour of a listed player who %s', async (_, said, proven) => {
    const { a, b, own, json } = await captains(app());
    const match = await agreed(app(), a, b, json);
    const id = own.players[1]?.player ?? '';
    const answers = app().db.q.updateTable('match_participants').set(said).where('match_id', '=', match.id);
    await answers.where('user_id', '=', id).execute();
    await holdHour(app(), { id }, Date.parse(match.startsAt));
    await pass(app(), Date.parse(match.startsAt) + HOUR_MS - app().time.now, a, b);
    await rate(app(), a, match, { rateeId: b.id });
    expect(await provenIn(match)).toEqual([proven]);
  });

  it.each([
    [['20:00'], [1, 0]],
    [
      ['20:00', '20:30'],
      [1, 1],
    ],
  ])('of two matches half an hour apart is proven by an hour each: of %j', async (hours, proven) => {
    const { a, b } = await pair(app());
    const agree = async (hour: string) => {
      const ad = await posted(app(), a);
      return agreed(app(), a, b, draft(app(), a, b, { requestId: ad.id, hour }));
    };
    const matches = [await agree('20:00'), await agree('20:30')];
    for (const hour of hours) {
      const at = matches.find((match) => match.hour === hour)?.startsAt ?? '';
      await holdHour(app(), a, Date.parse(at));
    }
    await pass(app(), Date.parse(matches[1]?.startsAt ?? '') + HOUR_MS - app().time.now, a, b);
    for (const match of matches) {
      expect((await rate(app(), a, match, { rateeId: b.id })).status).toBe(200);
      // The same hour proves the same match again.
      expect((await rate(app(), b, match, { rateeId: a.id })).status).toBe(200);
    }
    expect(await provenIn(...matches)).toEqual(proven);
  });

  it('is for players about opponents, in the own name', async () => {
    const { a, b, own, other, json } = await captains(app());
    const match = await agreed(app(), a, b, json);
    await allConfirm(app(), match);
    const outsider = await createUser(app());
    await pass(app(), Date.parse(match.startsAt) + HOUR_MS - app().time.now, a, b, outsider);
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
