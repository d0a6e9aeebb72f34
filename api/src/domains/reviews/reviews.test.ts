import type { Notification } from 'mf-shared/contracts/notifications';
import type { Review, Venue } from 'mf-shared/contracts/venues';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { playedHour } from '../../../test/visits.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import { ratingScore } from '../venues/score.ts';

onBothEngines('reviews of a business', (app) => {
  const rate = (business: TestVenue, user: TestUser, json: unknown) =>
    app().call('post', `/api/business/${business.id}/ratings`, { token: user.token, json });
  const ratingsOf = (business: TestVenue, query = '') =>
    app().call<Review[]>('get', `/api/business/${business.id}/ratings${query}`);
  const rowOf = ({ id }: TestVenue) =>
    app().db.q.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const book = (business: TestVenue, user: TestUser, row: Partial<ReservationRow> = {}) =>
    playedHour(app(), business, user, row);

  it('are answered with name, stars and comment, the newest first', async () => {
    const business = await createVenue(app());
    const [ali, veli] = [
      await createUser(app(), { full_name: 'Ali' }),
      await createUser(app(), { full_name: 'Veli' }),
    ];
    expect(await rate(business, ali, { rating: 4, comment: ' Zemin güzel. ' })).toMatchObject({
      status: 200,
      body: { message: 'Yorum ve puan başarıyla eklendi!' },
    });
    app().time.now += 1;
    await book(business, veli);
    await rate(business, veli, { rating: 5 });
    const { body } = await ratingsOf(business);
    expect(body).toMatchObject([
      { user: { fullName: 'Veli' }, rating: 5, comment: '', verified: true },
      { user: { fullName: 'Ali' }, rating: 4, comment: 'Zemin güzel.', verified: false },
    ]);
    const shown = await app().call<Venue>('get', `/api/business/${business.id}`);
    expect(shown.body).toMatchObject({ averageRating: 5, ratingCount: 1 });
  });

  it('replace the earlier one of the same player', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    await book(business, user);
    await rate(business, user, { rating: 1, comment: 'Kötü' });
    app().time.now += 60_000;
    await rate(business, user, { rating: 5, comment: 'Düzelmiş' });
    const { body } = await ratingsOf(business);
    const createdAt = new Date(app().time.now).toISOString();
    expect(body).toMatchObject([{ rating: 5, comment: 'Düzelmiş', createdAt }]);
    expect(await rowOf(business)).toMatchObject({
      rating_sum: 5,
      rating_count: 1,
      rating_score: ratingScore(5, 1),
    });
  });

  it('are told to the venue: new ones, and other stars of the same player', async () => {
    const business = await createVenue(app());
    const ali = await createUser(app(), { full_name: 'Ali Can' });
    const told = async () =>
      (await app().call<Notification[]>('get', '/api/notifications', { token: business.token })).body;
    await rate(business, ali, { rating: 4 });
    expect(await told()).toMatchObject([
      {
        kind: 'review_received',
        text: 'Ali Can işletmenize 4 yıldız verdi.',
        link: `/available-slots?businessId=${business.id}#yorumlar`,
      },
    ]);
    expect(app().frames).toContainEqual(
      expect.objectContaining({
        topic: `actor:${business.id}`,
        frame: expect.objectContaining({ event: 'notification' }),
      }),
    );
    await rate(business, ali, { rating: 4, comment: 'Zemin güzel.' });
    expect(await told()).toHaveLength(1);
    await rate(business, ali, { rating: 2 });
    expect((await told()).map(({ text }) => text)).toContain('Ali Can işletmenize 2 yıldız verdi.');
  });

  it('add up when fifty players review at once, some of them twice', async () => {
    const business = await createVenue(app());
    const users = await Promise.all(Array.from({ length: 40 }, () => createUser(app())));
    for (const user of users) await book(business, user);
    const calls = users.flatMap((user, n) => (n < 10 ? [user, user] : [user]));
    const answers = await Promise.all(calls.map((user, n) => rate(business, user, { rating: (n % 5) + 1 })));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const reviews = await app()
      .db.q.selectFrom('reviews')
      .select('rating')
      .where('venue_id', '=', business.id)
      .execute();
    const sum = reviews.reduce((total, review) => total + review.rating, 0);
    const row = await rowOf(business);
    expect(row).toMatchObject({ rating_sum: sum, rating_count: 40 });
    expect(row.rating_score).toBeCloseTo(ratingScore(sum, 40), 10);
  });

  it('are verified after an approved hour that is over, and only then', async () => {
    const business = await createVenue(app());
    const elsewhere = await createVenue(app());
    const users = await Promise.all(
      ['past', 'coming', 'rejected', 'elsewhere'].map((full_name) => createUser(app(), { full_name })),
    );
    const [past, coming, rejected, other] = users as [TestUser, TestUser, TestUser, TestUser];
    await book(business, past, {});
    await book(business, coming, { starts_at: app().time.now - HOUR_MS / 2 });
    await book(business, rejected, { status: 'rejected' });
    await book(elsewhere, other, {});
    for (const user of users) await rate(business, user, { rating: 3 });
    const { body } = await ratingsOf(business);
    expect(Object.fromEntries(body.map((r) => [r.user.fullName, r.verified]))).toEqual({
      past: true,
      coming: false,
      rejected: false,
      elsewhere: false,
    });
  });

  it('come in pages without gaps, also for reviews of one instant', async () => {
    const business = await createVenue(app());
    for (let n = 0; n < 5; n++)
      await rate(business, await createUser(app(), { full_name: `${n}` }), { rating: 3 });
    const first = await ratingsOf(business, '?limit=3');
    const cursor = first.headers.get('X-Next-Cursor');
    const second = await ratingsOf(business, `?limit=3&cursor=${cursor}`);
    const seen = [...first.body, ...second.body].map((rating) => rating.user.fullName);
    expect(seen.sort()).toEqual(['0', '1', '2', '3', '4']);
    expect(second.headers.get('X-Next-Cursor')).toBeNull();
  });

  it.each([0, 6, 2.5, 'iyi', null])('refuse %s stars', async (rating) => {
    const business = await createVenue(app());
    const { status, body } = await rate(business, await createUser(app()), { rating });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: { rating: expect.any(String) } } });
    expect((await rowOf(business)).rating_count).toBe(0);
  });

  it('are for players, of venues that can be seen', async () => {
    const business = await createVenue(app());
    const hidden = await createVenue(app(), { status: 'pending', next_payment_at: null });
    const own = await app().call('post', `/api/business/${business.id}/ratings`, {
      token: business.token,
      json: { rating: 5 },
    });
    expect(own.status).toBe(403);
    const path = `/api/business/${business.id}/ratings`;
    expect((await app().call('post', path, { json: { rating: 5 } })).status).toBe(401);
    expect((await rate(hidden, await createUser(app()), { rating: 5 })).status).toBe(404);
    expect((await ratingsOf(hidden)).status).toBe(404);
  });
});
