import { expect, it } from 'vitest';
import {
  type Ask,
  type Asked,
  approve,
  ask,
  atTime,
  booked,
  cancel,
  FRIDAY,
  occupancyOf,
  reject,
  signedInAgain,
  slotOf,
} from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { decide } from '../../../test/settings.ts';
import { createApp } from '../../app.ts';

const HOUR = 60 * 60 * 1000;
/** The start of Friday 21:00. */
const START = Date.parse('2026-11-20T18:00:00Z');

/** Moves to Friday 23:00 on the first pitch by default. */
const move = (app: TestApp, user: TestUser, reservationId: string, over: Ask & { price?: number } = {}) =>
  app.call<Asked>('post', '/api/reservations/move', {
    token: user.token,
    json: { reservationId, date: FRIDAY, timeSlot: '23:00-00:00', fieldName: 'Saha 1', ...over },
  });

async function approvedHour(app: TestApp, user: TestUser, business: TestVenue, over: Ask = {}) {
  const reservation = await booked(app, user, business, over);
  await approve(app, business, reservation.id);
  return reservation;
}

/** A refused move leaves everything as it was. */
async function refused(app: TestApp, business: TestVenue, code: string, work: () => ReturnType<typeof move>) {
  const before = await occupancyOf(app, business.id);
  const answer = await work();
  expect(answer.body.code).toBe(code);
  expect(await occupancyOf(app, business.id)).toEqual(before);
  return answer;
}

