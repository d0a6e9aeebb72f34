import type { Match } from 'mf-shared/contracts/matches';
import { expect, it } from 'vitest';
import { createLineup, pass, placed, posted, postLineup } from '../../../test/community.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  AGREED,
  act,
  agreed,
  allConfirm,
  card,
  correct,
  draft,
  HOUR,
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

const DAY = 24 * HOUR;

onBothEngines('consent to a match', (app) => {
  const told = (one: TestUser) => toldTo(app(), one);
  const seen = (by: TestUser, id: string) => seenBy(app(), by, id);
  const toRating = (match: Match, ...users: TestUser[]) =>
    pass(app(), Date.parse(match.startsAt) + HOUR - app().time.now, ...users);
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
    await pass(app(), 7 * DAY - HOUR - 1, a);
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
    await pass(app(), 2 * DAY, a, victim);
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

  it('is given to what was seen: a correction meanwhile refuses the answer', async () => {
    const { a, b, match } = await proposed();
    const moved = (await correct(app(), a, match, { hour: '21:30' })).body.match;
    expect(moved).toMatchObject({ hour: '21:30', version: 2, status: 'proposed', awaits: b.id });
    expect(await act(app(), b, 'accept', match.id, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    // The other captain may ask for something else; then the first one has to agree.
    const countered = (await correct(app(), b, moved, { hour: '22:00' })).body.match;
    expect(countered).toMatchObject({ hour: '22:00', awaits: a.id });
    expect((await reply(app(), b, 'accept', match.id)).body.code).toBe('match_not_asked');
    expect((await reply(app(), a, 'accept', match.id)).body.match.status).toBe('accepted');
  });

  it('is needed again for another time or place; until then the match stands', async () => {
    const { a, b, match, mate } = await proposed();
    await reply(app(), b, 'accept', match.id);
    await say(app(), mate, match.id, 'in');
    const asked = await correct(app(), a, match, { hour: '21:30', matchLocation: 'Kuzey Saha' });
    expect(asked.body.match).toMatchObject({
      status: 'accepted',
      hour: '20:00',
      awaits: b.id,
      change: { hour: '21:30', matchLocation: 'Kuzey Saha', by: a.id },
    });
    expect((await told(b))[0]).toMatchObject({ kind: 'match_changed' });
    expect((await reply(app(), b, 'refuse', match.id)).body.match).toMatchObject({
      status: 'accepted',
      hour: '20:00',
      change: null,
      version: 3,
    });
    const again = await seen(a, match.id);
    await correct(app(), a, again, { hour: '21:30' });
    expect((await reply(app(), b, 'accept', match.id)).body.match).toMatchObject({
      hour: '21:30',
      startsAt: `${tomorrow(app())}T18:30:00.000Z`,
      change: null,
      awaits: null,
      version: 5,
    });
    // A new start asks the players again, and lists and ratings use it.
    expect((await seen(mate, match.id)).myAnswer).toBeNull();
    for (const captain of [a, b]) expect((await seen(captain, match.id)).myAnswer).toBe('in');
    expect((await told(mate))[0]).toMatchObject({ kind: 'match_changed' });
    await toRating({ ...match, startsAt: `${tomorrow(app())}T18:30:00.000Z` }, a, b);
    app().time.now -= 1;
    expect((await rate(app(), a, match, { rateeId: b.id })).body.code).toBe('rating_too_early');
    app().time.now += 1;
    expect((await rate(app(), a, match, { rateeId: b.id })).status).toBe(200);
  });

  it('cannot be given to another start that has passed meanwhile', async () => {
    const { a, b, match } = await proposed();
    await reply(app(), b, 'accept', match.id);
    await correct(app(), a, match, { matchDate: '2026-11-18', hour: '15:00' });
    await pass(app(), HOUR - 1, a, b);
    expect(await seen(b, match.id)).toMatchObject({ awaits: b.id, change: { hour: '15:00' } });
    app().time.now += 1;
    expect(await seen(b, match.id)).toMatchObject({ awaits: null, change: null, hour: '20:00' });
    expect((await reply(app(), b, 'accept', match.id)).body.code).toBe('match_not_asked');
  });

  it('is no longer asked for once the same captain wants the old hour back', async () => {
    const { a, b, match } = await proposed();
    await reply(app(), b, 'accept', match.id);
    const asked = (await correct(app(), a, match, { hour: '21:30' })).body.match;
    const kept = (await correct(app(), b, asked, { hour: '20:00' })).body.match;
    expect(kept).toMatchObject({ change: { hour: '21:30' }, awaits: b.id });
    const back = (await correct(app(), a, kept, { hour: '20:00' })).body.match;
    expect(back).toMatchObject({ hour: '20:00', change: null, awaits: null });
  });

  it('is a captain’s to correct, ten times, to a start that lies ahead', async () => {
    const { a, match, mate } = await proposed();
    expect(await correct(app(), mate, match, { hour: '21:00' })).toMatchObject({ status: 403 });
    const stranger = await createUser(app());
    expect(await correct(app(), stranger, match, { hour: '21:00' })).toMatchObject({ status: 404 });
    expect((await correct(app(), a, match, { matchDate: '2026-11-17' })).body.code).toBe('match_past');
    expect((await correct(app(), a, match, { matchLocation: ' ' })).body).toMatchObject({
      code: 'match_incomplete',
      fields: { matchLocation: 'Lütfen tüm zorunlu alanları doldurun.' },
    });
    expect((await correct(app(), a, match, { hour: '21:15' })).body.code).toBe('validation');
    let { version } = match;
    for (let i = 0; i < 10; i++) {
      const { status, body } = await correct(
        app(),
        a,
        { id: match.id, version },
        { matchLocation: `Saha ${i}` },
      );
      expect(status).toBe(200);
      version = body.match.version;
    }
    expect(await correct(app(), a, { id: match.id, version }, { hour: '21:00' })).toMatchObject({
      status: 409,
      body: { code: 'match_changed_often' },
    });
    await pass(app(), Date.parse(match.startsAt) - app().time.now, a);
    expect((await correct(app(), a, { id: match.id, version }, { hour: '23:00' })).body.code).toBe(
      'match_started',
    );
    expect((await act(app(), a, 'cancel', match.id)).body.code).toBe('match_started');
  });

  it('lets a captain put another lineup of the own on the own side', async () => {
    const { a, b, own, other, match, mate } = await proposed();
    const fresh = await createUser(app());
    const kept = own.players.filter((one) => one.player !== mate.id).map((one) => one.player);
    const players = placed([...kept, fresh.id]);
    const { lineup } = (await postLineup(app(), a, { name: 'Yeni Kadro', players })).body;
    const before = app().frames.length;
    const changed = (await correct(app(), a, match, { lineupId: lineup.id })).body.match;
    expect(changed).toMatchObject({ nameA: 'Yeni Kadro', status: 'proposed', awaits: b.id, version: 2 });
    expect(changed.playersA.map((one) => one.id).sort()).toEqual([...kept, fresh.id].sort());
    expect(changed.playersA.find((one) => one.id === a.id)?.confirmed).toBe(true);
    expect((await told(fresh))[0]).toMatchObject({ kind: 'match_proposed' });
    for (const one of [fresh, mate, b]) {
      const frame = { event: 'matchChanged', data: { matchId: match.id } };
      expect(app().frames.slice(before)).toContainEqual({ topic: `actor:${one.id}`, frame });
    }
    expect((await told(mate))[0]?.text).toContain('kadrosundan çıkarıldınız');
    expect((await list(app(), mate)).body).toEqual([]);
    const refuse = async (by: TestUser, lineupId: string) =>
      (await correct(app(), by, changed, { lineupId })).body.code;
    expect(await refuse(a, other.id)).toBe('match_lineups_missing');
    expect(await refuse(b, lineup.id)).toBe('match_lineups_missing');
    expect(await refuse(b, (await createLineup(app(), b, 6)).id)).toBe('match_lineups_unequal');
    const shared = placed([b.id, fresh.id, ...other.players.slice(1, 4).map((one) => one.player)]);
    const mixed = (await postLineup(app(), b, { name: 'Karışık', players: shared })).body.lineup;
    expect(await refuse(b, mixed.id)).toBe('match_lineups_overlap');
    // A captain outside the new lineup no longer plays, even after saying so, and cannot say it again.
    for (const [captain, old] of [
      [a, own],
      [b, other],
    ] as const) {
      const rest = placed([...old.players.slice(1).map((one) => one.player), (await createUser(app())).id]);
      const without = (await postLineup(app(), captain, { name: 'Kaptansız', players: rest })).body.lineup;
      const now = await seen(captain, match.id);
      const { body } = await correct(app(), captain, now, { lineupId: without.id });
      expect(body.match.myAnswer).toBeNull();
      for (const answer of ['out', 'in'] as const) {
        expect((await say(app(), captain, match.id, answer)).status).toBe(403);
      }
    }
  });

  it('is not asked of who left, when the proposal is corrected', async () => {
    const { a, b, match, foe } = await proposed();
    await say(app(), foe, match.id, 'out');
    expect((await correct(app(), a, await seen(a, match.id), { hour: '21:30' })).status).toBe(200);
    const changes = async (one: TestUser) =>
      (await told(one)).filter(({ kind }) => kind === 'match_changed').length;
    expect([await changes(b), await changes(foe), await changes(a)]).toEqual([1, 0, 0]);
    expect((await seen(foe, match.id)).myAnswer).toBe('left');
  });

  it('and a change are no news to who left', async () => {
    const { a, b, match, mate, foe } = await proposed();
    await say(app(), foe, match.id, 'out');
    await reply(app(), b, 'accept', match.id);
    await correct(app(), a, await seen(a, match.id), { hour: '21:30' });
    await reply(app(), b, 'accept', match.id);
    await act(app(), a, 'cancel', match.id);
    const kinds = async (one: TestUser) => (await told(one)).map(({ text }) => text.split(':')[0] ?? '');
    const news = ['Maç kabul edildi', 'Maçınız değişti', 'Maç iptal edildi'];
    expect(await kinds(mate)).toEqual(expect.arrayContaining(news));
    for (const text of news) expect(await kinds(foe)).not.toContain(text);
  });

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
    await pass(app(), 14 * DAY - HOUR, a, b);
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
    const starts_at = app().time.now - 2 * HOUR;
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
