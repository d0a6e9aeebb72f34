import type { FoundHour } from 'mf-shared/contracts/hours';
import { addDays } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, booked, cancel, FRIDAY } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { allHours } from '../../../test/hours.ts';
import { joined } from '../../../test/waiting.ts';

type Query = Record<string, string>;
const EVENING = { date: FRIDAY, earliest: '18:00', latest: '02:00' };

const search = (test: TestApp, query: Query) =>
  test.call<FoundHour[]>('get', `/api/hours?${new URLSearchParams({ ...EVENING, ...query })}`);

const all = (test: TestApp, query: Query) => allHours(test, { ...EVENING, ...query });

const brief = (hour: FoundHour) => [hour.businessName, hour.timeSlot, hour.price];

onBothEngines('a search for hours', (app) => {
  it('sorts by time, price and rating, and a shared page goes on where the one before ended', async () => {
    const city = 'Artvin';
    const nights = [{ working_hours: JSON.stringify([{ start: '20:00', end: '23:00' }]) }];
    for (const [name, price, score] of [
      ['Orta', 1500, 3],
      ['Ucuz', 1000, 2],
      ['Sevilen', 2000, 5],
    ] as const)
      await createVenue(
        app(),
        { city, venue_name: name, rating_score: score },
        nights.map((one) => ({ ...one, price })),
      );
    const sorted = async (sort: string) => (await all(app(), { city, sort, limit: '2' })).map(brief);
    const hours = ['20:00-21:00', '21:00-22:00', '22:00-23:00'];
    const names = [
      ['Ucuz', 1000],
      ['Orta', 1500],
      ['Sevilen', 2000],
    ] as const;
    expect(await sorted('time')).toEqual(
      hours.flatMap((hour) => names.map(([name, price]) => [name, hour, price])),
    );
    expect(await sorted('price')).toEqual(
      names.flatMap(([name, price]) => hours.map((hour) => [name, hour, price])),
    );
    expect((await sorted('rating')).map(([name]) => name)).toEqual(
      ['Sevilen', 'Orta', 'Ucuz'].flatMap((name) => [name, name, name]),
    );
  });

  it('takes only what is wished for: size, price, roof, facilities, district', async () => {
    const city = 'Sinop';
    const one = [{ working_hours: JSON.stringify([{ start: '21:00', end: '22:00' }]) }];
    await createVenue(
      app(),
      { city, venue_name: 'A', address: 'Cumhuriyet Cad. 4, Boyabat', equipment: 'Otopark' },
      [{ ...one[0], capacity: '14 kişi', price: 1400, name: 'Kapalı Saha' }],
    );
    await createVenue(
      app(),
      { city, venue_name: 'B', address: 'Sahil Yolu 2, Merkez', equipment: 'Otopark, duş' },
      [{ ...one[0], capacity: "6'ya 6", price: 1201 }],
    );
    const found = async (query: Query) =>
      (await all(app(), { city, ...query })).map((hour) => hour.businessName);
    expect(await found({})).toEqual(['B', 'A']);
    expect(await found({ players: '7' })).toEqual(['A']);
    expect(await found({ maxPrice: '1201' })).toEqual(['B']);
    expect(await found({ indoor: 'yes' })).toEqual(['A']);
    expect(await found({ facilities: 'parking' })).toEqual(['B', 'A']);
    expect(await found({ facilities: 'parking,shower' })).toEqual(['B']);
    expect(await found({ district: 'Boyabat' })).toEqual(['A']);
    expect(await found({ text: 'sahil yol' })).toEqual(['B']);
    expect(await found({ text: 'sahil', district: 'Boyabat' })).toEqual([]);
    expect(await found({ earliest: '21:30', latest: '22:00' })).toEqual([]);
    const [b, a] = await all(app(), { city });
    expect([b, a]).toMatchObject([
      { players: 6, pricePerHead: 101, indoor: false, district: 'Merkez', distance: null },
      { players: 7, pricePerHead: 100, indoor: true, district: 'Boyabat' },
    ]);
  });

  it('finds the nearest around a point, whatever the province, and no farther than the radius', async () => {
    const north = (km: number) => ({ lat: 38 + km / 111.2, lng: 43 });
    for (const [name, km, city] of [
      ['Uzak', 9, 'Van'],
      ['Yakın', 0.5, 'Van'],
      ['Komşu', 4, 'Bitlis'],
      ['Öbür yanda', -2, 'Van'],
      ['Dışarıda', 12, 'Van'],
    ] as const)
      await createVenue(app(), { city, venue_name: name, ...north(km) });
    const near = { lat: '38', lng: '43', earliest: '21:00', latest: '21:00', sort: 'distance' };
    const found = await all(app(), near);
    expect(found.map(({ businessName, distance }) => [businessName, distance])).toEqual([
      ['Yakın', 500],
      ['Öbür yanda', 2000],
      ['Komşu', 4000],
      ['Uzak', 9000],
    ]);
    expect((await all(app(), { ...near, radius: '3' })).length).toBe(2);
    await app()
      .db.q.updateTable('venues')
      .set({ rating_score: 5 })
      .where('venue_name', '=', 'Komşu')
      .execute();
    expect((await all(app(), { ...near, sort: 'rating' }))[0]?.businessName).toBe('Komşu');
  });

  it('an hour leaves the search when it is asked for, and comes back when it is free', async () => {
    const city = 'Iğdır';
    const [venue, player] = [await createVenue(app(), { city }), await createUser(app())];
    const slots = async () =>
      (await search(app(), { city, earliest: '21:00', latest: '22:00' })).body.map(
        ({ timeSlot }) => timeSlot,
      );
    expect(await slots()).toEqual(['21:00-22:00', '22:00-23:00']);
    const { id } = await booked(app(), player, venue);
    expect(await slots()).toEqual(['22:00-23:00']);
    await approve(app(), venue, id);
    await app().call('delete', `/api/reservations/${id}`, { token: venue.token });
    expect(await slots()).toEqual(['21:00-22:00', '22:00-23:00']);
    // An hour that is kept for the next in line is not free, even when its time is over and nobody has ended it.
    const mine = await booked(app(), player, venue);
    await joined(app(), await createUser(app()), venue);
    await cancel(app(), player, mine.id);
    expect(await slots()).toEqual(['22:00-23:00']);
    app().time.now += 20 * MINUTE_MS;
    expect(await slots()).toEqual(['22:00-23:00']);
  });

  it('an hour that has begun, and one of a venue whose payment is over, is found no more', async () => {
    const city = 'Ardahan';
    const begins = Date.parse(`${FRIDAY}T21:00:00+03:00`);
    await createVenue(app(), { city, next_payment_at: begins + HOUR_MS / 2 });
    const slots = async () =>
      (await search(app(), { city, earliest: '21:00', latest: '22:00' })).body.map(
        ({ timeSlot }) => timeSlot,
      );
    app().time.now = begins - 1;
    expect(await slots()).toEqual(['21:00-22:00', '22:00-23:00']);
    app().time.now = begins;
    expect(await slots()).toEqual(['22:00-23:00']);
    app().time.now = begins + HOUR_MS / 2;
    expect(await slots()).toEqual([]);
  });

  it('no row for each venue is read beyond the page, however many a city has', async () => {
    const city = 'Muş';
    for (let n = 0; n < 30; n++) await createVenue(app(), { city, venue_name: `Saha ${n}` });
    const { body, headers } = await search(app(), { city, limit: '5' });
    expect(body).toHaveLength(5);
    expect(headers.get('X-Next-Cursor')).not.toBeNull();
    const seen = await all(app(), { city, limit: '40' });
    expect(seen).toHaveLength(30 * 8);
    expect(new Set(seen.map((hour) => `${hour.fieldId} ${hour.startsAt}`)).size).toBe(30 * 8);
  });

  it.each([
    [{}, 'city'],
    [{ city: 'Atina' }, 'city'],
    [{ lat: '41' }, 'city'],
    [{ city: 'Rize', date: '2026-13-01' }, 'date'],
    [{ city: 'Rize', earliest: '22:00', latest: '20:00' }, 'latest'],
    [{ city: 'Rize', earliest: '25:00' }, 'earliest'],
    [{ city: 'Rize', earliest: '21:15' }, 'earliest'],
    [{ city: 'Rize', players: '4' }, 'players'],
    [{ city: 'Rize', facilities: 'pool' }, 'facilities.0'],
    [{ city: 'Rize', cursor: 'x' }, 'cursor'],
    [{ city: 'Rize', cursor: Buffer.from('[1,9000000000,"p"]').toString('base64url') }, 'cursor'],
    [{ city: 'Rize', lat: '41' }, 'city'],
    [{ lat: '41', lng: '29', radius: '1.5' }, 'radius'],
  ])('refuses %j at %s', async (query, field) => {
    const { status, body } = await app().call<{ fields: Record<string, string> }>(
      'get',
      `/api/hours?${new URLSearchParams({ ...EVENING, ...(query as unknown as Query) })}`,
    );
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
  });

  it('looks no further ahead than the venue takes bookings', async () => {
    const city = 'Kilis';
    await createVenue(app(), { city, venue_name: 'Kısa', horizon_weeks: 1 });
    await createVenue(app(), { city, venue_name: 'Uzun', horizon_weeks: 4 });
    const date = addDays(FRIDAY, 14);
    const found = await all(app(), { city, date, earliest: '21:00', latest: '21:00' });
    expect(found.map(({ businessName }) => businessName)).toEqual(['Uzun']);
    expect(found[0]?.startsAt).toBe(Date.parse(`${date}T21:00:00+03:00`));
    expect(found[0]?.startsAt).toBeGreaterThan(app().time.now + 14 * DAY_MS - HOUR_MS * 24);
  });
});
