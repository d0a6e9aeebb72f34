import type { Reservation } from 'mf-shared/contracts/reservations';
import type { Venue } from 'mf-shared/contracts/venues';
import { istanbulDate } from 'mf-shared/schedule';
import { HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { expireReservations } from '../reservations/expire.ts';

type Answer = { reservation: Reservation; code?: string };

/** A night in the future of a test's own clock, which only runs forwards. */
const nightAfter = (now: number) => istanbulDate(now + 3 * 24 * HOUR_MS);

onBothEngines('how a venue answers', (app) => {
  const reliability = async ({ id }: TestVenue) =>
    (await app().call<Venue>('get', `/api/business/${id}`)).body.reliability;
  /** Each player makes one request, answered after this many minutes; with `null` it expires. */
  async function answer(business: TestVenue, verb: 'approve' | 'reject' | null, minutes: number) {
    const player = await createUser(app());
    const date = nightAfter(app().time.now);
    const { body } = await app().call<Answer>('post', '/api/reservations/create', {
      token: player.token,
      json: {
        userEmail: player.email,
        businessId: business.id,
        date,
        timeSlot: '21:00-22:00',
        fieldName: 'Saha 1',
      },
    });
    app().time.now += minutes * MINUTE_MS;
    if (!verb) return expireReservations(app().ctx);
    const { token } = business;
    const json = { reservationId: body.reservation.id };
    expect((await app().call('post', `/api/reservations/${verb}`, { token, json })).status).toBe(200);
    app().time.now += 24 * HOUR_MS;
  }

  it('stays unsaid until it answered five requests, then tells time and part approved', async () => {
    const business = await createVenue(app());
    for (let i = 0; i < 4; i++) await answer(business, 'approve', 10);
    expect(await reliability(business)).toBeNull();
    await answer(business, 'reject', 10);
    expect(await reliability(business)).toEqual({ answerMinutes: 10, approvalRate: 0.8 });
  });

  it('counts a request that nobody answered as refused', async () => {
    const business = await createVenue(app());
    for (let i = 0; i < 4; i++) await answer(business, 'approve', 10);
    await answer(business, null, 4 * 24 * 60);
    const { approvalRate, answerMinutes = 0 } = (await reliability(business)) ?? {};
    expect(approvalRate).toBe(0.8);
    expect(answerMinutes).toBeGreaterThan(20);
    expect(answerMinutes).toBeLessThan(60);
  });

  it('counts one answer for an hour that is moved and approved again', async () => {
    const business = await createVenue(app());
    for (let i = 0; i < 3; i++) await answer(business, 'approve', 10);
    const player = await createUser(app());
    const hour = { date: nightAfter(app().time.now), fieldName: 'Saha 1' };
    const post = <T>(by: { token: string }, verb: string, json: object) =>
      app().call<T>('post', `/api/reservations/${verb}`, { token: by.token, json });
    const { body } = await post<Answer>(player, 'create', {
      ...{ ...hour, userEmail: player.email, businessId: business.id, timeSlot: '21:00-22:00' },
    });
    const reservationId = body.reservation.id;
    const approve = async () => (await post(business, 'approve', { reservationId })).status;
    const move = async () =>
      (await post(player, 'move', { ...hour, reservationId, timeSlot: '22:00-23:00' })).status;
    expect([await approve(), await move(), await approve()]).toEqual([200, 200, 200]);
    expect(await reliability(business)).toBeNull();
    await answer(business, 'approve', 10);
    expect(await reliability(business)).not.toBeNull();
  });

  it('is never less than a minute', async () => {
    const business = await createVenue(app());
    for (let i = 0; i < 5; i++) await answer(business, 'approve', 0);
    expect(await reliability(business)).toEqual({ answerMinutes: 1, approvalRate: 1 });
  });

  it('forgets what is long ago: of 50 answers the last is one, however many came before', async () => {
    const business = await createVenue(app());
    const years = { answer_count: 1000, answer_log: Math.log1p(10), refusal_rate: 0 };
    await app().db.q.updateTable('venues').set(years).where('id', '=', business.id).execute();
    await answer(business, 'reject', 10);
    expect(await reliability(business)).toEqual({ answerMinutes: 10, approvalRate: 0.98 });
  });

  it('counts answers that meet', async () => {
    const business = await createVenue(app(), {}, [{}, {}, {}]);
    const date = nightAfter(app().time.now);
    const asked = await Promise.all(
      business.pitches.flatMap(({ name }) =>
        ['20:00-21:00', '21:00-22:00'].map(async (timeSlot) => {
          const player = await createUser(app());
          const json = { userEmail: player.email, businessId: business.id, date, timeSlot };
          const { body } = await app().call<Answer>('post', '/api/reservations/create', {
            token: player.token,
            json: { ...json, fieldName: name },
          });
          return body.reservation.id;
        }),
      ),
    );
    const { token } = business;
    await Promise.all(
      asked.map((reservationId, i) =>
        app().call('post', `/api/reservations/${i < 3 ? 'approve' : 'reject'}`, {
          token,
          json: { reservationId },
        }),
      ),
    );
    expect(await reliability(business)).toMatchObject({ approvalRate: 0.5 });
  });
});
