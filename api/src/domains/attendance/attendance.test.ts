import type { BoardAnswer } from 'mf-shared/contracts/board';
import type { Attendance, DailyField, Reservation } from 'mf-shared/contracts/reservations';
import type { Venue } from 'mf-shared/contracts/venues';
import { istanbulDate } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { boardOf, moveIn, phoned, refusedWith } from '../../../test/board.ts';
import { atTime, FRIDAY, signedInAgain } from '../../../test/booking.ts';
import {
  createStaff,
  createUser,
  createVenue,
  type TestUser,
  type TestVenue,
} from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { endByPlayer, onWeek, subscribed } from '../../../test/subscriptions.ts';
import { expireReservations } from '../reservations/expire.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;
type Answer = { reservation: Reservation; code?: string };

/** A night in the future of a test's own clock, which only runs forwards. */
const nightAfter = (now: number) => istanbulDate(now + 3 * 24 * HOUR);

onBothEngines('attendance', (app) => {
  const reserve = async (business: TestVenue, player: TestUser, timeSlot: string) => {
    const date = nightAfter(app().time.now);
    const { body } = await app().call<Answer>('post', '/api/reservations/create', {
      token: player.token,
      json: { userEmail: player.email, businessId: business.id, date, timeSlot, fieldName: 'Saha 1' },
    });
    return body.reservation;
  };
  const decide = ({ token }: TestVenue, verb: 'approve' | 'reject', { id }: Reservation) =>
    app().call<Answer>('post', `/api/reservations/${verb}`, { token, json: { reservationId: id } });
  const mark = ({ token }: { token: string }, { id }: Reservation, attendance: Attendance | null) =>
    app().call<Answer>('post', '/api/reservations/attendance', {
      token,
      json: { reservationId: id, attendance },
    });
  const record = async ({ token, id }: TestVenue) => {
    const { body } = await app().call<{ reservations: Reservation[] }>(
      'get',
      `/api/reservations/business-reservations?businessId=${id}`,
      { token },
    );
    const { played, noShows } = body.reservations[0]?.user ?? {};
    return { played, noShows };
  };

  async function played() {
    const business = await createVenue(app());
    const player = await createUser(app());
    const reservation = await reserve(business, player, '21:00-22:00');
    await decide(business, 'approve', reservation);
    app().time.now = reservation.startsAt;
    return { business, player, reservation };
  }

  it('counts for every venue that the player asks', async () => {
    const { business, player, reservation } = await played();
    expect(await mark(business, reservation, 'no_show')).toMatchObject({
      status: 200,
      body: { message: 'Gelmedi olarak işaretlendi.', reservation: { attendance: 'no_show' } },
    });
    const { token } = player;
    const news = await app().call<{ link: string }[]>('get', '/api/notifications', { token });
    expect(news.body[0]).toMatchObject({ kind: 'attendance_missed', link: '/my-reservations' });
    const elsewhere = await createVenue(app());
    await reserve(elsewhere, player, '22:00-23:00');
    expect(await record(elsewhere)).toEqual({ played: 0, noShows: 1 });
  });

  it('is told of each hour that was missed, once', async () => {
    const { business, player, reservation } = await played();
    const later = await reserve(business, player, '22:00-23:00');
    await decide(business, 'approve', later);
    app().time.now = later.startsAt;
    for (const one of [reservation, later, later]) await mark(business, one, 'no_show');
    const { body } = await app().call<{ kind: string; text: string }[]>('get', '/api/notifications', {
      token: player.token,
    });
    const missed = body.filter(({ kind }) => kind === 'attendance_missed');
    expect(missed.map(({ text }) => /\d\d:00-\d\d:00/.exec(text)?.[0])).toEqual([
      later.timeSlot,
      reservation.timeSlot,
    ]);
  });

  it('stands in the day and on the board beside the record of the player', async () => {
    const { business, reservation } = await played();
    await mark(business, reservation, 'no_show');
    const { token, id } = business;
    const { date } = reservation;
    const day = await app().call<{ dailyData: DailyField[] }>(
      'get',
      `/api/reservations/daily?businessId=${id}&date=${date}`,
      { token },
    );
    const slot = day.body.dailyData[0]?.daySlots.find((one) => one.reservationId === reservation.id);
    expect(slot).toMatchObject({ attendance: 'no_show', user: { played: 0, noShows: 1 } });
    const board = await app().call<BoardAnswer>('get', `/api/business/board?from=${date}&to=${date}`, {
      token,
    });
    expect(board.body.entries).toMatchObject([{ attendance: 'no_show', played: 0, noShows: 1 }]);
  });

  it('can be changed and taken back, and counts once however often it is said at once', async () => {
    const { business, reservation } = await played();
    await Promise.all(Array.from({ length: 10 }, () => mark(business, reservation, 'no_show')));
    expect(await record(business)).toEqual({ played: 0, noShows: 1 });
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => mark(business, reservation, i % 2 ? 'no_show' : 'played')),
    );
    const { played: came = 0, noShows = 0 } = await record(business);
    expect(came + noShows).toBe(1);
    await mark(business, reservation, null);
    expect(await record(business)).toEqual({ played: 0, noShows: 0 });
  });

  it('goes with a reservation that the venue calls off, and keeps it from being moved', async () => {
    const { business, player, reservation } = await played();
    await mark(business, reservation, 'no_show');
    const date = nightAfter(app().time.now);
    const [field] = business.pitches;
    const { token } = business;
    const { body } = await app().call<BoardAnswer>(
      'get',
      `/api/business/board?from=${reservation.date}&to=${reservation.date}`,
      { token },
    );
    const [entry] = body.entries;
    const to = { fieldId: field?.id, date, timeSlot: '21:00-22:00' };
    const json = { kind: 'reservation', id: reservation.id, version: entry?.version, to };
    expect(await app().call('post', '/api/business/board/move', { token, json })).toMatchObject({
      status: 400,
      body: { code: 'slot_past' },
    });
    expect(await record(business)).toEqual({ played: 0, noShows: 1 });
    const ended = await app().call<Answer>('delete', `/api/reservations/${reservation.id}`, { token });
    expect(ended).toMatchObject({
      status: 200,
      body: { reservation: { status: 'cancelled', attendance: null } },
    });
    await reserve(business, player, '22:00-23:00');
    expect(await record(business)).toEqual({ played: 0, noShows: 0 });
  });

  it('is refused before the hour, for what was not approved, to others, and to players', async () => {
    const business = await createVenue(app());
    const player = await createUser(app());
    const waiting = await reserve(business, player, '20:00-21:00');
    const approved = await reserve(business, player, '21:00-22:00');
    await decide(business, 'approve', approved);
    app().time.now = approved.startsAt - 1;
    expect(await mark(business, approved, 'played')).toMatchObject({
      status: 409,
      body: { code: 'attendance_too_early' },
    });
    app().time.now = approved.startsAt;
    expect(await mark(business, waiting, 'no_show')).toMatchObject({
      status: 409,
      body: { code: 'reservation_not_approved' },
    });
    const other = await createVenue(app());
    expect(await mark(other, approved, 'no_show')).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    });
    expect((await mark(player, approved, 'played')).status).toBe(403);
    expect(await record(business)).toEqual({ played: 0, noShows: 0 });
  });
});

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
    app().time.now += minutes * MINUTE;
    if (!verb) return expireReservations(app().ctx);
    const { token } = business;
    const json = { reservationId: body.reservation.id };
    expect((await app().call('post', `/api/reservations/${verb}`, { token, json })).status).toBe(200);
    app().time.now += 24 * HOUR;
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

