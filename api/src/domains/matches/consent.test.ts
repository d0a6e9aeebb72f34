import type { Match } from 'mf-shared/contracts/matches';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { pass, posted } from '../../../test/community.ts';
import type { TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  act,
  card,
  correct,
  draft,
  holdHour,
  list,
  pair,
  post,
  proposed as proposedIn,
  rate,
  reply,
  SIX,
  say,
  seen as seenBy,
  told as toldTo,
} from '../../../test/matches.ts';
import { remindOfRatings } from './remind.ts';

onBothEngines('consent to a match', (app) => {
  const told = (one: TestUser) => toldTo(app(), one);
  const seen = (by: TestUser, id: string) => seenBy(app(), by, id);
  const toRating = (match: Match, ...users: TestUser[]) =>
    pass(app(), Date.parse(match.startsAt) + HOUR_MS - app().time.now, ...users);
  const proposed = () => proposedIn(app());

  it('is asked of the other captain, and everybody listed is told and sees that it waits', async () => {
    const { a, b, match, mate, foe } = await proposed();
    expect(match).toMatchObject({ status: 'proposed', awaits: b.id, adType: 'findOpponent', myAnswer: 'in' });
    expect((await told(b))[0]).toMatchObject({
      kind: 'match_proposed',
      text: 'Ali Can maç öneriyor: 19 Kasım 2026 Perşembe, 20:00, Çınar Halı Saha. Kabul ederseniz maç kurulur.',
      link: `/matches?match=${match.id}`,
    });
    for (const one of [mate, foe]) {
      expect(await told(one)).toMatchObject([{ kind: 'match_proposed' }]);
      expect(await seen(one, match.id)).toMatchObject({ status: 'proposed', myAnswer: null });
    }
    expect(await reply(app(), mate, 'accept', match.id)).toMatchObject({ status: 403 });
    expect(await reply(app(), a, 'accept', match.id)).toMatchObject({
      status: 409,
      body: { code: 'match_not_asked' },
    });
    expect((await reply(app(), b, 'accept', match.id)).body.match).toMatchObject({
      status: 'accepted',
      awaits: null,
      myAnswer: 'in',
    });
    expect((await told(a))[0]).toMatchObject({ kind: 'match_created' });
    expect((await told(mate))[0]).toMatchObject({ kind: 'match_created' });
    expect((await told(b)).map(({ kind }) => kind)).toEqual(['match_proposed']);
    for (const to of [a, b, mate]) {
      const frames = app().frames.filter(({ topic }) => topic === `actor:${to.id}`);
      expect(frames.filter(({ frame }) => frame.event === 'matchChanged')).toHaveLength(2);
    }
  });

  it('is refused once, and then nothing can be done with the match', async () => {
    const { a, b, match, mate, foe } = await proposed();
    await say(app(), foe, match.id, 'out');
    expect((await reply(app(), b, 'refuse', match.id)).body.match.status).toBe('refused');
    for (const one of [a, mate]) expect((await told(one))[0]).toMatchObject({ kind: 'match_refused' });
    // Not to the captain who refused or the player who left.
    for (const one of [b, foe]) {
      expect((await told(one)).map(({ kind }) => kind)).not.toContain('match_refused');
    }
    for (const answer of [
      await reply(app(), b, 'accept', match.id),
      await act(app(), a, 'cancel', match.id),
      await say(app(), mate, match.id, 'in'),
      await correct(app(), a, match, { hour: '21:30' }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'match_ended' } });
    }
    await toRating(match, a, b);
    expect(await rate(app(), a, match, { rateeId: b.id })).toMatchObject({
      status: 409,
      body: { code: 'match_not_accepted' },
    });
    expect((await list(app(), a)).body).toHaveLength(1);
    await pass(app(), 7 * DAY_MS - HOUR_MS - 1, a);
    expect((await list(app(), a)).body).toHaveLength(1);
    await pass(app(), 1, a);
    expect((await list(app(), a)).body).toEqual([]);
  });

  it('ends with the start of a proposal that nobody answered', async () => {
    const { a, b, match } = await proposed();
    await pass(app(), Date.parse(match.startsAt) - 1 - app().time.now, a, b);
    expect((await seen(a, match.id)).status).toBe('proposed');
    app().time.now += 1;
    expect(await seen(a, match.id)).toMatchObject({ status: 'expired', awaits: null });
    expect(await reply(app(), b, 'accept', match.id)).toMatchObject({ body: { code: 'match_started' } });
    await toRating(match, a, b);
    expect(await rate(app(), a, match, { rateeId: b.id })).toMatchObject({
      body: { code: 'match_not_accepted' },
    });
    expect(await say(app(), b, match.id, 'out')).toMatchObject({ body: { code: 'match_not_accepted' } });
    await remindOfRatings(app().ctx);
    expect((await told(a)).map(({ kind }) => kind)).not.toContain('rating_due');
  });

  it('changes no card of somebody who never accepts, whatever else is tried', async () => {
    const { a, b: victim } = await pair(app());
    const before = await card(app(), victim);
    const matches: Match[] = [];
    for (const hour of ['18:00', '19:00', '20:00', '21:00', '22:00']) {
      const ad = await posted(app(), a);
      matches.push((await post(app(), a, draft(app(), a, victim, { requestId: ad.id, hour }))).body.match);
    }
    await pass(app(), 2 * DAY_MS, a, victim);
    const zero = Object.fromEntries(Object.keys(SIX).map((skill) => [skill, 0]));
    for (const match of matches) {
      expect((await rate(app(), a, match, { rateeId: victim.id, ratings: zero })).status).toBe(409);
    }
    expect(await card(app(), victim)).toEqual(before);
  });

  it('is asked of each player: who was only listed is not rated until they say that they play', async () => {
    const { a, b, match, foe } = await proposed();
    await reply(app(), b, 'accept', match.id);
    await toRating(match, a, b, foe);
    const toRate = async () => (await list(app(), a, '?rateable=true')).body.map((one) => one.id);
    expect(await toRate()).toEqual([match.id]);
    await rate(app(), a, match, { rateeId: b.id });
    // None of the unrated opponents has confirmed.
    expect(await toRate()).toEqual([]);
    const before = await card(app(), foe);
    expect(await rate(app(), a, match, { rateeId: foe.id })).toMatchObject({
      status: 409,
      body: { code: 'rating_unconfirmed' },
    });
    expect(await card(app(), foe)).toEqual(before);
    // A player who rates confirms that they played.
    expect((await rate(app(), foe, match, { rateeId: a.id })).status).toBe(200);
    expect(await toRate()).toEqual([match.id]);
    expect((await rate(app(), a, match, { rateeId: foe.id })).status).toBe(200);
  });

  it('is shown who is asked for by the type of the ad', async () => {
    for (const [type, words] of [
      ['findPlayer', 'sizi maçına çağırıyor'],
      ['findTeam', 'maçınıza katılmak istiyor'],
    ] as const) {
      const { a, b } = await pair(app());
      const ad = await posted(app(), a, { type, position: 'Kaleci', positionNeeded: 'Kaleci' });
      const { match } = (await post(app(), a, draft(app(), a, b, { requestId: ad.id }))).body;
      expect(match.adType).toBe(type);
      expect((await told(b))[0]?.text).toContain(words);
      await reply(app(), b, 'accept', match.id);
      await toRating(match, a, b);
      await remindOfRatings(app().ctx);
      expect((await told(a))[0]?.text).toContain('Takım arkadaşınızı puanlayın.');
    }
  });

  it('is not asked twice for the same two and the same start', async () => {
    const { a, b } = await pair(app());
    const first = (await post(app(), a, draft(app(), a, b, { requestId: (await posted(app(), a)).id }))).body;
    const again = await posted(app(), a);
    const twice = { status: 409, body: { code: 'match_twice' } };
    expect(await post(app(), a, draft(app(), a, b, { requestId: again.id }))).toMatchObject(twice);
    const back = await posted(app(), b);
    expect(await post(app(), b, draft(app(), b, a, { requestId: back.id }))).toMatchObject(twice);
    await act(app(), a, 'cancel', first.match.id);
    expect((await told(b))[0]).toMatchObject({ kind: 'match_cancelled' });
    expect((await told(a)).map(({ kind }) => kind)).not.toContain('match_cancelled');
    expect((await post(app(), a, draft(app(), a, b, { requestId: again.id }))).status).toBe(201);
    const later = { requestId: back.id, hour: '22:00' };
    const { match } = (await post(app(), b, draft(app(), b, a, later))).body;
    expect(await correct(app(), b, match, { hour: '20:00' })).toMatchObject(twice);
    // An hour that is free when a captain asks for it may be taken when the other one agrees.
    await reply(app(), a, 'accept', match.id);
    await correct(app(), b, await seen(b, match.id), { hour: '23:00' });
    const third = { requestId: (await posted(app(), b)).id, hour: '23:00' };
    const late = (await post(app(), b, draft(app(), b, a, third))).body.match;
    expect(await reply(app(), a, 'accept', match.id)).toMatchObject(twice);
    expect(await seen(a, match.id)).toMatchObject({ hour: '22:00', change: { hour: '23:00' } });
    await act(app(), b, 'cancel', late.id);
    expect((await reply(app(), a, 'accept', match.id)).body.match).toMatchObject({ hour: '23:00' });
  });

  it.each([
    [-60, 0],
    [-30, 1],
    [30, 1],
    [60, 0],
  ])(
    'comes with an own hour that begins %i minutes from the start, where the two meet',
    async (minutes, clashes) => {
      const { a, b } = await pair(app());
      const ad = await posted(app(), a);
      const { match } = (await post(app(), a, draft(app(), a, b, { requestId: ad.id }))).body;
      await holdHour(app(), b, Date.parse(match.startsAt) + minutes * 60_000);
      expect((await seen(b, match.id)).clashes).toHaveLength(clashes);
    },
  );
});
