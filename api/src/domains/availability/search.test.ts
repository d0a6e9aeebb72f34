import type { WeeklyField } from 'mf-shared/contracts/reservations';
import type { Venue } from 'mf-shared/contracts/venues';
import { expect, it } from 'vitest';
import { atTime, booked } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';

const search = (test: TestApp, query: Record<string, string>) =>
  test.call<Venue[]>('get', `/api/business/search?${new URLSearchParams(query)}`);
const names = (businesses: Venue[]) => businesses.map((business) => business.businessName);

onBothEngines('search for businesses', (app) => {
  it('finds approved and active venues of the city alone, without private data', async () => {
    const city = 'Rize';
    const open = await createVenue(app(), { city, venue_name: 'Açık' });
    await createVenue(app(), {
      city,
      venue_name: 'Bekleyen',
      status: 'pending',
      next_payment_at: null,
    });
    await createVenue(app(), { city, venue_name: 'Ödemeyen', next_payment_at: app().time.now });
    await createVenue(app(), { city: 'Artvin', venue_name: 'Komşu' });
    const { body } = await search(app(), { city });
    expect(body).toMatchObject([
      { id: open.id, _id: open.id, isActive: true, location: { city, coordinates: [28.98, 41.01] } },
    ]);
    expect(body[0]?.fields).toMatchObject([
      { name: 'Saha 1', workingHours: [{ start: '18:00', end: '02:00' }] },
    ]);
    for (const secret of ['email', 'ownerName', 'nextPaymentDate', 'version', 'password_hash']) {
      expect(body[0]).not.toHaveProperty(secret);
    }
  });

  it.each([
    ['IŞIK', ['Işıklar Halı Saha']],
    ['isik', ['Işıklar Halı Saha']],
    ['HALI', ['Işıklar Halı Saha', 'Çınar Halı Saha']],
    ['cinar', ['Çınar Halı Saha']],
    ['%', ['%100 Futbol']],
    ['_', []],
    ['!', []],
  ])('finds names by the part %s', async (name, expected) => {
    const city = `Tokat`;
    const known = await search(app(), { city });
    if (known.body.length === 0) {
      for (const venue_name of ['Işıklar Halı Saha', 'Çınar Halı Saha', '%100 Futbol']) {
        await createVenue(app(), { city, venue_name });
      }
    }
    const { body } = await search(app(), { city, name });
    expect(names(body).sort()).toEqual([...expected].sort());
  });

  it('pages through every venue once, the best rated first', async () => {
    const city = 'Muş';
    for (const score of [3, 4.2, 4.2, 4.2, 3.5]) {
      await createVenue(app(), { city, rating_score: score, venue_name: String(score) });
    }
    const found: Venue[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body, headers } = await search(app(), { city, limit: '2', ...(cursor ? { cursor } : {}) });
      found.push(...body);
      cursor = headers.get('X-Next-Cursor');
    }
    expect(names(found)).toEqual(['4.2', '4.2', '4.2', '3.5', '3']);
    expect(new Set(found.map((business) => business.id)).size).toBe(5);
  });

  it.each(['Atina', 'istanbul', ''])('has no city called "%s"', async (city) => {
    expect(await search(app(), { city })).toMatchObject({
      status: 400,
      body: { code: 'validation', message: 'Şehir bulunamadı.', fields: { city: 'Şehir bulunamadı.' } },
    });
  });

  it('refuses a cursor that is not its own', async () => {
    const { status, body } = await search(app(), { city: 'Van', cursor: 'bm8' });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } });
  });

  it('brings photos, pitches in service and the three newest reviews of each venue', async () => {
    const city = 'Iğdır';
    const archived_at = app().time.now;
    const venues = [
      await createVenue(app(), { city, rating_score: 5 }, [
        { sort: 2 },
        { sort: 1, name: 'Önde' },
        { archived_at },
      ]),
      await createVenue(app(), { city, rating_score: 4 }),
    ];
    for (const [v, { id: venue_id }] of venues.entries()) {
      await app()
        .db.q.insertInto('venue_photos')
        .values(
          [1, 0].map((sort) => ({
            id: `${venue_id}-${sort}`,
            venue_id,
            path: `/uploads/${v}${sort}.webp`,
            sort,
          })),
        )
        .execute();
      for (let age = 0; age < 4 - v; age++) {
        const user = await createUser(app(), { full_name: `Oyuncu ${v}${age}` });
        const review = {
          id: newId(),
          rating: 5,
          comment: `${v}${age}`,
          verified: 0,
          created_at: app().time.now - age,
        };
        await app()
          .db.q.insertInto('reviews')
          .values({ venue_id, user_id: user.id, ...review })
          .execute();
      }
    }
    const { body } = await search(app(), { city });
    expect(body.map((business) => business.photos)).toEqual([
      ['/uploads/00.webp', '/uploads/01.webp'],
      ['/uploads/10.webp', '/uploads/11.webp'],
    ]);
    expect(body[0]?.fields.map((field) => field.name)).toEqual(['Önde', 'Saha 1']);
    expect(body.map((business) => business.ratings.map((rating) => rating.comment))).toEqual([
      ['00', '01', '02'],
      ['10', '11', '12'],
    ]);
    expect(body.map((business) => business.hasMoreRatings)).toEqual([true, false]);
  });
});

