import type { Match } from 'mf-shared/contracts/matches';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createLineup, pass, placed, postLineup } from '../../../test/community.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  act,
  correct,
  list,
  proposed as proposedIn,
  rate,
  reply,
  say,
  seen as seenBy,
  told as toldTo,
  tomorrow,
} from '../../../test/matches.ts';

onBothEngines('consent to a match', (app) => {
  const told = (one: TestUser) => toldTo(app(), one);
  const seen = (by: TestUser, id: string) => seenBy(app(), by, id);
  const toRating = (match: Match, ...users: TestUser[]) =>
    pass(app(), Date.parse(match.startsAt) + HOUR_MS - app().time.now, ...users);
  const proposed = () => proposedIn(app());

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
    await pass(app(), HOUR_MS - 1, a, b);
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
});
