import { LINEUP_SLOTS, type Lineup } from 'mf-shared/contracts/lineups';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import {
  createLineup,
  pass,
  placed,
  posted,
  postLineup,
  type Refusal,
  withdraw,
} from '../../../test/community.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';

onBothEngines('lineups', (app) => {
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => createUser(app())));
  const ids = (users: TestUser[]) => users.map((user) => user.id);
  const list = (userId: string, token: string | undefined, query = '') =>
    app().call<Lineup[]>('get', `/api/lineups/${userId}${query}`, token ? { token } : {});
  const remove = (id: string, user: TestUser) =>
    app().call<Refusal>('delete', `/api/lineups/${id}`, { token: user.token });

  it('keeps name, places and coordinates of eleven, and shows who they are', async () => {
    const owner = await createUser(app(), { full_name: 'Işıl Çağ', defense: 90, position: 'Stoper' });
    const mates = await people(10);
    const players = placed([owner.id, ...ids(mates)]).map((one) => ({ ...one, x: one.x / 2 + 0.25 }));
    const { status, body } = await postLineup(app(), owner, { name: '  Kramponsuzlar ', players });
    expect(status).toBe(201);
    expect(body.message).toBe('Kadro oluşturuldu.');
    const { body: lineups } = await list(owner.id, mates[0]?.token);
    expect(lineups).toEqual([body.lineup]);
    expect(body.lineup).toMatchObject({ name: 'Kramponsuzlar', user: owner.id });
    expect(body.lineup._id).toBe(body.lineup.id);
    expect(body.lineup.players).toMatchObject(players);
    // The rating of the player's own card, whatever their place in the lineup: 64 as a Kaleci.
    const shown = { fullName: 'Işıl Çağ', position: 'Kaleci', photo: null, rating: 66 };
    expect(body.lineup.players[0]).toMatchObject(shown);
  });

  it('asks for five players and a name', async () => {
    const owner = await createUser(app());
    const [a, b, c, d, e] = ids(await people(5)) as [string, string, string, string, string];
    const refused = { status: 400, body: { code: 'lineup_too_small' } };
    for (const json of [
      { name: 'Dörtlü', players: placed([a, b, c, d]) },
      { name: '', players: placed([a, b, c, d, e]) },
      { name: ' \t ', players: placed([a, b, c, d, e]) },
      { name: '\u200b', players: placed([a, b, c, d, e]) },
      { players: placed([a, b, c, d, e]) },
      { name: 'Boş' },
    ]) {
      const answer = await postLineup(app(), owner, json);
      expect(answer).toMatchObject(refused);
      expect(answer.body.message).toBe('En az 5 oyuncu seçin ve kadroya isim verin.');
    }
    expect((await list(owner.id, owner.token)).body).toEqual([]);
  });

  it('lets a player hold one position only', async () => {
    const owner = await createUser(app());
    const [a, b, c, d] = ids(await people(4)) as [string, string, string, string];
    const { status, body } = await postLineup(app(), owner, {
      name: 'İkiz',
      players: placed([a, b, c, d, a]),
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'lineup_player_twice',
      message: 'Bu oyuncu zaten başka bir pozisyonda seçilmiş!',
    });
  });

  it.each([
    ['Kaleci', 1],
    ['Stoper', 2],
    ['Bek', 2],
    ['Orta Saha', 2],
    ['Ofansif Orta Saha', 1],
    ['Kanat', 2],
    ['Forvet', 1],
  ])('has no more places for %s than %i', async (position, places) => {
    const owner = await createUser(app());
    const team = ids(await people(5));
    const others = LINEUP_SLOTS.filter((slot) => slot.position !== position);
    const fill = (count: number) =>
      team.map((player, at) => ({
        player,
        position: at < count ? position : others[at]?.position,
        x: 50,
        y: 50,
      }));
    expect((await postLineup(app(), owner, { name: 'Sınır', players: fill(places) })).status).toBe(201);
    const { status, body } = await postLineup(app(), owner, { name: 'Taşan', players: fill(places + 1) });
    expect([status, body.code]).toEqual([400, 'lineup_position_full']);
  });

  it('refuses places outside the pitch, positions that are none, strangers and left accounts', async () => {
    const owner = await createUser(app());
    const team = placed(ids(await people(5)));
    const [first, ...rest] = team;
    const admin = await createUser(app(), { role: 'admin' });
    const bad = (change: object) =>
      postLineup(app(), owner, { name: 'x', players: [{ ...first, ...change }, ...rest] });
    for (const change of [{ x: 101 }, { y: -1 }, { x: 'sol' }, { position: 'Libero' }]) {
      expect(await bad(change)).toMatchObject({ status: 400, body: { code: 'validation' } });
    }
    const left = await createUser(app());
    await app().db.q.updateTable('users').set({ deleted_at: 1 }).where('id', '=', left.id).execute();
    for (const player of [newId(), admin.id, left.id]) {
      expect(await bad({ player })).toMatchObject({ status: 400, body: { code: 'lineup_player_unknown' } });
    }
    expect((await list(owner.id, owner.token)).body).toEqual([]);
  });

  it.each([1000, 0])('comes newest first, page by page, %i ms apart', async (apart) => {
    const owner = await createUser(app());
    const made: string[] = [];
    for (let i = 0; i < 3; i++) {
      app().time.now += apart;
      made.unshift((await createLineup(app(), owner)).id);
    }
    const first = await list(owner.id, owner.token, '?limit=2');
    expect(first.body.map((lineup) => lineup.id)).toEqual(made.slice(0, 2));
    const cursor = first.headers.get('X-Next-Cursor');
    const second = await list(owner.id, owner.token, `?limit=2&cursor=${cursor}`);
    expect(second.body.map((lineup) => lineup.id)).toEqual(made.slice(2));
    expect(second.headers.get('X-Next-Cursor')).toBeNull();
    expect((await list(owner.id, owner.token, '?cursor=x')).status).toBe(400);
  });

  it('takes an admin who plays into the own lineup, and into no other', async () => {
    const [player, mates] = [await createUser(app()), await people(4)];
    await app().db.q.updateTable('users').set({ role: 'admin' }).where('id', '=', player.id).execute();
    const json = { name: 'Yönetici', players: placed(ids([player, ...mates])) };
    expect((await postLineup(app(), player, json)).status).toBe(201);
    expect((await postLineup(app(), mates[0] as TestUser, json)).body.code).toBe('lineup_player_unknown');
  });

  it('is deleted by its owner alone', async () => {
    const owner = await createUser(app());
    const lineup = await createLineup(app(), owner);
    const other = await createUser(app());
    expect(await remove(lineup.id, other)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect(await remove(lineup.id, owner)).toMatchObject({
      status: 200,
      body: { message: 'Kadro silindi.' },
    });
    expect(await remove(lineup.id, owner)).toMatchObject({ status: 404, body: { code: 'lineup_not_found' } });
    expect((await list(owner.id, owner.token)).body).toEqual([]);
  });

  it('stays while an opponent ad shows it', async () => {
    const owner = await createUser(app());
    const lineup = await createLineup(app(), owner);
    const post = () => posted(app(), owner, { type: 'findOpponent', lineupId: lineup.id });
    const ad = await post();
    expect(await remove(lineup.id, owner)).toMatchObject({ status: 409, body: { code: 'lineup_in_use' } });
    await withdraw(app(), owner, ad.id);
    await post();
    expect((await remove(lineup.id, owner)).status).toBe(409);
    await pass(app(), 7 * DAY_MS, owner);
    expect((await remove(lineup.id, owner)).status).toBe(200);
    app().time.now -= 7 * DAY_MS;
  });

  it('is never advertised and deleted at once', async () => {
    for (let round = 0; round < 8; round++) {
      const owner = await createUser(app());
      const lineup = await createLineup(app(), owner);
      const [gone, ad] = await Promise.all([
        remove(lineup.id, owner),
        app().call('post', '/api/requests', {
          token: owner.token,
          json: { type: 'findOpponent', location: { city: 'Muş' }, lineupId: lineup.id },
        }),
      ]);
      expect([gone.status, ad.status].sort()).toEqual(gone.status === 200 ? [200, 400] : [201, 409]);
    }
  });

  it('is for members, and made by players', async () => {
    const owner = await createUser(app());
    const business = await createVenue(app());
    const admin = await createUser(app(), { role: 'admin' });
    const lineup = await createLineup(app(), owner);
    expect((await list(owner.id, undefined)).status).toBe(401);
    expect((await list(owner.id, admin.token)).status).toBe(403);
    expect((await list(owner.id, business.token)).body).toEqual([lineup]);
    const team = placed(ids(await people(5)));
    const asBusiness = { token: business.token, json: { name: 'x', players: team } };
    expect((await app().call('post', '/api/lineups', asBusiness)).status).toBe(403);
    expect((await app().call('post', '/api/lineups', { json: {} })).status).toBe(401);
    expect((await app().call('delete', `/api/lineups/${lineup.id}`)).status).toBe(401);
  });
});
