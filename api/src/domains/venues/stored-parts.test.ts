import type { Venue } from 'mf-shared/contracts/venues';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { createTestApp, onBothEngines, type TestApp } from '../../../test/harness.ts';
import { createPostgres } from '../../../test/lent-databases.ts';
import { quickHash } from '../../../test/passwords.ts';

const PASSWORD = 'gizli-parola-1';

async function found(app: TestApp, { id }: TestVenue): Promise<Venue> {
  const { body } = await app.call<Venue[]>('get', `/api/business/search?city=Rize&limit=100`);
  const venue = body.find((one) => one.id === id);
  if (!venue) throw new Error('the search does not find it');
  const { nextHours: _, ...profile } = venue;
  expect((await app.call<Venue>('get', `/api/business/${id}`)).body).toEqual(profile);
  return venue;
}

const rate = (app: TestApp, { id }: TestVenue, token: string, comment: string) =>
  app.call('post', `/api/business/${id}/ratings`, { token, json: { rating: 4, comment } });

onBothEngines('a venue that was shown before', (app) => {
  it('shows new reviews, also with the same stars, under the names of now', async () => {
    const venue = await createVenue(app(), { city: 'Rize' });
    const { token, email } = await createUser(app(), { password_hash: await quickHash(PASSWORD) });
    const reviews = async () => (await found(app(), venue)).ratings.map((r) => [r.user.fullName, r.comment]);
    expect(await reviews()).toEqual([]);
    await rate(app(), venue, token, 'İyi');
    expect(await reviews()).toEqual([['Deniz Yıldız', 'İyi']]);
    await rate(app(), venue, token, 'Çok iyi');
    expect(await reviews()).toEqual([['Deniz Yıldız', 'Çok iyi']]);
    const json = { fullName: 'Deniz Ay', email, position: 'Bek' };
    await app().call('put', '/api/profile/user/update', { token, json });
    expect(await reviews()).toEqual([['Deniz Ay', 'Çok iyi']]);
    await app().call('post', '/api/account/delete', { token, json: { password: PASSWORD } });
    expect(await reviews()).toEqual([[null, 'Çok iyi']]);
  });

  it('shows changed prices and pitches', async () => {
    const venue = await createVenue(app(), { city: 'Rize' });
    const prices = async () => (await found(app(), venue)).fields.map(({ price }) => price);
    expect(await prices()).toEqual([1200]);
    const field = { capacity: "7'e 7", workingHours: [{ start: '18:00', end: '20:00' }] };
    const save = (fields: object[]) =>
      app().call('put', '/api/business/update', {
        token: venue.token,
        json: { businessName: 'Fırtına Halı Saha', fields },
      });
    await save([{ ...field, id: venue.pitches[0]?.id, name: 'Saha 1', price: 900 }]);
    expect(await prices()).toEqual([900]);
    await save([
      { ...field, id: venue.pitches[0]?.id, name: 'Saha 1', price: 950 },
      { ...field, name: 'Saha 2', price: 700 },
    ]);
    expect(await prices()).toEqual([950, 700]);
    expect((await found(app(), venue)).businessName).toBe('Fırtına Halı Saha');
  });
});

it('shows what another process changed', async () => {
  const url = await createPostgres();
  const one = await createTestApp('postgres', { url });
  const two = await createTestApp('postgres', { url });
  try {
    const venue = await createVenue(one, { city: 'Rize' });
    expect((await found(two, venue)).ratings).toEqual([]);
    await rate(one, venue, (await createUser(one)).token, 'İyi');
    expect((await found(two, venue)).ratings).toHaveLength(1);
  } finally {
    await Promise.all([one.close(), two.close()]);
  }
});
