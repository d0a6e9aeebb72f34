import type { Match } from 'mf-shared/contracts/matches';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { pass, posted } from '../../../test/community.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  AGREED,
  act,
  agreed,
  allConfirm,
  card,
  draft,
  holdHour,
  list,
  pair,
  played,
  post,
  proposed as proposedIn,
  rate,
  reply,
  SIX,
  say,
  seen as seenBy,
  told as toldTo,
  tomorrow,
  write,
} from '../../../test/matches.ts';
import { quickHash } from '../../../test/passwords.ts';
import { wrongSums } from '../../../test/rating-sums.ts';
import { newId } from '../../base/id.ts';
import { remindOfRatings } from './remind.ts';

onBothEngines('consent to a match', (app) => {
  const told = (one: TestUser) => toldTo(app(), one);
  const seen = (by: TestUser, id: string) => seenBy(app(), by, id);
  const toRating = (match: Match, ...users: TestUser[]) =>
    pass(app(), Date.parse(match.startsAt) + HOUR_MS - app().time.now, ...users);
  const proposed = () => proposedIn(app());

  it('is taken back by who leaves before the start, and given again', async () => {
    const { a, b, match, foe } = await proposed();
    await reply(app(), b, 'accept', match.id);
    const idsOf = async () => (await seen(a, match.id)).playersB.map((one) => one.id);
    for (let i = 0; i < 2; i++) {
      expect((await say(app(), foe, match.id, 'out')).body.match.myAnswer).toBe('left');
      expect(await idsOf()).not.toContain(foe.id);
      expect((await say(app(), foe, match.id, 'in')).body.match.myAnswer).toBe('in');
      expect(await idsOf()).toContain(foe.id);
    }
    // Captains get one notice, however often a player changes the answer.
    for (const one of [a, b]) {
      expect((await told(one)).filter(({ kind }) => kind === 'match_left')).toHaveLength(1);
    }
    await say(app(), foe, match.id, 'out');
    await toRating(match, a, b, foe);
    expect((await rate(app(), a, match, { rateeId: foe.id })).body.code).toBe('rating_not_opponent');
    expect((await rate(app(), foe, match, { rateeId: a.id })).status).toBe(403);
    expect((await say(app(), foe, match.id, 'in')).body.code).toBe('match_out');
    expect((await say(app(), foe, match.id, 'out')).body.match.myAnswer).toBe('left');
    expect((await list(app(), foe, '?rateable=true')).body).toEqual([]);
  });

  it.each(['booked', 'free'])(
    'is denied afterwards by who did not play, and the sums are as if never rated: at a %s hour',
    async (kind) => {
      const { a, b, match, mate, foe } = await proposed();
      await reply(app(), b, 'accept', match.id);
      await allConfirm(app(), match);
      if (kind === 'booked') await holdHour(app(), a, Date.parse(match.startsAt));
      await pass(app(), Date.parse(match.startsAt) - app().time.now, mate);
      expect((await say(app(), mate, match.id, 'out')).body.match.myAnswer).toBe('absent');
      await toRating(match, a, b, foe);
      await rate(app(), a, match, { rateeId: b.id });
      const [cardA, cardFoe] = [await card(app(), a), await card(app(), foe)];
      const { body: cardB } = { body: await card(app(), b) };
      await rate(app(), a, match, { rateeId: foe.id, ratings: { ...SIX, speed: 3 } });
      await rate(app(), foe, match, { rateeId: a.id, ratings: { ...SIX, speed: 97 } });
      expect((await card(app(), a)).fifaStats).not.toEqual(cardA.fifaStats);
      expect((await say(app(), foe, match.id, 'out')).body.match.myAnswer).toBe('absent');
      expect(await card(app(), a)).toEqual(cardA);
      expect(await card(app(), foe)).toEqual(cardFoe);
      expect(await card(app(), b)).toEqual(cardB);
      expect(await wrongSums(app().db.q)).toEqual([]);
      expect((await rate(app(), a, match, { rateeId: foe.id })).body.code).toBe('rating_not_opponent');
      expect((await say(app(), foe, match.id, 'in')).body.code).toBe('match_out');
    },
  );

  it('and ratings end 14 days after the start', async () => {
    const { a, b, match } = await played(app());
    await pass(app(), 14 * DAY_MS - HOUR_MS, a, b);
    expect((await list(app(), a, '?rateable=true')).body).toHaveLength(1);
    app().time.now += 1;
    expect((await list(app(), a, '?rateable=true')).body).toEqual([]);
    expect(await rate(app(), a, match, { rateeId: b.id })).toMatchObject({
      status: 409,
      body: { code: 'rating_too_late' },
    });
    expect((await say(app(), b, match.id, 'out')).body.code).toBe('rating_too_late');
    app().time.now -= 1;
    expect((await rate(app(), a, match, { rateeId: b.id })).status).toBe(200);
    expect((await say(app(), b, match.id, 'out')).status).toBe(200);
  });

  it('and what to rate are nothing to be reminded of for an account that is gone', async () => {
    const { a, b } = await played(app());
    await app().db.q.updateTable('users').set({ deleted_at: 1 }).where('id', '=', b.id).execute();
    await remindOfRatings(app().ctx);
    const due = app().db.q.selectFrom('notifications').select('owner_id').where('kind', '=', 'rating_due');
    expect(await due.where('owner_id', 'in', [a.id, b.id]).execute()).toEqual([{ owner_id: a.id }]);
  });

  it('and what to rate are told to everybody, however many there are at once', async () => {
    const { a, b } = await pair(app());
    const starts_at = app().time.now - 2 * HOUR_MS;
    const rows = Array.from({ length: 101 }, () => ({
      ...{
        ...AGREED,
        id: newId(),
        request_id: newId(),
        user_a: a.id,
        user_b: b.id,
        starts_at,
        created_at: 0,
      },
      ...{ date: '2026-11-18', hour: '10:00', location: 'Saha' },
      ...{ lineup_a: null, lineup_b: null, name_a: null, name_b: null },
    }));
    await app().db.q.insertInto('matches').values(rows).execute();
    const base = { plays: 1, answer: 'in' as const, answered_at: 0, sort: 0, starts_at };
    const people = rows.flatMap(({ id: match_id }) =>
      [
        { user_id: a.id, side: 'a' as const },
        { user_id: b.id, side: 'b' as const },
      ].map((one) => ({ ...base, ...one, match_id, position: null, x: null, y: null })),
    );
    await app().db.q.insertInto('match_participants').values(people).execute();
    expect(await remindOfRatings(app().ctx)).toBeGreaterThanOrEqual(202);
    expect(await remindOfRatings(app().ctx)).toBe(0);
    const due = app().db.q.selectFrom('notifications').select('id').where('kind', '=', 'rating_due');
    for (const { id } of [a, b]) expect(await due.where('owner_id', '=', id).execute()).toHaveLength(101);
  });

  it('ends when a captain’s account goes; a player’s goes out of the match', async () => {
    const { a, b, match, foe } = await proposed();
    await reply(app(), b, 'accept', match.id);
    const password_hash = await quickHash('gizli-parola-1');
    const ids = [foe.id, a.id];
    await app().db.q.updateTable('users').set({ password_hash }).where('id', 'in', ids).execute();
    const remove = ({ token }: TestUser) =>
      app().call('post', '/api/account/delete', { token, json: { password: 'gizli-parola-1' } });
    const before = app().frames.length;
    expect((await remove(foe)).status).toBe(200);
    const frame = { event: 'matchChanged', data: { matchId: match.id } };
    for (const { id } of [a, b]) {
      expect(app().frames.slice(before)).toContainEqual({ topic: `actor:${id}`, frame });
    }
    expect((await seen(b, match.id)).playersB.map((one) => one.id)).not.toContain(foe.id);
    expect((await told(b))[0]).toMatchObject({ kind: 'match_left' });
    const later = { requestId: (await posted(app(), a)).id, hour: '22:00' };
    const proposal = (await post(app(), a, draft(app(), a, b, later))).body.match;
    expect((await told(b)).filter(({ text }) => text.includes('Ali Can'))).toHaveLength(2);
    expect((await remove(a)).status).toBe(200);
    for (const { id } of [match, proposal]) expect((await seen(b, id)).status).toBe('cancelled');
    expect((await told(b))[0]).toMatchObject({ kind: 'match_cancelled' });
    expect((await told(b)).filter(({ text }) => text.includes('Ali Can'))).toEqual([]);
  });

  it('comes with what else one has at that hour, of others only that there is something', async () => {
    const { a, b } = await pair(app());
    const other = await createUser(app());
    await write(app(), other, a);
    const agree = async (with_: TestUser, hour: string) => {
      const ad = await posted(app(), a);
      return agreed(app(), a, with_, draft(app(), a, with_, { requestId: ad.id, hour }));
    };
    const first = await agree(b, '20:00');
    const look = async (by: TestUser, userB: TestUser | null, hour: string, place = '') => {
      const query = new URLSearchParams({ matchDate: tomorrow(app()), hour, matchLocation: place });
      if (userB) query.set('userB', userB.id);
      const { body } = await app().call<{ whose: string; text: string }[]>(
        'get',
        `/api/match-clashes?${query}`,
        {
          token: by.token,
        },
      );
      return body;
    };
    expect(await look(a, other, '19:00')).toEqual([]);
    expect(await look(a, other, '21:00')).toEqual([]);
    const own = { whose: 'you', text: '20:00 için başka bir maçınız var: Çınar Halı Saha.' };
    expect(await look(a, other, '20:30')).toEqual([own]);
    expect(await look(other, a, '19:30')).toEqual([
      { whose: 'partner', text: 'Seçtiğiniz kişinin bu saatte başka bir planı var.' },
    ]);
    const stranger = await createUser(app());
    expect(await look(stranger, a, '20:00')).toEqual([]);
    // The proposal is not refused. The asked captain sees the clash with it.
    const second = await agree(other, '20:30');
    expect((await seen(a, second.id)).clashes).toEqual([own]);
    expect((await seen(a, first.id)).clashes).toMatchObject([{ whose: 'you' }]);
    expect((await seen(b, first.id)).clashes).toEqual([]);
    // The hour booked for the match itself is no clash.
    await holdHour(app(), b, Date.parse(first.startsAt));
    expect((await seen(b, first.id)).clashes).toEqual([]);
    expect(await look(b, null, '20:00', 'Kuzey Saha')).toHaveLength(2);
    expect(await look(b, null, '20:00', first.matchLocation)).toHaveLength(1);
    // A match that the player left is no clash. A cancelled match has none.
    await say(app(), b, first.id, 'out');
    expect(await look(b, null, '20:00', 'Kuzey Saha')).toHaveLength(1);
    await act(app(), other, 'cancel', second.id);
    expect((await seen(a, second.id)).clashes).toEqual([]);
  });
});
