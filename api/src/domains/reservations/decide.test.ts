import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import {
  approve,
  ask,
  atTime,
  booked,
  cancel,
  FRIDAY,
  occupancyOf,
  reject,
  remove,
  slotOf,
} from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';

async function scene(app: TestApp) {
  const user = await createUser(app);
  const business = await createVenue(app);
  return { user, business, reservation: await booked(app, user, business) };
}

/** Expects this refusal, with nothing changed at the venue. */
async function expectRefusal(
  app: TestApp,
  business: TestVenue,
  call: () => Promise<{ status: number; body: unknown }>,
  [status, code, message]: [number, string, string],
) {
  const before = await occupancyOf(app, business.id);
  const answer = await call();
  expect([answer.status, answer.body]).toEqual([status, { code, message }]);
  expect(await occupancyOf(app, business.id)).toEqual(before);
}

const NOT_YOURS: [number, string, string] = [403, 'not_yours', 'Bu kayıt size ait değil.'];
const NOT_PENDING: [number, string, string] = [
  409,
  'reservation_not_pending',
  'Bu istek artık beklemede değil.',
];
const NOT_FOUND: [number, string, string] = [404, 'reservation_not_found', 'Rezervasyon bulunamadı.'];
const NOT_APPROVED: [number, string, string] = [
  409,
  'reservation_not_approved',
  'Yalnızca onaylanmış bir rezervasyon silinebilir.',
];

onBothEngines('deciding about a request', (app) => {
  it('approves: the hour is held for good', async () => {
    const { user, business, reservation } = await scene(app());
    const { status, body } = await approve(app(), business, reservation.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Rezervasyon onaylandı!',
      reservation: { ...reservation, status: 'approved' },
    });
    const { cells } = await occupancyOf(app(), business.id);
    expect(cells.map((cell) => cell.expires_at)).toEqual([null, null]);
    const slot = await slotOf(app(), business.id, '21:00-22:00', { token: user.token });
    expect(slot).toMatchObject({ mine: true, mineStatus: 'approved' });
  });

  it('rejects: the hour is free at once', async () => {
    const { business, reservation } = await scene(app());
    const { status, body } = await reject(app(), business, reservation.id);
    expect([status, body.message, body.reservation.status]).toEqual([
      200,
      'Rezervasyon reddedildi!',
      'rejected',
    ]);
    expect((await slotOf(app(), business.id, '21:00-22:00')).isAvailable).toBe(true);
    expect((await ask(app(), await createUser(app()), business)).status).toBe(201);
  });

  it('deletes an approved one: the hour is free at once', async () => {
    const { business, reservation } = await scene(app());
    await approve(app(), business, reservation.id);
    const { status, body } = await remove(app(), business, reservation.id);
    expect(status).toBe(200);
    expect(body.message).toBe('Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.');
    expect(body.reservation.status).toBe('cancelled');
    expect((await slotOf(app(), business.id, '21:00-22:00')).isAvailable).toBe(true);
    expect((await ask(app(), await createUser(app()), business)).status).toBe(201);
  });

  it('tells both sides and the lookers-on of each decision', async () => {
    const { user, business, reservation } = await scene(app());
    const from = app().frames.length;
    await approve(app(), business, reservation.id);
    const told = app()
      .frames.slice(from)
      .filter(({ frame }) => frame.event !== 'receiveMessage' && frame.event !== 'messageSent')
      .map(({ topic, frame }) => [topic, frame.event]);
    expect(told).toEqual([
      [`actor:${user.id}`, 'notification'],
      [`actor:${user.id}`, 'reservationChanged'],
      [`actor:${business.id}`, 'reservationChanged'],
      [`week:${business.id}`, 'slotsChanged'],
      ['hours:İstanbul', 'hoursChanged'],
    ]);
  });

  it('refuses what is another business’s, what is unknown and what is decided', async () => {
    const { business, reservation } = await scene(app());
    const other = await createVenue(app());
    for (const verb of [approve, reject, remove]) {
      await expectRefusal(app(), business, () => verb(app(), other, reservation.id), NOT_YOURS);
      await expectRefusal(app(), business, () => verb(app(), business, 'yok'), NOT_FOUND);
    }
    await expectRefusal(app(), business, () => remove(app(), business, reservation.id), NOT_APPROVED);
    await approve(app(), business, reservation.id);
    await expectRefusal(app(), business, () => approve(app(), business, reservation.id), NOT_PENDING);
    await expectRefusal(app(), business, () => reject(app(), business, reservation.id), NOT_PENDING);
    await remove(app(), business, reservation.id);
    await expectRefusal(app(), business, () => remove(app(), business, reservation.id), NOT_APPROVED);
  });

  it('refuses to approve or reject a request whose hour has begun', async () => {
    const { business, reservation } = await scene(app());
    await atTime(app(), reservation.startsAt, async () => {
      await expectRefusal(app(), business, () => approve(app(), business, reservation.id), NOT_PENDING);
      await expectRefusal(app(), business, () => reject(app(), business, reservation.id), NOT_PENDING);
    });
    expect((await approve(app(), business, reservation.id)).status).toBe(200);
  });

  it('is for businesses that have paid', async () => {
    const { user, business, reservation } = await scene(app());
    const asPlayer = await app().call('post', '/api/reservations/approve', {
      token: user.token,
      json: { reservationId: reservation.id },
    });
    expect([asPlayer.status, asPlayer.body.code]).toEqual([403, 'forbidden']);
    await app()
      .db.q.updateTable('venues')
      .set({ next_payment_at: 0 })
      .where('id', '=', business.id)
      .execute();
    expect((await approve(app(), business, reservation.id)).body.code).toBe('business_inactive');
  });
});

