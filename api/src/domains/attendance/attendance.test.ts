import type { BoardAnswer } from 'mf-shared/contracts/board';
import type { Attendance, DailyField, Reservation } from 'mf-shared/contracts/reservations';
import { istanbulDate } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createUser, createVenue, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

type Answer = { reservation: Reservation; code?: string };

/** A night in the future of a test's own clock, which only runs forwards. */
const nightAfter = (now: number) => istanbulDate(now + 3 * 24 * HOUR_MS);

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
