import { MAX_COMING_TOURNAMENTS, type Tournament } from 'mf-shared/contracts/tournaments';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { CUP, tournaments } from '../../../test/tournaments.ts';
import { newId } from '../../base/id.ts';

onBothEngines('tournaments', (app) => {
  const { create, show, on, register, leave, made } = tournaments(app);

  const list = ({ token }: TestUser, query: string) =>
    app().call<Tournament[]>('get', `/api/tournaments?${query}`, { token });

  it('are announced with 16 places unless told, and shown in full', async () => {
    const organizer = await createUser(app(), { full_name: 'Ayşe Öz' });
    const location = { city: 'Van', coordinates: [43.38, 38.49] };
    const { status, body } = await create(organizer, { ...CUP, location });
    expect(status).toBe(201);
    const { id } = body.tournament;
    const shown = {
      _id: id,
      id,
      name: 'Gece Kupası',
      date: '2026-11-28',
      location,
      fee: 500,
      capacity: 16,
      organizer: { _id: organizer.id, id: organizer.id, fullName: 'Ayşe Öz' },
      participants: [],
      isFull: false,
      isPast: false,
      isCancelled: false,
      isRegistered: false,
      version: 1,
    };
    expect(body.tournament).toEqual(shown);
    expect((await show(organizer, id)).body).toEqual(shown);
    const bare = await create(organizer, { ...CUP, capacity: 4, fee: 0 });
    expect(bare.body.tournament).toMatchObject({ capacity: 4, fee: 0, location: { coordinates: null } });
  });

  it('are three coming ones at most of one organizer, today’s among them', async () => {
    const organizer = await createUser(app());
    for (const date of ['2026-11-18', '2026-11-19', '2026-11-28']) {
      expect((await create(organizer, { ...CUP, date })).status).toBe(201);
    }
    const refused = await create(organizer);
    expect([refused.status, refused.body.code]).toEqual([409, 'tournament_limit']);
    expect(refused.body.message).toContain('en fazla 3 turnuva');
    expect((await create(await createUser(app()))).status).toBe(201);
    await on('2026-11-19', async () => {
      expect((await create(organizer)).status).toBe(201);
      expect((await create(organizer)).status).toBe(409);
    });
  });

  it('are three of one organizer, however many are announced at once', async () => {
    const organizer = await createUser(app());
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(organizer)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_COMING_TOURNAMENTS);
    expect(answers.filter(({ body }) => body.code === 'tournament_limit')).toHaveLength(9);
  });

  it.each([
    ['name', { name: '  ' }, 'name'],
    ['name left out', { name: undefined }, 'name'],
    ['date', { date: undefined }, 'date'],
    ['date that is none', { date: '2026-02-30' }, 'date'],
    ['date that has passed', { date: '2026-11-17' }, 'date'],
    ['city', { location: { coordinates: [29, 41] } }, 'location.city'],
    ['city that is none', { location: { city: 'Paris' } }, 'location.city'],
    ['location', { location: undefined }, 'location'],
    ['fee', { fee: undefined }, 'fee'],
    ['fee below nothing', { fee: -1 }, 'fee'],
    ['broken fee', { fee: 1.5 }, 'fee'],
    ['capacity under 4', { capacity: 3 }, 'capacity'],
    ['capacity over 64', { capacity: 65 }, 'capacity'],
    ['place', { location: { city: 'Van', coordinates: [200, 41] } }, 'location.coordinates.0'],
  ])('are refused for their %s', async (_, wrong, field) => {
    const { status, body } = await create(await createUser(app()), { ...CUP, ...wrong });
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it('may be announced for today', async () => {
    expect((await create(await createUser(app()), { ...CUP, date: '2026-11-18' })).status).toBe(201);
  });

  it('are not there under an unknown id', async () => {
    const user = await createUser(app());
    for (const answer of [
      await show(user, newId()),
      await register(user, newId()),
      await leave(user, 'yok'),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'tournament_not_found', message: 'Turnuva bilgisi bulunamadı.' },
      });
    }
  });

  it('stay when their organizer goes, and lose the players who do', async () => {
    const { organizer, id } = await made();
    const [player, reader] = [await createUser(app()), await createUser(app())];
    await register(player, id);
    for (const gone of [organizer, player]) {
      await app().db.q.deleteFrom('users').where('id', '=', gone.id).execute();
    }
    expect((await show(reader, id)).body).toMatchObject({ organizer: null, participants: [] });
  });

  it('are listed by city, the next one first, then past ones, page by page', async () => {
    const city = 'Bayburt';
    const at = async (date: string, name: string) => {
      await on('2026-11-01', async () => {
        await create(await createUser(app()), { ...CUP, date, name, location: { city } });
      });
    };
    await at('2026-11-17', 'dün');
    await at('2026-12-24', 'sonra');
    await at('2026-11-10', 'çok önce');
    await at('2026-11-18', 'bugün');
    await at('2026-11-19', 'yarın');
    await made({ name: 'başka şehir' });
    const reader = await createUser(app());
    const order = ['bugün', 'yarın', 'sonra', 'dün', 'çok önce'];
    for (const limit of [1, 2, 3, 4, 5]) {
      const names: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = `city=${city}&limit=${limit}${cursor && `&cursor=${cursor}`}`;
        const page = await list(reader, query);
        names.push(...page.body.map((one) => one.name));
        cursor = page.headers.get('X-Next-Cursor');
      }
      expect(names).toEqual(order);
    }
    // Midnight between two pages moves nothing.
    const cursor = (await list(reader, `city=${city}&limit=1`)).headers.get('X-Next-Cursor');
    await on('2026-11-19', async () => {
      const rest = await list(reader, `city=${city}&cursor=${cursor}`);
      expect(rest.body.map((one) => one.name)).toEqual(order.slice(1));
    });
    expect((await list(reader, `city=${city}`)).body.map((one) => one.isPast)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    const all = await list(reader, 'city=&limit=100');
    expect(all.body.map((one) => one.name)).toEqual(expect.arrayContaining(['başka şehir', 'bugün']));
    expect((await list(reader, 'city=Paris')).status).toBe(400);
    expect((await list(reader, 'cursor=x')).status).toBe(400);
  });

  it('of one day are listed each once, coming and past ones', async () => {
    const city = 'Kilis';
    const made: string[] = [];
    await on('2026-11-01', async () => {
      for (const date of ['2026-11-10', '2026-11-28']) {
        for (let n = 0; n < 3; n++) {
          const { body } = await create(await createUser(app()), { ...CUP, date, location: { city } });
          made.push(body.tournament.id);
        }
      }
    });
    const reader = await createUser(app());
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(reader, `city=${city}&limit=1${cursor && `&cursor=${cursor}`}`);
      ids.push(...page.body.map((one) => one.id));
      cursor = page.headers.get('X-Next-Cursor');
    }
    expect(ids).toEqual([...made.slice(3), ...made.slice(0, 3).reverse()]);
  });

  it('show in the list who takes part', async () => {
    const { id } = await made({ location: { city: 'Iğdır' } });
    const player = await createUser(app());
    await register(player, id);
    const { body } = await list(player, `city=${encodeURIComponent('Iğdır')}`);
    expect(body).toMatchObject([{ id, isRegistered: true, participants: [{ id: player.id }] }]);
  });

  it('are for players', async () => {
    const business = await createVenue(app());
    const calls = [
      ['get', ''],
      ['get', '/x'],
      ['post', '/create'],
      ['post', '/register'],
      ['delete', '/register/x'],
      ['put', '/x'],
      ['delete', '/x'],
    ] as const;
    for (const [method, path] of calls) {
      expect((await app().call(method, `/api/tournaments${path}`)).status).toBe(401);
      expect((await app().call(method, `/api/tournaments${path}`, { token: business.token })).status).toBe(
        403,
      );
    }
  });
});