onBothEngines('cancelling as the player', (app) => {
  it('withdraws a waiting request at any time before its start', async () => {
    const { user, business, reservation } = await scene(app());
    const { status, body } = await atTime(app(), reservation.startsAt - 1, () =>
      cancel(app(), user, reservation.id),
    );
    expect([status, body.message]).toEqual([200, 'Rezervasyonunuz iptal edildi.']);
    expect(body.reservation.status).toBe('cancelled');
    expect((await slotOf(app(), business.id, '21:00-22:00')).isAvailable).toBe(true);
    expect((await ask(app(), await createUser(app()), business)).status).toBe(201);
  });

  it('cancels an approved one until 24 hours before its start', async () => {
    const { user, business, reservation } = await scene(app());
    await approve(app(), business, reservation.id);
    const limit = reservation.startsAt - 24 * HOUR_MS;
    await atTime(app(), limit + 1, () =>
      expectRefusal(app(), business, () => cancel(app(), user, reservation.id), [
        409,
        'cancel_too_late',
        'İptal süresi geçti. Lütfen işletmeyi telefonla arayın: 0212 111 22 33',
      ]),
    );
    const inTime = await atTime(app(), limit, () => cancel(app(), user, reservation.id));
    expect(inTime.status).toBe(200);
    expect((await slotOf(app(), business.id, '21:00-22:00')).isAvailable).toBe(true);
  });

  it('refuses another player’s, an unknown and an ended one', async () => {
    const { user, business, reservation } = await scene(app());
    const other = await createUser(app());
    await expectRefusal(app(), business, () => cancel(app(), other, reservation.id), NOT_YOURS);
    await expectRefusal(app(), business, () => cancel(app(), user, 'yok'), NOT_FOUND);
    await cancel(app(), user, reservation.id);
    await expectRefusal(app(), business, () => cancel(app(), user, reservation.id), NOT_PENDING);
  });
});

onBothEngines('one reservation', (app) => {
  it('is seen by its player and its business alone', async () => {
    const { user, business, reservation } = await scene(app());
    const read = (token: string) => app().call('get', `/api/reservations/${reservation.id}`, { token });
    expect((await read(user.token)).body).toEqual(reservation);
    expect((await read(business.token)).body).toEqual(reservation);
    expect((await read((await createUser(app())).token)).body.code).toBe('not_yours');
    expect((await read((await createVenue(app())).token)).body.code).toBe('not_yours');
    expect(reservation.date).toBe(FRIDAY);
  });
});
