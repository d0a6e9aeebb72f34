import type { Ad } from 'mf-shared/contracts/ads';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { found, pass, postAd, posted, type Refusal, withdraw } from '../../../test/community.ts';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { expireAds } from './expire.ts';

onBothEngines('ads of one player', (app) => {
  const list = (token: string | undefined, query: Record<string, string>) =>
    app().call<Ad[] & Refusal>('get', `/api/requests?${new URLSearchParams(query)}`, token ? { token } : {});
  const idsOf = async (token: string, query: Record<string, string>) =>
    (await list(token, query)).body.map((ad) => ad.id);
  const show = (id: string, token: string) =>
    app().call<Ad & Refusal>('get', `/api/requests/${id}`, { token });

  it('has one ad a player', async () => {
    const user = await createUser(app());
    const first = await posted(app(), user);
    expect(await postAd(app(), user, { type: 'findTeam', position: 'Kaleci' })).toMatchObject({
      status: 409,
      body: { code: 'request_active_exists', message: 'Zaten yayında bir ilanınız var.' },
    });
    expect((await withdraw(app(), user, first.id)).body.message).toBe('İlanınız kaldırıldı.');
    const second = await posted(app(), user);
    expect((await found(app(), user, second.id)).status).toBe(200);
    await posted(app(), user);
  });

  it('leaves after seven days, in lists at once and from the tables by the job', async () => {
    const user = await createUser(app());
    const { id } = await posted(app(), user, { location: { city: 'Bilecik' } });
    const query = { type: 'findPlayer', city: 'Bilecik' };
    const mine = () => app().call<Ad[]>('get', '/api/requests/mine', { token: user.token });
    await pass(app(), 7 * DAY_MS - 1, user);
    expect(await idsOf(user.token, query)).toEqual([id]);
    expect((await mine()).body.map((ad) => ad.id)).toEqual([id]);
    expect((await show(id, user.token)).body.id).toBe(id);
    await pass(app(), 1, user);
    expect(await idsOf(user.token, query)).toEqual([]);
    expect((await mine()).body).toEqual([]);
    expect((await show(id, user.token)).status).toBe(404);
    expect((await withdraw(app(), user, id)).status).toBe(404);
    const next = await posted(app(), user, { location: { city: 'Bilecik' } });
    const late = await posted(app(), await createUser(app()), { location: { city: 'Bilecik' } });
    app().time.now += 7 * DAY_MS;
    expect(await expireAds(app().ctx)).toBeGreaterThanOrEqual(2);
    const kept = await app()
      .db.q.selectFrom('ads')
      .select('id')
      .where('id', 'in', [id, next.id, late.id])
      .execute();
    expect(kept).toEqual([]);
    app().time.now -= 14 * DAY_MS;
  });

  it('takes five in seven days, then says when the next may come', async () => {
    const user = await createUser(app());
    for (let i = 0; i < 5; i++) {
      const ad = await posted(app(), user);
      await (i % 2 ? withdraw : found)(app(), user, ad.id);
      app().time.now += DAY_MS;
    }
    const refused = await postAd(app(), user);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'request_weekly_limit',
        message:
          'Haftalık maksimum talep sınırına ulaştınız. Yeni ilan oluşturmak için eski ilanlarınızın süresi dolmalı.',
      },
    });
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBe((2 * DAY_MS) / 1000);
    await pass(app(), seconds * 1000 - 1, user);
    expect((await postAd(app(), user)).status).toBe(429);
    await pass(app(), 1, user);
    await expireAds(app().ctx);
    expect((await postAd(app(), user)).status).toBe(201);
    app().time.now -= 7 * DAY_MS;
  });

  it('takes fourteen of a goalkeeper for hire, one at a time', async () => {
    const user = await createUser(app());
    const keeper = { type: 'findTeam', position: 'Kaleci' };
    for (let i = 0; i < 14; i++) {
      const { id } = await posted(app(), user, keeper);
      expect((await postAd(app(), user, keeper)).status).toBe(409);
      await withdraw(app(), user, id);
    }
    expect((await postAd(app(), user, keeper)).status).toBe(429);
  });

  it('gives the goalkeepers’ room to goalkeepers for hire alone', async () => {
    const user = await createUser(app());
    for (let i = 0; i < 5; i++) {
      const { id } = await posted(app(), user, { type: 'findTeam', position: 'Forvet' });
      await withdraw(app(), user, id);
    }
    expect((await postAd(app(), user, { type: 'findTeam', position: 'Bek' })).status).toBe(429);
    expect((await postAd(app(), user, { positionNeeded: 'Kaleci' })).status).toBe(429);
    const { id } = await posted(app(), user, { type: 'findTeam', position: 'Kaleci' });
    await withdraw(app(), user, id);
    expect((await postAd(app(), user)).status).toBe(429);
  });
});