onBothEngines('the next free hours of what a search finds', (app) => {
  it('are those of this moment, whoever books and whatever the time', async () => {
    const city = 'Siirt';
    const fields = [{ working_hours: JSON.stringify([{ start: '19:00', end: '22:00' }]) }];
    const venue = await createVenue(app(), { city }, fields);
    const hours = async () =>
      (await search(app(), { city })).body[0]?.nextHours?.map(({ date, timeSlot }) => `${date} ${timeSlot}`);
    const [wednesday, thursday] = ['2026-11-18', '2026-11-19'];
    expect(await hours()).toEqual([
      `${wednesday} 19:00-20:00`,
      `${wednesday} 20:00-21:00`,
      `${wednesday} 21:00-22:00`,
    ]);
    const { startsAt } = await booked(app(), await createUser(app()), venue, {
      date: wednesday,
      timeSlot: '20:00-21:00',
    });
    expect(await hours()).toEqual([
      `${wednesday} 19:00-20:00`,
      `${wednesday} 21:00-22:00`,
      `${thursday} 19:00-20:00`,
    ]);
    await atTime(app(), startsAt, async () =>
      expect((await hours())?.slice(0, 2)).toEqual([`${wednesday} 21:00-22:00`, `${thursday} 19:00-20:00`]),
    );
  });

  it('carry what the week page needs to show them', async () => {
    const city = 'Bingöl';
    const venue = await createVenue(app(), { city });
    const [first] = (await search(app(), { city })).body[0]?.nextHours ?? [];
    const week = await app().call<{ weeklyData: WeeklyField[] }>(
      'get',
      `/api/reservations/weekly-user?businessId=${venue.id}&startDate=${first?.date}&endDate=${first?.date}`,
    );
    const field = week.body.weeklyData.find(({ fieldId }) => fieldId === first?.fieldId);
    expect(field?.fieldName).toBe(first?.fieldName);
    const { timeSlot, startsAt, price } = first ?? {};
    expect(field?.weeklyData[0]?.daySlots).toContainEqual(
      expect.objectContaining({ timeSlot, startsAt, price }),
    );
  });
});

onBothEngines('one business', (app) => {
  it('is hidden while it is not active, but not from its owner', async () => {
    const { id, token } = await createVenue(app(), { next_payment_at: app().time.now });
    expect(await app().call('get', `/api/business/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'business_not_found' },
    });
    const { status, body } = await app().call('get', `/api/business/${id}`, { token });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, ownerName: 'Ayşe Öztürk', isActive: false },
    });
    // The paid period ends at this very moment.
    const rank = await app().call('get', '/api/business/ranking/own', { token });
    expect([rank.status, rank.body.code]).toEqual([403, 'business_inactive']);
    const reviews = `/api/business/${id}/ratings`;
    expect((await app().call('get', reviews)).status).toBe(404);
    expect((await app().call('get', reviews, { token })).status).toBe(200);
  });

  it('shows its owner, and no other business, who runs it', async () => {
    const { id } = await createVenue(app());
    const other = await createVenue(app());
    const { body } = await app().call('get', `/api/business/${id}`, { token: other.token });
    expect(body.id).toBe(id);
    expect(body).not.toHaveProperty('ownerName');
  });

  it('keeps players out of the own profile of businesses', async () => {
    const player = await createUser(app());
    expect((await app().call('get', '/api/profile/business', { token: player.token })).status).toBe(403);
    expect((await app().call('get', '/api/profile/business')).status).toBe(401);
  });
});
