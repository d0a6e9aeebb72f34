import { istanbulDate } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createLineup, pass, placed, posted, postLineup } from '../../../test/community.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  type Body,
  captains,
  correct,
  draft,
  list,
  mine,
  pair,
  post,
  rate,
  reply,
  say,
  tomorrow,
  write,
} from '../../../test/matches.ts';

onBothEngines('making a match', (app) => {
  it('puts both lineups up, ends the ad and tells the other captain', async () => {
    const { a, b, own, other, ad, json } = await captains(app());
    const { status, body } = await post(app(), a, json);
    expect(status).toBe(201);
    expect(body.message).toBe('Maç başarıyla oluşturuldu!');
    expect(body.match).toMatchObject({
      matchDate: tomorrow(app()),
      hour: '20:00',
      startsAt: new Date(Date.parse(`${tomorrow(app())}T17:00:00Z`)).toISOString(),
      userA: { id: a.id },
      userB: { id: b.id },
      nameA: own.name,
      requestId: ad.id,
      myLineupId: own.id,
      opponentLineupId: other.id,
      ratingGiven: [],
    });
    const idsOf = (players: { id: string }[]) => players.map((one) => one.id);
    expect(idsOf(body.match.playersA)).toEqual(own.players.map((one) => one.player));
    expect(idsOf(body.match.playersB)).toEqual(other.players.map((one) => one.player));
    expect(body.match.playersA[1]?.place).toMatchObject({ x: own.players[1]?.x, y: own.players[1]?.y });
    expect((await mine(app(), a)).body).toEqual([]);
    const history = await app().call<{ content: string }[]>('get', `/api/messages/history/${a.id}`, {
      token: b.token,
    });
    expect(history.body.at(-1)?.content).toMatch(/^Maç önerim: 19 Kasım 2026 Perşembe, 20:00, Çınar/);
  });

  it('is one for everybody in the lineups, and stays when a lineup goes', async () => {
    const { a, b, other, json } = await captains(app());
    const match = (await post(app(), a, json)).body.match;
    await app().call('delete', `/api/lineups/${other.id}`, { token: b.token });
    expect((await list(app(), b)).body).toEqual([{ ...match, myAnswer: null }]);
  });

  it('has its two makers as players where no lineup is asked for', async () => {
    const { a, b } = await pair(app());
    const ad = await posted(app(), a);
    const { body } = await post(app(), a, draft(app(), a, b, { requestId: ad.id }));
    expect(body.match).toMatchObject({
      playersA: [{ id: a.id, place: null }],
      playersB: [{ id: b.id, place: null }],
      myLineupId: null,
    });
  });

  it.each(['a', 'b'] as const)(
    'lists captain %s, who does not play, without making a player of them, also once they accept',
    async (side) => {
      const { a, b } = await pair(app());
      const [captain, other] = side === 'a' ? [a, b] : [b, a];
      const rest = await Promise.all(Array.from({ length: 5 }, () => createUser(app())));
      const players = placed(rest.map((one) => one.id));
      const without = (await postLineup(app(), captain, { name: 'Bizimkiler', players })).body.lineup;
      const whole = await createLineup(app(), other);
      const [own, theirs] = side === 'a' ? [without, whole] : [whole, without];
      const ad = await posted(app(), a, { type: 'findOpponent', lineupId: own.id });
      const change = { requestId: ad.id, myLineupId: own.id, opponentLineupId: theirs.id };
      const proposed = (await post(app(), a, draft(app(), a, b, change))).body.match;
      // The captain who did not set the hour last accepts it.
      if (side === 'a') await correct(app(), b, proposed, { hour: '20:30' });
      const match = (await reply(app(), captain, 'accept', proposed.id)).body.match;
      expect(match).toMatchObject({ status: 'accepted', myAnswer: null });
      await correct(app(), other, match, { hour: '21:00' });
      const { body } = await reply(app(), captain, 'accept', match.id);
      expect(body.match).toMatchObject({ hour: '21:00', myAnswer: null });
      const team = side === 'a' ? body.match.playersA : body.match.playersB;
      expect(team.map((one) => one.id)).toEqual(rest.map((one) => one.id));
      expect((await list(app(), captain)).body).toMatchObject([{ id: match.id, myAnswer: null }]);
      expect((await say(app(), captain, match.id, 'in')).status).toBe(403);
      await pass(app(), Date.parse(body.match.startsAt) + HOUR_MS - app().time.now, a, b);
      expect((await list(app(), captain, '?rateable=true')).body).toEqual([]);
      expect((await rate(app(), captain, match, { rateeId: other.id })).status).toBe(403);
      expect(await rate(app(), other, match, { rateeId: captain.id })).toMatchObject({
        status: 403,
        body: { code: 'rating_not_opponent' },
      });
    },
  );

  it.each(['a', 'b'] as const)(
    'has captain %s once, on the side of the lineup in which they stand',
    async (side) => {
      const { a, b } = await pair(app());
      const [captain, other] = side === 'a' ? [a, b] : [b, a];
      const [rest, foes] = await Promise.all(
        [5, 3].map((size) => Promise.all(Array.from({ length: size }, () => createUser(app())))),
      );
      const named = async (by: TestUser, users: readonly TestUser[]) =>
        (await postLineup(app(), by, { name: 'Karışık', players: placed(users.map(({ id }) => id)) })).body
          .lineup;
      const without = await named(captain, rest ?? []);
      const both = await named(other, [other, captain, ...(foes ?? [])]);
      const [own, theirs] = side === 'a' ? [without, both] : [both, without];
      const ad = await posted(app(), a, { type: 'findOpponent', lineupId: own.id });
      const change = { requestId: ad.id, myLineupId: own.id, opponentLineupId: theirs.id };
      const { match } = (await post(app(), a, draft(app(), a, b, change))).body;
      const [team, foeTeam] =
        side === 'a' ? [match.playersA, match.playersB] : [match.playersB, match.playersA];
      expect(team.map(({ id }) => id)).toEqual(rest?.map(({ id }) => id));
      expect(foeTeam.map(({ id }) => id)).toEqual(both.players.map(({ player }) => player));
      const answer = await reply(app(), b, 'accept', match.id);
      expect(answer.body.match).toMatchObject({ status: 'accepted', myAnswer: 'in' });
      expect((await list(app(), a)).body[0]).toMatchObject({ status: 'accepted', myAnswer: 'in' });
    },
  );

  it('stays without a captain who is not coming, also once they accept', async () => {
    const { a, b, json } = await captains(app());
    const { id } = (await post(app(), a, json)).body.match;
    await say(app(), b, id, 'out');
    const { match } = (await reply(app(), b, 'accept', id)).body;
    expect(match).toMatchObject({ status: 'accepted', myAnswer: 'left' });
    expect(match.playersB.map((one) => one.id)).not.toContain(b.id);
  });

  it.each(['requestId', 'userA', 'userB', 'matchDate', 'hour', 'matchLocation'])('needs %s', async (name) => {
    const { a, b } = await pair(app());
    const ad = await posted(app(), a);
    const blank = name === 'matchLocation' ? '\u2800' : '  ';
    for (const value of [undefined, null, blank]) {
      const json = draft(app(), a, b, { requestId: ad.id, [name]: value });
      expect(await post(app(), a, json)).toMatchObject({
        status: 400,
        body: {
          message: 'Lütfen tüm zorunlu alanları doldurun.',
          fields: { [name]: 'Lütfen tüm zorunlu alanları doldurun.' },
        },
      });
    }
    expect((await mine(app(), a)).body).toHaveLength(1);
  });

  it.each<[string, Body]>([
    ['no date', { matchDate: 'yarın' }],
    ['no day of the calendar', { matchDate: '2027-02-30' }],
    ['a quarter of an hour', { hour: '20:15' }],
    ['no hour of the day', { hour: '24:00' }],
  ])('refuses %s', async (_, change) => {
    const { a, b } = await pair(app());
    const ad = await posted(app(), a);
    const answer = await post(app(), a, draft(app(), a, b, { requestId: ad.id, ...change }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } });
  });

  it('starts after now, by the clock of Istanbul', async () => {
    const { a, b } = await pair(app());
    const ad = await posted(app(), a);
    const today = istanbulDate(app().time.now);
    const hourNow = new Date(app().time.now + 3 * HOUR_MS).getUTCHours();
    const at = (hour: number) =>
      post(
        app(),
        a,
        draft(app(), a, b, {
          requestId: ad.id,
          matchDate: today,
          hour: `${String(hour).padStart(2, '0')}:00`,
        }),
      );
    for (const hour of [hourNow, hourNow - 1]) {
      expect(await at(hour)).toMatchObject({
        status: 400,
        body: { code: 'match_past', message: 'Geçmiş bir tarih seçemezsiniz.' },
      });
    }
    expect((await at(hourNow + 1)).status).toBe(201);
  });

  it('is made by the owner of the ad for themself', async () => {
    const { a, b } = await pair(app());
    const ad = await posted(app(), a);
    const json = draft(app(), a, b, { requestId: ad.id });
    expect(await post(app(), b, json)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const swapped = draft(app(), b, a, { requestId: ad.id });
    expect(await post(app(), b, swapped)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    const venue = await createVenue(app());
    const asVenue = await app().call('post', '/api/matches', { token: venue.token, json });
    expect(asVenue.status).toBe(403);
    expect((await app().call('post', '/api/matches', { json })).status).toBe(401);
    expect((await mine(app(), a)).body).toHaveLength(1);
  });

  it('needs somebody one has spoken with', async () => {
    const { a, b } = await pair(app());
    const ad = await posted(app(), a);
    const stranger = await createUser(app());
    const withWhom = (userB: string) => post(app(), a, draft(app(), a, b, { requestId: ad.id, userB }));
    const unknown = { status: 400, body: { code: 'match_partner_unknown' } };
    expect(await withWhom(stranger.id)).toMatchObject(unknown);
    expect(await withWhom(a.id)).toMatchObject(unknown);
    expect(await withWhom('nobody')).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    expect((await mine(app(), a)).body).toHaveLength(1);
  });

  it('needs the own and the other’s lineup after an opponent ad', async () => {
    const { a, b, own, other, json } = await captains(app());
    const missing = { status: 400, body: { message: 'Lütfen kadroları seçin.' } };
    for (const change of [
      { myLineupId: '' },
      { opponentLineupId: undefined },
      { myLineupId: other.id },
      { opponentLineupId: own.id },
      { opponentLineupId: 'none' },
    ]) {
      expect(await post(app(), a, { ...json, ...change })).toMatchObject(missing);
    }
    const larger = await createLineup(app(), b, 6);
    expect(await post(app(), a, { ...json, opponentLineupId: larger.id })).toMatchObject({
      status: 400,
      body: { code: 'match_lineups_unequal' },
    });
    const ids = [b.id, ...other.players.slice(1, 4).map((one) => one.player), own.players[2]?.player ?? ''];
    const shared = await postLineup(app(), b, { name: 'Karışık', players: placed(ids) });
    expect(await post(app(), a, { ...json, opponentLineupId: shared.body.lineup.id })).toMatchObject({
      status: 400,
      body: { code: 'match_lineups_overlap' },
    });
    expect((await mine(app(), a)).body).toHaveLength(1);
    expect((await post(app(), a, json)).status).toBe(201);
  });

  it('comes once from one ad, also under ten at once', async () => {
    const { a, b } = await pair(app());
    const ad = await posted(app(), a);
    const json = draft(app(), a, b, { requestId: ad.id });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(app(), a, json)));
    expect(answers.map((one) => one.status).sort()).toEqual([201, ...Array(9).fill(404)]);
    expect((await list(app(), b)).body).toHaveLength(1);
  });

  it('is read by those who are in it alone, in pages', async () => {
    const { a, b } = await pair(app());
    const made: string[] = [];
    for (const hour of ['19:00', '21:00', '20:00']) {
      const ad = await posted(app(), a);
      made.push((await post(app(), a, draft(app(), a, b, { requestId: ad.id, hour }))).body.match.id);
    }
    const first = await list(app(), b, '?limit=2');
    expect(first.body.map((one) => one.id)).toEqual([made[1], made[2]]);
    const cursor = first.headers.get('X-Next-Cursor');
    const second = await list(app(), b, `?limit=2&cursor=${cursor}`);
    expect(second.body.map((one) => one.id)).toEqual([made[0]]);
    expect(second.headers.get('X-Next-Cursor')).toBeNull();
    expect((await list(app(), a, '', b)).status).toBe(403);
    expect((await app().call('get', `/api/matches/${a.id}`)).status).toBe(401);
  });
  it('comes in pages, each once, also where matches share a start', async () => {
    const me = await createUser(app());
    const made: string[] = [];
    for (let n = 0; n < 3; n++) {
      const other = await createUser(app());
      await write(app(), me, other);
      const ad = await posted(app(), me);
      made.push((await post(app(), me, draft(app(), me, other, { requestId: ad.id }))).body.match.id);
    }
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(app(), me, `?limit=1${cursor && `&cursor=${cursor}`}`);
      found.push(...page.body.map(({ id }) => id));
      cursor = page.headers.get('X-Next-Cursor');
    }
    expect(found).toEqual(made.toReversed());
  });
});