onBothEngines('attendance of phone bookings and regulars', (app) => {
  const STARTS = Date.parse('2026-11-20T18:00:00Z');
  const ENDS = STARTS + HOUR;
  type Kind = 'phone' | 'subscription';
  const say = (
    { token }: { token: string },
    { kind, id }: { kind: string; id: string },
    attendance: Attendance | null,
  ) =>
    app().call<{ message: string; code?: string }>('post', '/api/business/attendance', {
      token,
      json: { kind, id, attendance },
    });
  const codeOf = async (call: ReturnType<typeof say>) => {
    const { status, body } = await call;
    return `${status} ${body.code ?? ''}`.trim();
  };
  async function booking(kind: Kind) {
    const business = await createVenue(app(), { next_payment_at: ENDS + 90 * 24 * HOUR });
    const player = await createUser(app());
    if (kind === 'phone') await phoned(app(), business);
    else await subscribed(app(), player, business);
    const [entry] = (await boardOf(app(), business)).entries;
    if (!entry) throw new Error('nothing is booked');
    const record = () =>
      app()
        .db.q.selectFrom('users')
        .select(['played_count', 'no_show_count'])
        .where('id', '=', player.id)
        .executeTakeFirstOrThrow();
    return { business, player, entry, record };
  }

  it.each<Kind>(['phone', 'subscription'])('is said of a %s hour once it has begun', async (kind) => {
    const { business, player, entry, record } = await booking(kind);
    expect(await codeOf(atTime(app(), STARTS - 1, () => say(business, entry, 'played')))).toBe(
      '409 attendance_too_early',
    );
    await atTime(app(), STARTS, async () => {
      expect(await say(business, entry, 'no_show')).toMatchObject({
        status: 200,
        body: { message: 'Gelmedi olarak işaretlendi.' },
      });
      await say(business, entry, 'no_show');
      const [marked] = (await boardOf(app(), business)).entries;
      expect(marked).toEqual({ ...entry, attendance: 'no_show' });
    });
    expect(await record()).toEqual({ played_count: 0, no_show_count: kind === 'phone' ? 0 : 1 });
    const { body: news } = await app().call<{ text: string; link: string }[]>('get', '/api/notifications', {
      token: player.token,
    });
    const missed = news.filter(({ text }) => text.includes('gelmediğinizi bildirdi'));
    const told = {
      text: 'Çınar Halı Saha 20 Kasım Cuma, 21:00-22:00 rezervasyonunuza gelmediğinizi bildirdi. Yanlışsa işletmeye yazın.',
      link: '/my-reservations?tab=subscriptions',
    };
    expect(missed).toMatchObject(kind === 'subscription' ? [told] : []);
    await atTime(app(), ENDS, () => say(business, entry, null));
    expect(await record()).toEqual({ played_count: 0, no_show_count: 0 });
    expect((await boardOf(app(), business)).entries).toMatchObject([{ attendance: null }]);
    const history = await app()
      .db.q.selectFrom('venue_changes')
      .select('text')
      .where('venue_id', '=', business.id)
      .where('text', 'like', '%gelmedi')
      .execute();
    expect(history).toHaveLength(1);
  });

  it.each<Kind>(['phone', 'subscription'])('of a %s hour stands in the day too', async (kind) => {
    const { business, entry } = await booking(kind);
    await atTime(app(), ENDS, () => say(business, entry, 'played'));
    const day = await app().call<{ dailyData: DailyField[] }>(
      'get',
      `/api/reservations/daily?businessId=${business.id}&date=${FRIDAY}`,
      { token: business.token },
    );
    const slot = day.body.dailyData[0]?.daySlots.find(({ startsAt }) => startsAt === STARTS);
    const own = kind === 'phone' ? { kind, user: { id: entry.id } } : { occurrenceId: entry.id };
    expect(slot).toMatchObject({ attendance: 'played', ...own });
  });

  it.each<Kind>(['phone', 'subscription'])(
    'of a %s hour counts once however often it is said',
    async (kind) => {
      const { business, entry, record } = await booking(kind);
      await atTime(app(), ENDS, () =>
        Promise.all(Array.from({ length: 8 }, (_, i) => say(business, entry, i % 2 ? 'played' : 'no_show'))),
      );
      const { played_count: came, no_show_count: missed } = await record();
      expect(came + missed).toBe(kind === 'phone' ? 0 : 1);
    },
  );

  it.each<Kind>(['phone', 'subscription'])('of a %s hour keeps it where it is', async (kind) => {
    const { business, entry } = await booking(kind);
    await atTime(app(), STARTS, async () => {
      await say(business, entry, 'played');
      const to = { fieldId: entry.fieldId, date: '2026-11-21', timeSlot: '21:00-22:00' };
      expect(refusedWith(await moveIn(app(), business, entry, to))).toBe('400 slot_past');
    });
  });

  it.each<Kind>(['phone', 'subscription'])(
    'of a %s hour ends: for day staff after the next night',
    async (kind) => {
      const { business, entry } = await booking(kind);
      const staff = await createStaff(app(), business);
      const turn = Date.parse('2026-11-22T03:00:00Z');
      expect(await codeOf(atTime(app(), turn - 1, () => say(staff, entry, 'played')))).toBe('200');
      expect(await codeOf(atTime(app(), turn, () => say(staff, entry, null)))).toBe('403 hour_is_over');
      const last = ENDS + 60 * 24 * HOUR;
      const owner = (at: number) =>
        codeOf(
          atTime(app(), at, async () =>
            say(await signedInAgain(app(), business, 'business'), entry, 'no_show'),
          ),
        );
      expect([await owner(last), await owner(last + 1)]).toEqual(['200', '409 correction_too_late']);
    },
  );

  it('of a regular decides whether their review counts', async () => {
    const { business, player, entry } = await booking('subscription');
    const count = async () =>
      (await app().call<Venue>('get', `/api/business/${business.id}`)).body.ratingCount;
    await atTime(app(), ENDS, async () => {
      const path = `/api/business/${business.id}/ratings`;
      await app().call('post', path, { token: player.token, json: { rating: 5 } });
      expect(await count()).toBe(1);
      await say(business, entry, 'no_show');
      expect(await count()).toBe(0);
      await say(business, entry, null);
      expect(await count()).toBe(1);
    });
  });

  it('is not said of a night that a regular skipped', async () => {
    const { business, player, entry, record } = await booking('subscription');
    expect((await onWeek(app(), player, 'skip', entry.id)).status).toBe(200);
    expect(await codeOf(atTime(app(), ENDS, () => say(business, entry, 'no_show')))).toBe(
      '404 occurrence_not_found',
    );
    expect(await record()).toEqual({ played_count: 0, no_show_count: 0 });
  });

  it('of a regular stays to be said when the whole has ended', async () => {
    const { business, player, entry } = await booking('subscription');
    await atTime(app(), ENDS, () => endByPlayer(app(), player, entry.seriesId ?? ''));
    expect(await codeOf(atTime(app(), ENDS, () => say(business, entry, 'played')))).toBe('200');
  });

  it('is refused of another venue’s and of what is not there', async () => {
    const { entry } = await booking('phone');
    const { entry: week } = await booking('subscription');
    const other = await createVenue(app());
    for (const one of [entry, week]) expect(await codeOf(say(other, one, null))).toBe('403 not_yours');
    expect(await codeOf(say(other, { kind: 'phone', id: 'yok' }, null))).toBe('404 phone_booking_not_found');
    expect(await codeOf(say(other, { kind: 'subscription', id: 'yok' }, null))).toBe(
      '404 occurrence_not_found',
    );
  });
});
