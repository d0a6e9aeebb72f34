import type { Ad } from 'mf-shared/contracts/ads';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createLineup, found, postAd, posted, type Refusal, withdraw } from '../../../test/community.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';

onBothEngines('ads', (app) => {
  const list = (token: string | undefined, query: Record<string, string>) =>
    app().call<Ad[] & Refusal>('get', `/api/requests?${new URLSearchParams(query)}`, token ? { token } : {});
  const idsOf = async (token: string, query: Record<string, string>) =>
    (await list(token, query)).body.map((ad) => ad.id);
  const show = (id: string, token: string) =>
    app().call<Ad & Refusal>('get', `/api/requests/${id}`, { token });

  it('looks for an opponent with an own lineup, whose size is the team’s', async () => {
    const owner = await createUser(app(), { full_name: 'Çağrı Öz' });
    const lineup = await createLineup(app(), owner, 7);
    const { status, body } = await postAd(app(), owner, {
      type: 'findOpponent',
      lineupId: lineup.id,
      teamSize: 11,
      description: '  Perşembe akşamı  ',
      location: { city: 'Ağrı' },
    });
    expect(status).toBe(201);
    expect(body.request).toMatchObject({
      type: 'findOpponent',
      location: { city: 'Ağrı' },
      teamSize: 7,
      lineupId: lineup.id,
      position: null,
      positionNeeded: null,
      description: 'Perşembe akşamı',
      user: { id: owner.id, _id: owner.id, fullName: 'Çağrı Öz' },
    });
    expect(body.request.lineup).toEqual(lineup);
    expect(Date.parse(body.request.expiresAt) - Date.parse(body.request.createdAt)).toBe(7 * DAY_MS);
    expect(body.request.user).not.toHaveProperty('email');
  });

  it.each([5, 11])('takes a team of %i', async (size) => {
    const owner = await createUser(app());
    const lineupId = (await createLineup(app(), owner, size)).id;
    expect(await posted(app(), owner, { type: 'findOpponent', lineupId })).toMatchObject({ teamSize: size });
  });

  it('takes no opponent ad without an own lineup', async () => {
    const owner = await createUser(app());
    const strangers = await createLineup(app(), await createUser(app()));
    for (const lineupId of [undefined, null, '', newId(), strangers.id]) {
      expect(await postAd(app(), owner, { type: 'findOpponent', lineupId })).toMatchObject({
        status: 400,
        body: {
          code: 'request_lineup_invalid',
          message: 'Lütfen geçerli bir kadro seçin.',
          fields: { lineupId: 'Lütfen geçerli bir kadro seçin.' },
        },
      });
    }
  });

  it('marks what is missing', async () => {
    const user = await createUser(app());
    const fieldsOf = async (json: object) => (await postAd(app(), user, json)).body.fields;
    expect(await fieldsOf({ positionNeeded: undefined })).toHaveProperty('positionNeeded');
    expect(await fieldsOf({ positionNeeded: 'Libero' })).toHaveProperty('positionNeeded');
    expect(await fieldsOf({ type: 'findTeam' })).toHaveProperty('position');
    expect(await fieldsOf({ type: 'findBall' })).toHaveProperty('type');
    expect(await fieldsOf({ location: { city: 'Paris' } })).toEqual({
      'location.city': 'Listeden bir şehir seçin.',
    });
    expect(await fieldsOf({ location: undefined })).toHaveProperty('location');
    expect(await fieldsOf({ description: 'a'.repeat(501) })).toHaveProperty('description');
  });

  it('ends an own ad once, and nobody else’s', async () => {
    const [user, other] = [await createUser(app()), await createUser(app())];
    const { id } = await posted(app(), user);
    for (const end of [withdraw, found]) {
      expect(await end(app(), other, id)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    }
    expect((await withdraw(app(), user, id)).status).toBe(200);
    for (const end of [withdraw, found]) {
      expect(await end(app(), user, id)).toMatchObject({ status: 404, body: { code: 'request_not_found' } });
    }
    expect((await show(id, user.token)).status).toBe(404);
    expect((await withdraw(app(), user, newId())).status).toBe(404);
  });

  it('is listed by type, city and what is looked for', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => createUser(app())));
    const reader = users[0] as (typeof users)[number];
    const at = (city: string) => ({ location: { city } });
    const [five, seven] = await Promise.all([
      createLineup(app(), users[0] ?? reader, 5),
      createLineup(app(), users[1] ?? reader, 7),
    ]);
    const opponent = { type: 'findOpponent', ...at('Siirt') };
    const a = await posted(app(), users[0] ?? reader, { ...opponent, lineupId: five.id });
    app().time.now += 1;
    const b = await posted(app(), users[1] ?? reader, { ...opponent, lineupId: seven.id });
    const c = await posted(app(), users[2] ?? reader, { ...at('Siirt'), positionNeeded: 'Bek' });
    const d = await posted(app(), users[3] ?? reader, { ...at('Siirt'), positionNeeded: 'Kanat' });
    const e = await posted(app(), users[4] ?? reader, { type: 'findTeam', ...at('Siirt'), position: 'Bek' });
    const f = await posted(app(), users[5] ?? reader, { ...at('Bitlis'), positionNeeded: 'Bek' });
    const ask = (query: Record<string, string>) => idsOf(reader.token, { city: 'Siirt', ...query });
    expect(await ask({ type: 'findOpponent' })).toEqual([b.id, a.id]);
    expect(await ask({ type: 'findOpponent', teamSize: '7' })).toEqual([b.id]);
    expect(await ask({ type: 'findOpponent', teamSize: '' })).toEqual([b.id, a.id]);
    expect(new Set(await ask({ type: 'findPlayer' }))).toEqual(new Set([c.id, d.id]));
    expect(await ask({ type: 'findPlayer', positionNeeded: 'Kanat' })).toEqual([d.id]);
    expect(await ask({ type: 'findTeam', position: 'Bek' })).toEqual([e.id]);
    expect(await ask({ type: 'findTeam', position: 'Kanat' })).toEqual([]);
    const everywhere = await idsOf(reader.token, { type: 'findPlayer', positionNeeded: 'Bek', limit: '100' });
    expect(everywhere).toEqual(expect.arrayContaining([c.id, f.id]));
  });

  it('comes newest first, page by page, each once', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      ids.unshift((await posted(app(), await createUser(app()), { location: { city: 'Tunceli' } })).id);
      if (i !== 2) app().time.now += 1;
    }
    const { token } = await createUser(app());
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(token, {
        type: 'findPlayer',
        city: 'Tunceli',
        limit: '2',
        ...(cursor && { cursor }),
      });
      seen.push(...page.body.map((ad) => ad.id));
      cursor = page.headers.get('X-Next-Cursor');
    }
    expect(seen).toEqual(ids);
  });

  it.each([
    ['teamSize', '5'],
    ['positionNeeded', 'Bek'],
    ['position', 'Bek'],
    ['city', 'Bartın'],
  ])('is listed by its %s on the next page too', async (name, value) => {
    const ad = async (fits: boolean) => {
      const user = await createUser(app());
      const position = fits || name === 'city' ? 'Bek' : 'Kanat';
      const location = { city: fits || name !== 'city' ? 'Bartın' : 'Bitlis' };
      if (name === 'position') return posted(app(), user, { type: 'findTeam', position, location });
      if (name !== 'teamSize') return posted(app(), user, { positionNeeded: position, location });
      const lineupId = (await createLineup(app(), user, fits ? 5 : 6)).id;
      return posted(app(), user, { type: 'findOpponent', lineupId, location });
    };
    await ad(false);
    const older = await ad(true);
    await ad(false);
    const newer = await ad(true);
    const { token } = await createUser(app());
    const query = { city: 'Bartın', type: newer.type, limit: '1', [name]: value };
    const first = await list(token, query);
    const second = await list(token, { ...query, cursor: first.headers.get('X-Next-Cursor') ?? '' });
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual([newer.id, older.id]);
  });

  it('refuses filters that mean nothing', async () => {
    const { token } = await createUser(app());
    for (const query of [{}, { type: 'x' }]) {
      expect(await list(token, query as Record<string, string>)).toMatchObject({ status: 400 });
    }
    for (const teamSize of ['4', '12', '7.5', 'yedi']) {
      expect((await list(token, { type: 'findOpponent', teamSize })).body.fields).toHaveProperty('teamSize');
    }
    expect((await list(token, { type: 'findTeam', city: 'Paris' })).body.fields).toHaveProperty('city');
    expect((await list(token, { type: 'findTeam', position: 'Libero' })).body.fields).toHaveProperty(
      'position',
    );
    expect((await list(token, { type: 'findTeam', cursor: 'x' })).body.fields).toHaveProperty('cursor');
  });

  it('is read by members and posted by players', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    const { id } = await posted(app(), user);
    const query = { type: 'findPlayer' };
    expect((await list(undefined, query)).status).toBe(401);
    expect((await list((await createUser(app(), { role: 'admin' })).token, query)).status).toBe(403);
    expect((await list(business.token, query)).status).toBe(200);
    expect((await show(id, business.token)).status).toBe(200);
    const asBusiness = { ...user, token: business.token };
    expect((await postAd(app(), asBusiness)).status).toBe(403);
    expect((await withdraw(app(), asBusiness, id)).status).toBe(403);
    expect((await found(app(), asBusiness, id)).status).toBe(403);
    const paths = [
      ['post', '/api/requests'],
      ['post', `/api/requests/${id}/found`],
      ['delete', `/api/requests/${id}`],
      ['get', '/api/requests/mine'],
      ['get', `/api/requests/${id}`],
    ] as const;
    for (const [method, path] of paths) expect((await app().call(method, path)).status).toBe(401);
  });
});
