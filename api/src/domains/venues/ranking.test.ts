import type { OwnRank, RankedVenue } from 'mf-shared/contracts/venues';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { playedHour } from '../../../test/visits.ts';
import { newId } from '../../base/id.ts';

onBothEngines('ranking of venues', (app) => {
  const ranking = (city: string, query = '') =>
    app().call<RankedVenue[]>('get', `/api/business/ranking?city=${encodeURIComponent(city)}${query}`);
  const own = async ({ token }: TestVenue) =>
    (await app().call<OwnRank>('get', '/api/business/ranking/own', { token })).body;
  const rate = async (business: TestVenue, ...stars: number[]) => {
    for (const rating of stars) {
      const user = await createUser(app());
      await playedHour(app(), business, user);
      const { token } = user;
      await app().call('post', `/api/business/${business.id}/ratings`, { token, json: { rating } });
    }
  };

  it('lets a few reviews not outrank many, and leaves out who has none', async () => {
    const city = 'Bolu';
    const [single, loved, poor, silent] = await Promise.all(
      ['Tek Beşlik', 'Çok Sevilen', 'Sevilmeyen', 'Yorumsuz'].map((venue_name) =>
        createVenue(app(), { city, venue_name, rating_score: 3 }),
      ),
    );
    if (!single || !loved || !poor || !silent) throw new Error('no venues');
    await rate(single, 5);
    await rate(loved, ...Array.from({ length: 9 }, () => 5), 4);
    await rate(poor, 1, 2);
    const { body } = await ranking(city);
    expect(body).toMatchObject([
      { rank: 1, businessName: 'Çok Sevilen', averageRating: 4.9, ratingCount: 10 },
      { rank: 2, businessName: 'Tek Beşlik', averageRating: 5, ratingCount: 1 },
      { rank: 3, businessName: 'Sevilmeyen', averageRating: 1.5 },
    ]);
    expect(await own(single)).toEqual({ city, rank: 2, of: 3 });
    expect(await own(silent)).toEqual({ city, rank: null, of: 3 });
    await rate(single, ...Array.from({ length: 20 }, () => 5));
    expect((await own(single)).rank).toBe(1);
    expect((await own(loved)).rank).toBe(2);
  });

  it('is not moved by reviews of people who were never there', async () => {
    const city = 'Ardahan';
    const [one, other, unrated] = await Promise.all(
      ['Birinci', 'İkinci', 'Puansız'].map((venue_name) => createVenue(app(), { city, venue_name })),
    );
    if (!one || !other || !unrated) throw new Error('no venues');
    await rate(one, 5, 5);
    await rate(other, 4, 4);
    const before = (await ranking(city)).body;
    for (const business of [unrated, unrated, unrated, other, other, other]) {
      const { token } = await createUser(app());
      const path = `/api/business/${business.id}/ratings`;
      expect((await app().call('post', path, { token, json: { rating: 5 } })).status).toBe(200);
    }
    expect((await ranking(city)).body).toEqual(before);
    expect(await own(unrated)).toEqual({ city, rank: null, of: 2 });
    const shown = await app().call('get', `/api/business/${unrated.id}`);
    expect(shown.body).toMatchObject({ averageRating: 0, ratingCount: 0, ratings: [{}, {}, {}] });
  });

  it('counts on over the pages, ties included, and agrees with what each owner is told', async () => {
    const city = 'Sinop';
    const venues: TestVenue[] = [];
    for (const rating_score of [4, 4.5, 4, 4, 3]) {
      venues.push(await createVenue(app(), { city, rating_score, rating_sum: 8, rating_count: 2 }));
    }
    const found: RankedVenue[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body, headers } = await ranking(city, `&limit=2${cursor && `&cursor=${cursor}`}`);
      found.push(...body);
      cursor = headers.get('X-Next-Cursor');
    }
    expect(found.map((one) => one.rank)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(found.map((one) => one.id)).size).toBe(5);
    for (const venue of venues) {
      expect((await own(venue)).rank).toBe(found.find(({ id }) => id === venue.id)?.rank);
    }
  });

  it('shows each venue with the first of its own photos, in the order of its owner', async () => {
    const city = 'Bayburt';
    const rated = { city, rating_sum: 5, rating_count: 1 };
    const first = await createVenue(app(), { ...rated, rating_score: 4 });
    const bare = await createVenue(app(), { ...rated, rating_score: 3.5 });
    const last = await createVenue(app(), { ...rated, rating_score: 3 });
    for (const { id } of [last, first]) {
      const photos = [2, 0, 1].map((sort) => ({
        ...{ id: newId(), venue_id: id, sort },
        path: `/uploads/${id}-${sort}.webp`,
      }));
      await app().db.q.insertInto('venue_photos').values(photos).execute();
    }
    expect((await ranking(city)).body.map(({ id, photo }) => ({ id, photo }))).toEqual([
      { id: first.id, photo: `/uploads/${first.id}-0.webp` },
      { id: bare.id, photo: null },
      { id: last.id, photo: `/uploads/${last.id}-0.webp` },
    ]);
  });

  it('knows only venues that can be reserved, and only the 81 provinces', async () => {
    const city = 'Bartın';
    const rated = { city, rating_sum: 5, rating_count: 1, rating_score: 3.5 };
    await createVenue(app(), { ...rated, status: 'pending', next_payment_at: null });
    await createVenue(app(), { ...rated, next_payment_at: app().time.now });
    expect((await ranking(city)).body).toEqual([]);
    expect(await ranking('Atina')).toMatchObject({ status: 400, body: { code: 'validation' } });
  });
});
