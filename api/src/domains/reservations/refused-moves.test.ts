import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import {
  type Ask,
  type Asked,
  approve,
  ask,
  atTime,
  booked,
  cancel,
  occupancyOf,
  reject,
  signedInAgain,
} from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { approvedHour, move, START } from '../../../test/moving.ts';
import { decide } from '../../../test/settings.ts';

/** A refused move leaves everything as it was. */
async function refused(app: TestApp, business: TestVenue, code: string, work: () => ReturnType<typeof move>) {
  const before = await occupancyOf(app, business.id);
  const answer = await work();
  expect(answer.body.code).toBe(code);
  expect(await occupancyOf(app, business.id)).toEqual(before);
  return answer;
}

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
    expect(moved.cancelUntil).toBe(START - hours * HOUR_MS);
    await atTime(app(), moved.startsAt - hours * HOUR_MS + 1, async () => {
      const answer = await refused(app(), business, 'cancel_too_late', () => move(app(), user, moved.id));
      expect(answer).toMatchObject({ status: 409, body: { message: LATE } });
    });
    await atTime(app(), moved.startsAt - hours * HOUR_MS, async () => {
      expect((await move(app(), user, moved.id)).status).toBe(200);
    });
    await atTime(app(), cancelled.startsAt - hours * HOUR_MS + 1, async () => {
      const answer = await cancel(app(), user, cancelled.id);
      expect(answer).toMatchObject({ status: 409, body: { code: 'cancel_too_late', message: LATE } });
    });
    await atTime(app(), cancelled.startsAt - hours * HOUR_MS, async () => {
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
        [row.pitch_id, row.starts_at + HOUR_MS / 2],
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
      (reservations[0]?.starts_at ?? 0) + HOUR_MS / 2,
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
