import { type Challenge, MAX_OPEN_CHALLENGES } from 'mf-shared/contracts/challenges';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';
import { expireChallenges } from './expire.ts';

type Answer = {
  message: string;
  challenge: Challenge;
  code?: string;
  fields?: Record<string, string>;
};
const RIVAL = { type: 'rakip-bul', details: 'Cuma akşamı rakip arıyoruz.', contactInfo: '0532 111 22 33' };

onBothEngines('challenges', (app) => {
  const create = ({ token }: { token: string }, json: unknown = RIVAL) =>
    app().call<Answer>('post', '/api/challenges/create', { token, json });
  const list = ({ token }: TestUser, query = '') =>
    app().call<Challenge[]>('get', `/api/challenges?${query}`, { token });
  const remove = ({ token }: TestUser, id: string) =>
    app().call<Answer>('delete', `/api/challenges/${id}`, { token });

  it('show what is sought, by whom, and how to reach them', async () => {
    const creator = await createUser(app(), { full_name: 'Işıl Ak' });
    const { status, body } = await create(creator, { ...RIVAL, details: `  ${RIVAL.details} ` });
    expect(status).toBe(201);
    const reader = await createUser(app());
    const found = (await list(reader)).body.find((one) => one.id === body.challenge.id);
    expect(found).toEqual(body.challenge);
    expect(found).toMatchObject({
      ...RIVAL,
      _id: body.challenge.id,
      creator: { _id: creator.id, id: creator.id, fullName: 'Işıl Ak' },
    });
  });

  it('go fourteen days after they were posted, and not before', async () => {
    const creator = await createUser(app());
    const { id } = (await create(creator)).body.challenge;
    const isListed = async () => (await list(creator)).body.some((one) => one.id === id);
    const end = app().time.now + 14 * 24 * 60 * 60 * 1000;
    const { ctx } = app();
    await expireChallenges({ ...ctx, clock: () => end - 1 });
    expect(await isListed()).toBe(true);
    await expireChallenges({ ...ctx, clock: () => end });
    expect(await isListed()).toBe(false);
  });

  it.each([
    ['type', { type: undefined }, 'type'],
    ['type that is none', { type: 'takim-bul' }, 'type'],
    ['details', { details: ' ' }, 'details'],
    ['details left out', { details: undefined }, 'details'],
    ['details that never end', { details: 'a'.repeat(1001) }, 'details'],
    ['contact', { contactInfo: '' }, 'contactInfo'],
    ['contact left out', { contactInfo: undefined }, 'contactInfo'],
  ])('are refused for their %s', async (_, wrong, field) => {
    const { status, body } = await create(await createUser(app()), { ...RIVAL, ...wrong });
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it('are listed by type, the newest first, page by page', async () => {
    const creator = await createUser(app());
    const other = await createUser(app());
    const ids: string[] = [];
    for (const type of ['eksik-oyuncu', 'rakip-bul', 'eksik-oyuncu', 'eksik-oyuncu']) {
      const { body } = await create(type === 'rakip-bul' ? other : creator, { ...RIVAL, type });
      if (type === 'eksik-oyuncu') ids.unshift(body.challenge.id);
    }
    const first = await list(creator, 'type=eksik-oyuncu&limit=2');
    const cursor = first.headers.get('X-Next-Cursor');
    const next = await list(creator, `type=eksik-oyuncu&limit=2&cursor=${cursor}`);
    expect([...first.body, ...next.body].map((one) => one.id)).toEqual(ids);
    expect(next.headers.get('X-Next-Cursor')).toBeNull();
    const both = await list(creator, 'type=&limit=100');
    expect(new Set(both.body.map((one) => one.type))).toEqual(new Set(['rakip-bul', 'eksik-oyuncu']));
    expect((await list(creator, 'type=yok')).status).toBe(400);
    expect((await list(creator, 'cursor=x')).status).toBe(400);
  });

  it('are three at most of one player, who takes one down for another', async () => {
    const [creator, other] = [await createUser(app()), await createUser(app())];
    const ids = [];
    for (let n = 0; n < MAX_OPEN_CHALLENGES; n++) ids.push((await create(creator)).body.challenge.id);
    const refused = await create(creator);
    expect([refused.status, refused.body.code]).toEqual([409, 'challenge_limit']);
    expect(refused.body.message).toContain('en fazla 3 ilanınız');
    expect((await create(other)).status).toBe(201);
    await remove(creator, ids[0] ?? '');
    expect((await create(creator)).status).toBe(201);
    expect((await create(creator)).status).toBe(409);
  });

  it('are three of one player, however many are posted at once', async () => {
    const creator = await createUser(app());
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(creator)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_OPEN_CHALLENGES);
    expect(answers.filter(({ body }) => body.code === 'challenge_limit')).toHaveLength(9);
    const { body } = await list(creator, 'limit=100');
    expect(body.filter((one) => one.creator.id === creator.id)).toHaveLength(MAX_OPEN_CHALLENGES);
  });

  it('are taken down by their creator alone, once', async () => {
    const [creator, other] = [await createUser(app()), await createUser(app())];
    const { id } = (await create(creator)).body.challenge;
    expect(await remove(other, id)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect(await remove(creator, newId())).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await remove(creator, id)).toMatchObject({ status: 200 });
    expect((await remove(creator, id)).status).toBe(404);
    expect((await list(other, 'limit=100')).body.map((one) => one.id)).not.toContain(id);
  });

  it('and their contacts are for signed-in players', async () => {
    const business = await createVenue(app());
    const calls = [
      ['get', ''],
      ['post', '/create'],
      ['delete', '/x'],
    ] as const;
    for (const [method, path] of calls) {
      expect((await app().call(method, `/api/challenges${path}`)).status).toBe(401);
      expect((await app().call(method, `/api/challenges${path}`, { token: business.token })).status).toBe(
        403,
      );
    }
  });
});