onBothEngines('moving an own hour', (app) => {
  it('tells whoever looks at either night, and at the day after an hour past midnight', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const old = await booked(app(), user, business, { timeSlot: '00:00-01:00' });
    const from = app().frames.length;
    await move(app(), user, old.id, { date: '2026-11-26', timeSlot: '01:00-02:00' });
    const told = app()
      .frames.slice(from)
      .flatMap(({ topic, frame }) => (frame.event === 'slotsChanged' ? [{ topic, ...frame.data }] : []));
    expect(told).toMatchObject([{ topic: `week:${business.id}`, businessId: business.id }]);
    expect(told[0]?.dates.toSorted()).toEqual(['2026-11-20', '2026-11-21', '2026-11-26', '2026-11-27']);
  });

  it('takes the new hour, frees the old one, and keeps what waits waiting', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const old = await booked(app(), user, business);
    const { status, body } = await move(app(), user, old.id);
    expect(status).toBe(200);
    expect(body.message).toBe('Rezervasyonunuz taşındı. İşletme onayladığında size haber verilir.');
    expect(body.reservation).toMatchObject({
      id: old.id,
      status: 'pending',
      timeSlot: '23:00-00:00',
      startsAt: START + 2 * HOUR,
      createdAt: old.createdAt,
    });
    const { cells, reservations } = await occupancyOf(app(), business.id);
    expect(reservations).toHaveLength(1);
    expect(cells.map((cell) => [cell.starts_at, cell.expires_at])).toEqual([
      [START + 2 * HOUR, START + 2 * HOUR],
      [START + 2.5 * HOUR, START + 2 * HOUR],
    ]);
    expect((await slotOf(app(), business.id, '21:00-22:00')).isAvailable).toBe(true);
    expect((await ask(app(), await createUser(app()), business)).status).toBe(201);
  });

  it('gives a request that waits no more time to be answered', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const old = await booked(app(), user, business, { date: '2026-12-04' });
    const expires = app().time.now + 7 * 24 * HOUR;
    await atTime(app(), app().time.now + 24 * HOUR, async () => {
      const { body } = await move(app(), user, old.id, { date: '2026-12-05' });
      expect(body.reservation).toMatchObject({ status: 'pending', createdAt: old.createdAt });
    });
    const { cells, reservations } = await occupancyOf(app(), business.id);
    expect(reservations).toMatchObject([{ expires_at: expires, moves: 1 }]);
    expect(cells).toMatchObject([{ expires_at: expires }, { expires_at: expires }]);
  });

  it('goes to another pitch and night, also at the same clock, at the price there', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), {}, [{ price: 900 }, { price: 1500 }]);
    const { id } = await booked(app(), user, business);
    const across = await move(app(), user, id, { timeSlot: '21:00-22:00', fieldName: 'Saha 2' });
    expect(across.body.reservation).toMatchObject({
      fieldId: business.pitches[1]?.id,
      fieldName: 'Saha 2',
      price: 1500,
    });
    const night = await move(app(), user, id, { date: '2026-11-21', timeSlot: '00:00-01:00' });
    expect(night.body.reservation).toMatchObject({
      date: '2026-11-21',
      fieldName: 'Saha 1',
      price: 900,
      startsAt: Date.parse('2026-11-21T21:00:00Z'),
    });
    const { cells } = await occupancyOf(app(), business.id);
    expect(cells.map((cell) => cell.pitch_id)).toEqual([business.pitches[0]?.id, business.pitches[0]?.id]);
  });

  it('keeps the half hour that both hours share', async () => {
    const user = await createUser(app());
    const hours = (start: string) => ({ working_hours: JSON.stringify([{ start, end: '02:00' }]) });
    const business = await createVenue(app(), {}, [hours('18:00')]);
    const { id } = await approvedHour(app(), user, business);
    await app().db.q.updateTable('pitches').set(hours('18:30')).execute();
    expect((await move(app(), user, id, { timeSlot: '21:30-22:30' })).status).toBe(200);
    const { cells } = await occupancyOf(app(), business.id);
    expect(cells.map((cell) => [cell.starts_at, cell.expires_at])).toEqual([
      [START + HOUR / 2, START + HOUR / 2],
      [START + HOUR, START + HOUR / 2],
    ]);
  });

  it('asks anew for what was approved, with a week of its own to answer', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await approvedHour(app(), user, business, { date: '2026-12-04' });
    const later = app().time.now + 24 * HOUR;
    await atTime(app(), later, async () => {
      const { body } = await move(app(), user, id, { date: '2026-12-05' });
      expect(body.reservation).toMatchObject({
        status: 'pending',
        createdAt: new Date(later).toISOString(),
      });
    });
    const { cells, reservations } = await occupancyOf(app(), business.id);
    const expires = later + 7 * 24 * HOUR;
    expect(reservations[0]).toMatchObject({ decided_at: null, expires_at: expires, moves: 1 });
    expect(cells.map((cell) => cell.expires_at)).toEqual([expires, expires]);
    expect((await approve(app(), business, id)).status).toBe(200);
  });

  it('stays approved where the venue approves at once', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await decide(app(), business, { approval: 'all' });
    const { id } = await booked(app(), user, business);
    const { body } = await move(app(), user, id);
    expect(body.message).toBe('Rezervasyonunuz taşındı.');
    expect(body.reservation.status).toBe('approved');
    const { cells } = await occupancyOf(app(), business.id);
    expect(cells.map((cell) => cell.expires_at)).toEqual([null, null]);
  });

  it('tells the venue in chat and live, and those who look at both nights', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), {}, [{}, {}]);
    const { id } = await approvedHour(app(), user, business);
    app().frames.length = 0;
    const { body } = await move(app(), user, id, { date: '2026-11-21', fieldName: 'Saha 2' });
    const of = (topic: string) => app().frames.filter((envelope) => envelope.topic === topic);
    const told = of(`actor:${business.id}`).map(({ frame }) => frame);
    expect(told).toContainEqual({ event: 'reservationChanged', data: body.reservation });
    expect(told.find(({ event }) => event === 'receiveMessage')?.data).toMatchObject({
      content:
        '20 Kasım Cuma, 21:00-22:00 · Saha 1 rezervasyonu oyuncu tarafından taşındı. ' +
        'Yeni saat: 21 Kasım Cumartesi, 23:00-00:00 · Saha 2. Onayınızı bekliyor.',
    });
    expect(of(`week:${business.id}`).map(({ frame }) => frame.data)).toEqual([
      { businessId: business.id, dates: ['2026-11-21', FRIDAY] },
    ]);
  });

  it('tells the venue of each move of a day, also of one back to where it was', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const { id } = await booked(app(), user, business);
    const hours = ['22:00-23:00', '23:00-00:00', '22:00-23:00', '21:00-22:00'];
    for (const timeSlot of hours) expect((await move(app(), user, id, { timeSlot })).status).toBe(200);
    const news = await app()
      .db.q.selectFrom('notifications')
      .select('text')
      .where('owner_id', '=', business.id)
      .where('kind', '=', 'reservation_moved')
      .orderBy('id')
      .execute();
    expect(news.map(({ text }) => /Yeni saat: 20 Kasım Cuma, (\S+) /.exec(text)?.[1])).toEqual(hours);
  });

  it('keeps its UID in calendars, under a higher sequence each time', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await approvedHour(app(), user, business);
    const headers = { Authorization: `Bearer ${user.token}` };
    const inCalendar = async () => {
      const file = await createApp(app().ctx).request(`/api/reservations/${id}/calendar.ics`, { headers });
      const lines = (await file.text()).split('\r\n');
      expect(lines).toContain(`UID:${id}@topla`);
      return lines.filter((line) => /^(SEQUENCE|DTSTART)/.test(line));
    };
    expect(await inCalendar()).toEqual(['DTSTART:20261120T180000Z', 'SEQUENCE:1']);
    await move(app(), user, id);
    expect(await inCalendar()).toEqual(['DTSTART:20261120T200000Z', 'SEQUENCE:3']);
    await approve(app(), business, id);
    expect(await inCalendar()).toEqual(['DTSTART:20261120T200000Z', 'SEQUENCE:4']);
  });
});

