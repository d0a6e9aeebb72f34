import type { District, FoundHour, HoursInstead, Place, VenueOnMap } from 'mf-shared/contracts/hours';
import { expect, it } from 'vitest';
import { booked, FRIDAY } from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { takeVenueName } from '../venues/index.ts';
import { fillHours } from './index.ts';

type Query = Record<string, string>;
const NINE = { date: FRIDAY, earliest: '21:00', latest: '21:00' };

const get = async <T>(test: TestApp, path: string, query: Query): Promise<T> => {
  const { status, body } = await test.call<T>('get', `/api/hours${path}?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body;
};
const pricesIn = async (test: TestApp, city: string, query: Query = {}) =>
  (await get<FoundHour[]>(test, '', { city, ...NINE, ...query })).map(({ price }) => price);
const names = (hours: readonly FoundHour[]) => hours.map(({ businessName }) => businessName);

const sendBy =
  (test: TestApp, { token }: { token: string }) =>
  (method: string, path: string, json: unknown) =>
    test.call(method, path, { token, json });

onBothEngines('the hours of a search', (app) => {
  it('follow what the owner saves: pitches, place, prices and settings', async () => {
    const venue = await createVenue(app(), { city: 'Tunceli' });
    const send = sendBy(app(), venue);
    const pitch = { id: venue.pitches[0]?.id, name: 'Saha 1', capacity: "5'e 5" };
    const field = { ...pitch, price: 900, workingHours: [{ start: '20:00', end: '23:00' }] };
    const saved = await send('put', '/api/business/update', { businessName: 'Çınar', fields: [field] });
    expect(saved.status).toBe(200);
    expect(await pricesIn(app(), 'Tunceli', { players: '5' })).toEqual([900]);
    const rule = { label: 'Cuma', weekdays: [5], start: '21:00', end: '22:00', price: 1100 };
    expect((await send('put', '/api/business/prices', { rules: [rule] })).status).toBe(200);
    expect(await pricesIn(app(), 'Tunceli')).toEqual([1100]);
    const other = { ...field, workingHours: [{ start: '20:30', end: '23:00' }] };
    const location = { city: 'Bingöl', coordinates: [40.5, 38.88] };
    await send('put', '/api/business/update', { businessName: 'Çınar', fields: [other], location });
    expect([await pricesIn(app(), 'Tunceli'), await pricesIn(app(), 'Bingöl')]).toEqual([[], []]);
    expect(await pricesIn(app(), 'Bingöl', { earliest: '20:30', latest: '21:30' })).toEqual([900, 1100]);
  });

  it('come with the approval of a venue and go with its suspension', async () => {
    const admin = await createUser(app(), { role: 'admin' });
    const send = sendBy(app(), admin);
    const venue = await createVenue(app(), { city: 'Bayburt', status: 'pending', next_payment_at: null });
    expect(await pricesIn(app(), 'Bayburt')).toEqual([]);
    expect((await send('put', `/api/admin/approve/${venue.id}`, {})).status).toBe(200);
    expect(await pricesIn(app(), 'Bayburt')).toEqual([1200]);
    const why = { reason: 'Şikâyetler inceleniyor.' };
    expect((await send('post', `/api/admin/venues/${venue.id}/suspend`, why)).status).toBeLessThan(300);
    expect(await pricesIn(app(), 'Bayburt')).toEqual([]);
    expect(await get<District[]>(app(), '/districts', { city: 'Bayburt' })).toEqual([]);
  });

  it('follow the admins: a corrected pin, and a name that was removed', async () => {
    const admin = await createUser(app(), { role: 'admin' });
    const venue = await createVenue(app(), { city: 'Siirt', venue_name: 'Kartal Yuvası' });
    const send = sendBy(app(), admin);
    const location = { city: 'Batman', coordinates: [41.13, 37.88] };
    const pin = await send('put', `/api/admin/venues/${venue.id}/pin`, { location, reason: 'Yanlış yerde.' });
    expect(pin.status).toBeLessThan(300);
    expect([await pricesIn(app(), 'Siirt'), await pricesIn(app(), 'Batman')]).toEqual([[], [1200]]);
    expect(await get<Place[]>(app(), '/places', { q: 'kartal yuv' })).toHaveLength(1);
    await app().db.transact((tx) => takeVenueName(tx, app().ctx, venue.id));
    expect(await get<Place[]>(app(), '/places', { q: 'kartal yuv' })).toEqual([]);
  });

  it('are not written again where nothing of them changed', async () => {
    const venue = await createVenue(app(), { city: 'Karabük' });
    const stored = () =>
      app()
        .db.q.selectFrom('searched_venues')
        .select('offer_hash')
        .where('venue_id', '=', venue.id)
        .execute();
    const before = await stored();
    await app().db.q.deleteFrom('priced_hours').where('venue_id', '=', venue.id).execute();
    const settings = { cancelHours: 5, approval: 'all', bufferMinutes: 0, horizonWeeks: 12 };
    expect((await sendBy(app(), venue)('put', '/api/business/settings', settings)).status).toBe(200);
    expect([await stored(), await pricesIn(app(), 'Karabük')]).toEqual([before, []]);
    const other = { ...settings, bufferMinutes: 30 };
    expect((await sendBy(app(), venue)('put', '/api/business/settings', other)).status).toBe(200);
    expect(await pricesIn(app(), 'Karabük')).toEqual([1200]);
  });

  it('are filled by a job for venues that were there before', async () => {
    const venue = await createVenue(app(), { city: 'Hakkâri' });
    await app().db.q.deleteFrom('priced_hours').where('venue_id', '=', venue.id).execute();
    await app().db.q.deleteFrom('searched_venues').where('venue_id', '=', venue.id).execute();
    expect(await pricesIn(app(), 'Hakkâri')).toEqual([]);
    await fillHours(app().ctx);
    expect(await pricesIn(app(), 'Hakkâri')).toEqual([1200]);
  });
});

onBothEngines('a search that finds nothing', (app) => {
  const city = 'Uşak';
  let venue: TestVenue;
  let player: TestUser;

  it('is answered with what comes close, each changing one wish alone, and with full hours', async () => {
    [venue, player] = [
      await createVenue(
        app(),
        { city, venue_name: 'Yakın', address: 'Cumhuriyet 1, Banaz', lat: 38.7, lng: 29.7 },
        [{ working_hours: JSON.stringify([{ start: '20:00', end: '23:00' }]) }],
      ),
      await createUser(app()),
    ];
    await createVenue(app(), { city, venue_name: 'Uzak', address: 'Atatürk 2, Eşme', lat: 38.9, lng: 29.7 }, [
      { capacity: "6'ya 6", price: 2000 },
    ]);
    await booked(app(), player, venue);
    const asked = { city, district: 'Banaz', players: '7', maxPrice: '1200', ...NINE };
    const { near, taken } = await get<HoursInstead>(app(), '/instead', asked);
    const found = near.map(({ miss, hours }) => [
      miss,
      hours.map(({ date, timeSlot }) => `${date} ${timeSlot}`),
    ]);
    expect(found).toEqual([
      ['time', [`${FRIDAY} 20:00-21:00`, `${FRIDAY} 22:00-23:00`]],
      ['night', ['2026-11-21 21:00-22:00', '2026-11-22 21:00-22:00', '2026-11-23 21:00-22:00']],
    ]);
    expect(names(taken)).toEqual(['Yakın']);
  });

  it('goes on to the rest of the province, or to a wider circle', async () => {
    const wide = await get<HoursInstead>(app(), '/instead', { city, district: 'Banaz', ...NINE });
    expect(wide.near.find(({ miss }) => miss === 'place')?.hours.map(({ price }) => price)).toEqual([2000]);
    const here = { lat: '38.7', lng: '29.7', radius: '3', ...NINE };
    const far = await get<HoursInstead>(app(), '/instead', here);
    expect(far.near.find(({ miss }) => miss === 'place')?.hours).toMatchObject([{ businessName: 'Uzak' }]);
    const cheap = await get<HoursInstead>(app(), '/instead', { city, maxPrice: '500', ...NINE });
    expect(cheap.near.map(({ miss }) => miss)).toEqual(['price']);
    const small = await get<HoursInstead>(app(), '/instead', { city, players: '7', ...NINE });
    expect(names(small.near.find(({ miss }) => miss === 'size')?.hours ?? [])).toEqual(['Uzak']);
  });

  it('a map counts the free hours of each venue and names the cheapest', async () => {
    const evening = { ...NINE, earliest: '20:00', latest: '22:00' };
    const venues = await get<VenueOnMap[]>(app(), '/map', { city, ...evening });
    expect(venues.toSorted((a, b) => a.fromPrice - b.fromPrice)).toMatchObject([
      { businessName: 'Yakın', hours: 2, fromPrice: 1200, coordinates: [29.7, 38.7] },
      { businessName: 'Uzak', hours: 3, fromPrice: 2000 },
    ]);
    const only = await get<VenueOnMap[]>(app(), '/map', { city, district: 'Banaz', ...evening });
    expect(only.map(({ businessName }) => businessName)).toEqual(['Yakın']);
    expect(await get<VenueOnMap[]>(app(), '/map', { city, maxPrice: '5', ...evening })).toEqual([]);
  });

  it('a typed text finds provinces, districts with venues, and venues by name or address', async () => {
    const places = (q: string) => get<Place[]>(app(), '/places', { q });
    const place = { city, district: null, businessId: null, businessName: null };
    expect(await places('UŞA')).toContainEqual(place);
    expect(await places('bana')).toContainEqual({ ...place, district: 'Banaz' });
    expect(await places('cumhuriyet')).toContainEqual({
      ...place,
      ...{ district: 'Banaz', businessId: venue.id, businessName: 'Yakın' },
    });
    expect(await places('halı saha')).toEqual([]);
    expect(await places('Ulubey')).toEqual([]);
    expect(await get<District[]>(app(), '/districts', { city })).toEqual([
      { name: 'Banaz', venues: 1 },
      { name: 'Eşme', venues: 1 },
    ]);
  });
});
