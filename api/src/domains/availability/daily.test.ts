import type { DailyField } from 'mf-shared/contracts/reservations';
import { expect, it } from 'vitest';
import { closeIn, phoned } from '../../../test/board.ts';
import { approve, atTime, booked, FRIDAY, reject } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp, WEDNESDAY_NOON } from '../../../test/harness.ts';
import { joined } from '../../../test/waiting.ts';

const hours = (start: string, end: string) => JSON.stringify([{ start, end }]);

async function dayOf(app: TestApp, business: TestVenue, date = FRIDAY): Promise<DailyField[]> {
  const { body } = await app.call<{ dailyData: DailyField[] }>(
    'get',
    `/api/reservations/daily?businessId=${business.id}&date=${date}`,
    { token: business.token },
  );
  return body.dailyData;
}
const rows = (field: DailyField | undefined) => field?.daySlots.map((slot) => [slot.timeSlot, slot.status]);

onBothEngines('the day of a business', (app) => {
  it('shows free, waiting and approved hours, with who plays', async () => {
    const user = await createUser(app(), { full_name: 'Çağrı Şahin' });
    const business = await createVenue(app(), {}, [{ working_hours: hours('21:00', '01:00') }, {}]);
    const waiting = await booked(app(), user, business, { timeSlot: '00:00-01:00' });
    const taken = await booked(app(), user, business);
    const ended = await booked(app(), user, business, { timeSlot: '23:00-00:00' });
    await approve(app(), business, taken.id);
    await reject(app(), business, ended.id);
    const [field] = await dayOf(app(), business);
    expect(rows(field)).toEqual([
      ['21:00-22:00', 'approved'],
      ['22:00-23:00', 'available'],
      ['23:00-00:00', 'available'],
      ['00:00-01:00', 'pending'],
    ]);
    expect(field?.daySlots[0]).toEqual({
      timeSlot: '21:00-22:00',
      status: 'approved',
      isPast: false,
      startsAt: taken.startsAt,
      endsAt: taken.endsAt,
      user: {
        _id: user.id,
        id: user.id,
        fullName: 'Çağrı Şahin',
        phone: '+905321112233',
        played: 0,
        noShows: 0,
      },
      reservationId: taken.id,
      attendance: null,
    });
    expect(field?.daySlots[1]).toMatchObject({ user: null, reservationId: null });
    expect(field?.daySlots[3]?.reservationId).toBe(waiting.id);
  });

  it('shows a request as gone from the instant its time ran out', async () => {
    const business = await createVenue(app(), {}, [{ working_hours: hours('21:00', '22:00') }]);
    const { startsAt } = await booked(app(), await createUser(app()), business);
    expect(rows((await dayOf(app(), business))[0])).toEqual([['21:00-22:00', 'pending']]);
    await atTime(app(), startsAt, async () => {
      const [field] = await dayOf(app(), business);
      expect(field?.daySlots).toMatchObject([{ status: 'available', isPast: true }]);
    });
  });

  it('puts a booking from before a change of hours in its place, and offers only what is really free', async () => {
    const business = await createVenue(app(), {}, [{ working_hours: hours('18:30', '20:30') }]);
    await booked(app(), await createUser(app()), business, { timeSlot: '18:30-19:30' });
    await app()
      .db.q.updateTable('pitches')
      .set({ working_hours: hours('17:00', '21:00') })
      .where('venue_id', '=', business.id)
      .execute();
    expect(rows((await dayOf(app(), business))[0])).toEqual([
      ['17:00-18:00', 'available'],
      ['18:30-19:30', 'pending'],
      ['20:00-21:00', 'available'],
    ]);
  });

  it('shows on the calendar day what the night before still plays in its hours', async () => {
    const business = await createVenue(app());
    const old = await booked(app(), await createUser(app()), business, { timeSlot: '00:00-01:00' });
    await app()
      .db.q.updateTable('pitches')
      .set({ working_hours: hours('00:00', '02:00') })
      .where('venue_id', '=', business.id)
      .execute();
    const [friday] = await dayOf(app(), business);
    expect(rows(friday)?.at(-1)).toEqual(['00:00-01:00', 'pending']);
    const [saturday] = await dayOf(app(), business, '2026-11-21');
    expect(saturday?.daySlots.map((slot) => slot.reservationId)).toEqual([old.id, null]);
  });

  it('shows how many wait for an hour until the instant it begins', async () => {
    const business = await createVenue(app(), {}, [{ working_hours: hours('21:00', '22:00') }]);
    const { id, startsAt } = await booked(app(), await createUser(app()), business);
    await approve(app(), business, id);
    await joined(app(), await createUser(app()), business);
    const waiting = (now: number) =>
      atTime(app(), now, async () => (await dayOf(app(), business))[0]?.daySlots[0]?.waiting);
    expect([await waiting(startsAt - 1), await waiting(startsAt)]).toEqual([1, undefined]);
  });

  it('keeps a pitch out of service while it has bookings that day', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    await booked(app(), await createUser(app()), business);
    await app()
      .db.q.updateTable('pitches')
      .set({ archived_at: WEDNESDAY_NOON })
      .where('venue_id', '=', business.id)
      .execute();
    expect((await dayOf(app(), business)).map((field) => [field.fieldName, rows(field)])).toEqual([
      ['Saha 1', [['21:00-22:00', 'pending']]],
    ]);
  });

  it('shows bookings by phone and closed hours', async () => {
    const business = await createVenue(app(), {}, [{ working_hours: hours('20:00', '23:00') }]);
    await phoned(app(), business, { phone: '0532 111 22 33', note: 'Kapora verdi' });
    await closeIn(app(), business, { start: '22:00', end: '23:00', reason: 'holiday', note: 'Bayram' });
    const [field] = await dayOf(app(), business);
    expect(field?.daySlots).toMatchObject([
      { timeSlot: '20:00-21:00', status: 'available' },
      {
        timeSlot: '21:00-22:00',
        status: 'approved',
        kind: 'phone',
        reservationId: null,
        user: { fullName: 'Hasan Usta', phone: '+905321112233' },
        note: 'Kapora verdi',
      },
      {
        timeSlot: '22:00-23:00',
        status: 'approved',
        kind: 'closure',
        user: null,
        reason: 'holiday',
        note: 'Bayram',
      },
    ]);
  });

  it('is the business’s own', async () => {
    const business = await createVenue(app());
    const other = await createVenue(app());
    const read = (token?: string) =>
      app().call('get', `/api/reservations/daily?businessId=${business.id}&date=${FRIDAY}`, { token });
    expect((await read(other.token)).body.code).toBe('not_yours');
    expect((await read((await createUser(app())).token)).body.code).toBe('forbidden');
    expect((await read()).body.code).toBe('unauthenticated');
  });
});