onBothEngines('a move that is refused', (app) => {
  it('leaves a taken hour to its holder', async () => {
    const [user, other] = [await createUser(app()), await createUser(app())];
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    await booked(app(), other, business, { timeSlot: '23:00-00:00' });
    const answer = await refused(app(), business, 'slot_taken', () => move(app(), user, id));
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('Bu saat az önce doldu. Lütfen başka bir saat seçin.');
  });

  it('names an hour that is its own, none, past, or too far', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    const to = (code: string, over: Ask) => refused(app(), business, code, () => move(app(), user, id, over));
    await to('slot_same', { timeSlot: '21:00-22:00' });
    await to('slot_unknown', { timeSlot: '21:30-22:30' });
    await to('slot_unknown', { fieldName: 'Saha 9' });
    await to('slot_past', { date: '2026-11-17' });
    await to('validation', { date: 'yarın' });
    await decide(app(), business, { horizonWeeks: 1 });
    await to('slot_too_far', { date: '2026-11-26' });
  });

  it('stays within three hours of a pitch and week, not counting the hour that it leaves', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), {}, [{}, {}]);
    const hours = ['18:00-19:00', '19:00-20:00', '20:00-21:00'];
    for (const timeSlot of hours) await booked(app(), user, business, { timeSlot });
    const { id } = await booked(app(), user, business, { fieldName: 'Saha 2' });
    await refused(app(), business, 'weekly_limit', () => move(app(), user, id));
    const { reservations } = await occupancyOf(app(), business.id);
    const first = reservations[0]?.id ?? '';
    expect((await move(app(), user, first)).status).toBe(200);
  });

  it('is for its player alone', async () => {
    const [user, other] = [await createUser(app()), await createUser(app())];
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    const answer = await refused(app(), business, 'not_yours', () => move(app(), other, id));
    expect(answer.status).toBe(403);
    await refused(app(), business, 'reservation_not_found', () => move(app(), user, 'nowhere'));
    await refused(app(), business, 'forbidden', () => move(app(), { ...user, token: business.token }, id));
  });

  it('does not wake what ended', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    await reject(app(), business, id);
    await refused(app(), business, 'reservation_not_pending', () => move(app(), user, id));
  });

  it('is not decided about by a venue that still sees the old hour', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id, startsAt } = await booked(app(), user, business);
    const { body } = await move(app(), user, id);
    const decision = (verb: string, seen: number) =>
      app().call<Asked>('post', `/api/reservations/${verb}`, {
        token: business.token,
        json: { reservationId: id, startsAt: seen },
      });
    for (const verb of ['approve', 'reject']) {
      await refused(app(), business, 'changed_meanwhile', () => decision(verb, startsAt));
    }
    expect((await decision('approve', body.reservation.startsAt)).status).toBe(200);
  });

  it('finds no venue that takes no reservations now', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    const unpaid = { next_payment_at: app().time.now };
    await app().db.q.updateTable('venues').set(unpaid).where('id', '=', business.id).execute();
    await refused(app(), business, 'business_not_found', () => move(app(), user, id));
  });

  it('says what the hour costs when another price was shown', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    const answer = await refused(app(), business, 'price_changed', () => move(app(), user, id, { price: 1 }));
    expect(answer.body.message).toContain('1.200 TL');
    expect((await move(app(), user, id, { price: 1200 })).status).toBe(200);
  });
});

