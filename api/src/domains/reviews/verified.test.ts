import type { Review, Venue } from 'mf-shared/contracts/venues';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, booked, remove } from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { onWeek, subscribed } from '../../../test/subscriptions.ts';
import { playedHour } from '../../../test/visits.ts';
import { verifyVisitors } from './reverify.ts';

onBothEngines('whether a review counts', (app) => {
  const rate = (business: TestVenue, user: TestUser, rating: number) =>
    app().call('post', `/api/business/${business.id}/ratings`, { token: user.token, json: { rating } });
  const mark = (business: TestVenue, reservationId: string, attendance: string | null) =>
    app().call('post', '/api/reservations/attendance', {
      token: business.token,
      json: { reservationId, attendance },
    });
  const standing = async ({ id }: TestVenue) => {
    const { body } = await app().call<Venue>('get', `/api/business/${id}`);
    const { averageRating, ratingCount, ratings } = body;
    return { averageRating, ratingCount, verified: ratings.map((one: Review) => one.verified) };
  };
  const NOTHING = { averageRating: 0, ratingCount: 0, verified: [false] };

  it('is decided when it is written: not a moment before the first hour is over', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    await playedHour(app(), business, user, { starts_at: app().time.now - HOUR_MS + 1 });
    await rate(business, user, 4);
    expect(await standing(business)).toEqual(NOTHING);
    app().time.now += 1;
    await rate(business, user, 2);
    expect(await standing(business)).toEqual({ averageRating: 2, ratingCount: 1, verified: [true] });
  });

  it('follows a visit that comes after the review, once', async () => {
    const business = await createVenue(app());
    const [early, never] = [await createUser(app()), await createUser(app())];
    await rate(business, early, 5);
    await rate(business, never, 1);
    await playedHour(app(), business, early, { starts_at: app().time.now });
    await verifyVisitors(app().ctx);
    expect((await standing(business)).ratingCount).toBe(0);
    app().time.now += HOUR_MS;
    await Promise.all([verifyVisitors(app().ctx), verifyVisitors(app().ctx)]);
    expect(await standing(business)).toMatchObject({ averageRating: 5, ratingCount: 1 });
  });

  it('follows a regular’s first week, unless it was skipped or missed', async () => {
    const business = await createVenue(app(), {}, [{}, {}, {}]);
    const regulars: TestUser[] = [];
    const weeks: string[] = [];
    for (const { name } of business.pitches) {
      const user = await createUser(app());
      await rate(business, user, 4);
      const { occurrences } = await subscribed(app(), user, business, { fieldName: name });
      regulars.push(user);
      weeks.push(occurrences[0]?.id ?? '');
    }
    const [, missed = '', skipped = ''] = weeks;
    await onWeek(app(), business, 'skip', skipped);
    await verifyVisitors(app().ctx);
    expect((await standing(business)).ratingCount).toBe(0);
    const { ends_at } = await app()
      .db.q.selectFrom('subscription_occurrences')
      .select('ends_at')
      .where('id', '=', missed)
      .executeTakeFirstOrThrow();
    app().time.now = ends_at;
    const noShow = app().db.q.updateTable('subscription_occurrences').set({ attendance: 'no_show' });
    await noShow.where('id', '=', missed).execute();
    await verifyVisitors(app().ctx);
    const counted = app().db.q.selectFrom('reviews').select('user_id').where('venue_id', '=', business.id);
    expect(await counted.where('verified', '=', 1).execute()).toEqual([{ user_id: regulars[0]?.id }]);
    expect(await standing(business)).toMatchObject({ averageRating: 4, ratingCount: 1 });
  });

  it('is looked at for everybody who came since, however many they are', async () => {
    const business = await createVenue(app());
    const users = await Promise.all(Array.from({ length: 201 }, () => createUser(app())));
    const reviews = users.map(({ id }) => ({
      ...{ id: `review-${id}`, venue_id: business.id, user_id: id },
      ...{ rating: 4, comment: '', verified: 0, created_at: 0 },
    }));
    await app().db.q.insertInto('reviews').values(reviews).execute();
    await Promise.all(users.map((user) => playedHour(app(), business, user)));
    await verifyVisitors(app().ctx);
    expect(await standing(business)).toMatchObject({ averageRating: 4, ratingCount: 201 });
  });

  it('ends with a no-show, and begins again when that is taken back', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    const hour = await playedHour(app(), business, user);
    await rate(business, user, 5);
    const counts = await standing(business);
    expect(counts.ratingCount).toBe(1);
    await mark(business, hour, 'no_show');
    expect(await standing(business)).toEqual(NOTHING);
    await rate(business, user, 5);
    expect(await standing(business)).toEqual(NOTHING);
    await mark(business, hour, null);
    expect(await standing(business)).toEqual(counts);
  });

  it('stays where another hour was not missed', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    await playedHour(app(), business, user);
    const missed = await playedHour(app(), business, user, { starts_at: app().time.now - 4 * HOUR_MS });
    await rate(business, user, 5);
    await mark(business, missed, 'no_show');
    expect((await standing(business)).ratingCount).toBe(1);
  });

  it('ends with the only hour, when the venue strikes that out', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    const { id, startsAt } = await booked(app(), user, business);
    await approve(app(), business, id);
    const before = app().time.now;
    app().time.now = startsAt + HOUR_MS;
    try {
      await rate(business, user, 4);
      expect((await standing(business)).ratingCount).toBe(1);
      expect((await remove(app(), business, id)).status).toBe(200);
      expect(await standing(business)).toEqual(NOTHING);
    } finally {
      app().time.now = before;
    }
  });

  it('stays right when reviews, marks and the job meet', async () => {
    const business = await createVenue(app());
    const users = await Promise.all(Array.from({ length: 6 }, () => createUser(app())));
    const hours = await Promise.all(users.map((user) => playedHour(app(), business, user)));
    await Promise.all(
      users.flatMap((user, n) => [
        rate(business, user, (n % 5) + 1),
        mark(business, hours[n] ?? '', n % 2 === 0 ? 'no_show' : 'played'),
        rate(business, user, 3),
        verifyVisitors(app().ctx),
      ]),
    );
    const rows = await app()
      .db.q.selectFrom('reviews')
      .select(['rating', 'verified', 'user_id'])
      .where('venue_id', '=', business.id)
      .execute();
    const came = rows.filter((row) => row.verified === 1);
    expect(new Set(came.map((row) => row.user_id))).toEqual(
      new Set(users.filter((_, n) => n % 2 === 1).map((user) => user.id)),
    );
    const row = await app()
      .db.q.selectFrom('venues')
      .select(['rating_sum', 'rating_count'])
      .where('id', '=', business.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      rating_sum: came.reduce((sum, review) => sum + review.rating, 0),
      rating_count: came.length,
    });
  });
});
