import type { Notification } from 'mf-shared/contracts/notifications';
import { addDays, istanbulDate, istanbulMidnight } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, booked, cancel, reject } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { played } from '../../../test/matches.ts';
import { remindOfRatings } from '../matches/remind.ts';
import { dueNotice, remindOfPayments } from '../payments/remind.ts';
import { expireReservations } from '../reservations/expire.ts';

onBothEngines('what happens is told', (app) => {
  const told = async ({ token }: { token: string }) =>
    (await app().call<Notification[]>('get', '/api/notifications?limit=100', { token })).body;
  const kinds = async (owner: { token: string }) => (await told(owner)).map(({ kind }) => kind).reverse();

  it('of a reservation, to the side that did not do it', async () => {
    const user = await createUser(app(), { full_name: 'İpek Işık' });
    const business = await createVenue(app());
    const first = await booked(app(), user, business);
    await approve(app(), business, first.id);
    const second = await booked(app(), user, business, { timeSlot: '22:00-23:00' });
    await reject(app(), business, second.id);
    await cancel(app(), user, first.id);
    expect(await kinds(user)).toEqual(['reservation_approved', 'reservation_rejected']);
    const atVenue = await told(business);
    expect(atVenue[0]).toMatchObject({
      kind: 'reservation_cancelled',
      text: 'İpek Işık rezervasyonunu iptal etti: 20 Kasım Cuma, 21:00, Saha 1.',
    });
    expect(atVenue.at(-1)).toMatchObject({
      kind: 'reservation_requested',
      text: 'İpek Işık istek gönderdi: 20 Kasım Cuma, 21:00, Saha 1.',
      link: '/profile/business',
    });
  });

  it('of a request that ran out', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await booked(app(), user, business, { date: '2026-11-18', timeSlot: '18:00-19:00' });
    const { now } = app().time;
    app().time.now = Date.parse('2026-11-18T15:00:01Z');
    await expireReservations(app().ctx);
    app().time.now = now;
    expect(await kinds(user)).toEqual(['reservation_expired']);
  });

  it('of friendship, and once though both ask', async () => {
    const [one, other] = [await createUser(app(), { full_name: 'Can Öz' }), await createUser(app())];
    const add = (by: { token: string }, of: { id: string }) =>
      app().call('post', '/api/friends/add', { token: by.token, json: { receiverId: of.id } });
    await add(one, other);
    await add(other, one);
    expect(await told(other)).toMatchObject([{ text: 'Can Öz sizinle arkadaş olmak istiyor.' }]);
    expect(await told(one)).toMatchObject([{ kind: 'friend_accepted', link: `/user/${other.id}` }]);
  });

  it('of a match that was made, and once that it can be rated', async () => {
    const { a, b } = await played(app());
    expect(await kinds(b)).toEqual(['match_proposed']);
    expect(await kinds(a)).toEqual(['match_created']);
    await Promise.all([remindOfRatings(app().ctx), remindOfRatings(app().ctx)]);
    await remindOfRatings(app().ctx);
    expect(await kinds(a)).toEqual(['match_created', 'rating_due']);
    expect(await kinds(b)).toEqual(['match_proposed', 'rating_due']);
    // A process that was down for two days reminds of nothing.
    const late = await played(app());
    app().time.now += 2 * DAY_MS;
    await remindOfRatings(app().ctx);
    expect(await kinds(late.a)).toEqual(['match_created']);
    app().time.now -= 1;
    await remindOfRatings(app().ctx);
    expect(await kinds(late.a)).toEqual(['match_created', 'rating_due']);
  });

  it('of the fee 7, 3 and 1 days before it is due and on the day, each once', async () => {
    const today = istanbulDate(app().time.now);
    const noon = (date: string) => istanbulMidnight(date) + DAY_MS / 2;
    const due = noon(addDays(today, 9));
    const venue = await createVenue(app(), { next_payment_at: due });
    const waiting = await createVenue(app(), { next_payment_at: due, status: 'pending' });
    const { now } = app().time;
    const texts = new Map<number, number>();
    for (let ahead = 9; ahead >= -1; ahead--) {
      app().time.now = due - ahead * DAY_MS - 60_000;
      await Promise.all([remindOfPayments(app().ctx), remindOfPayments(app().ctx)]);
      const { count } = await app()
        .db.q.selectFrom('notifications')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('owner_id', '=', venue.id)
        .executeTakeFirstOrThrow();
      texts.set(ahead, Number(count));
    }
    app().time.now = now;
    const others = app().db.q.selectFrom('notifications').select('text').where('owner_id', '=', waiting.id);
    expect(await others.execute()).toEqual([]);
    expect(Object.fromEntries(texts)).toEqual({
      9: 0,
      8: 0,
      7: 1,
      6: 1,
      5: 1,
      4: 1,
      3: 2,
      2: 2,
      1: 3,
      0: 4,
      [-1]: 4,
    });
  });

  it.each([
    [0, 'son günü bugün.'],
    [1, 'son günü yarın, 19 Kasım Perşembe.'],
    [2, 'son gününe 2 gün kaldı: 20 Kasım Cuma.'],
  ])('of the fee %i days before it is due, in words that fit', (days, words) => {
    const today = istanbulDate(app().time.now);
    expect(dueNotice(istanbulMidnight(addDays(today, days)), today).text).toContain(words);
  });
});