onBothEngines('the deadline', (app) => {
  const LATE = 'İptal süresi geçti. Lütfen işletmeyi telefonla arayın: 0212 111 22 33';

  it.each([2, 24, 48])('of %i hours holds to the millisecond, for moving and cancelling', async (hours) => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await decide(app(), business, { cancelHours: hours });
    const [moved, cancelled] = [
      await approvedHour(app(), user, business),
      await approvedHour(app(), user, business, { timeSlot: '20:00-21:00' }),
    ];
    expect(moved.cancelUntil).toBe(START - hours * HOUR);
    await atTime(app(), moved.startsAt - hours * HOUR + 1, async () => {
      const answer = await refused(app(), business, 'cancel_too_late', () => move(app(), user, moved.id));
      expect(answer).toMatchObject({ status: 409, body: { message: LATE } });
    });
    await atTime(app(), moved.startsAt - hours * HOUR, async () => {
      expect((await move(app(), user, moved.id)).status).toBe(200);
    });
    await atTime(app(), cancelled.startsAt - hours * HOUR + 1, async () => {
      const answer = await cancel(app(), user, cancelled.id);
      expect(answer).toMatchObject({ status: 409, body: { code: 'cancel_too_late', message: LATE } });
    });
    await atTime(app(), cancelled.startsAt - hours * HOUR, async () => {
      expect((await cancel(app(), user, cancelled.id)).status).toBe(200);
    });
  });

  it('of none ends with the start of the hour', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await decide(app(), business, { cancelHours: 0 });
    const { id } = await approvedHour(app(), user, business);
    await atTime(app(), START, async () => {
      const then = await signedInAgain(app(), user, 'user');
      expect((await cancel(app(), then, id)).body.code).toBe('cancel_too_late');
    });
    await atTime(app(), START - 1, async () => {
      const then = await signedInAgain(app(), user, 'user');
      expect((await cancel(app(), then, id)).status).toBe(200);
    });
  });

  it('does not bind what still waits', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await decide(app(), business, { cancelHours: 168 });
    const reservation = await booked(app(), user, business);
    expect(reservation.canMove).toBe(true);
    const { body } = await move(app(), user, reservation.id);
    expect(body.reservation.status).toBe('pending');
    await approve(app(), business, reservation.id);
    const mine = await app().call<{ reservations: Asked['reservation'][] }>('get', '/api/reservations/mine', {
      token: user.token,
    });
    expect(mine.body.reservations[0]).toMatchObject({ canMove: false, businessPhone: '+902121112233' });
  });
});

onBothEngines('moves that meet', (app) => {
  const count = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  it('let one of two players have an hour, and the other keep the old one', async () => {
    const [one, two] = [await createUser(app()), await createUser(app())];
    const business = await createVenue(app(), {}, [{}, {}]);
    const first = await booked(app(), one, business);
    const second = await booked(app(), two, business, { fieldName: 'Saha 2' });
    const answers = await Promise.all([move(app(), one, first.id), move(app(), two, second.id)]);
    expect([count(answers, 200), count(answers, 409)]).toEqual([1, 1]);
    const { cells, reservations } = await occupancyOf(app(), business.id);
    expect(cells).toHaveLength(4);
    for (const row of reservations) {
      const own = cells.filter((cell) => cell.owner_id === row.id);
      expect(own.map((cell) => [cell.pitch_id, cell.starts_at])).toEqual([
        [row.pitch_id, row.starts_at],
        [row.pitch_id, row.starts_at + HOUR / 2],
      ]);
    }
  });

  it('let a move or a new request have an hour', async () => {
    const [one, two] = [await createUser(app()), await createUser(app())];
    const business = await createVenue(app());
    const { id } = await booked(app(), one, business);
    const answers = await Promise.all([
      move(app(), one, id),
      ask(app(), two, business, { timeSlot: '23:00-00:00' }),
    ]);
    expect(count(answers, 409)).toBe(1);
    const { cells } = await occupancyOf(app(), business.id);
    expect(new Set(cells.map((cell) => cell.starts_at)).size).toBe(cells.length);
  });

  it('let one of several moves of a reservation come last, whole', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    const hours = ['18:00-19:00', '19:00-20:00', '20:00-21:00', '22:00-23:00', '23:00-00:00'];
    const answers = await Promise.all(hours.map((timeSlot) => move(app(), user, id, { timeSlot })));
    expect(count(answers, 200)).toBe(hours.length);
    const { cells, reservations } = await occupancyOf(app(), business.id);
    expect(cells.map((cell) => cell.starts_at)).toEqual([
      reservations[0]?.starts_at,
      (reservations[0]?.starts_at ?? 0) + HOUR / 2,
    ]);
    expect(reservations[0]?.moves).toBe(hours.length);
  });

  it('do not slip past the weekly limit of the pitch that they go to', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), {}, [{}, {}]);
    for (const timeSlot of ['18:00-19:00', '19:00-20:00']) await booked(app(), user, business, { timeSlot });
    const others = [];
    for (const timeSlot of ['20:00-21:00', '21:00-22:00']) {
      others.push(await booked(app(), user, business, { timeSlot, fieldName: 'Saha 2' }));
    }
    const answers = await Promise.all(
      others.map(({ id, timeSlot }) => move(app(), user, id, { timeSlot, fieldName: 'Saha 1' })),
    );
    expect([count(answers, 200), count(answers, 409)]).toEqual([1, 1]);
  });

  it('either move or cancel, never both to a held cell', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    const [moved, cancelled] = await Promise.all([move(app(), user, id), cancel(app(), user, id)]);
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(moved.status);
    const { cells, reservations } = await occupancyOf(app(), business.id);
    expect(cells).toEqual([]);
    expect(reservations[0]?.status).toBe('cancelled');
  });
});
