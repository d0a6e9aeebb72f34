import type { ClosureAnswer, PhoneBookingAnswer, PhoneBookingCancelled } from 'mf-shared/contracts/board';
import type { Income } from 'mf-shared/contracts/income';
import { expect, it } from 'vitest';
import {
  boardOf,
  closeIn,
  hourAt,
  linesOf,
  moveIn,
  phoned,
  type Refused,
  refusedWith,
} from '../../../test/board.ts';
import { approve, ask, atTime, booked, FRIDAY, occupancyOf, weekOf } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

const STARTS = Date.parse('2026-11-20T18:00:00Z');
const FIVE_PAST = STARTS + 5 * 60_000;
const ENDS = Date.parse('2026-11-20T19:00:00Z');

onBothEngines('the hour that runs', (app) => {
  const post = <T>(business: TestVenue, path: string, json: object) =>
    app().call<T & Refused>('post', `/api/business/${path}`, { token: business.token, json });
  const whileItRuns = <T>(work: () => Promise<T>) => atTime(app(), FIVE_PAST, work);

  it('is written down for people at the counter until its last moment', async () => {
    const business = await createVenue(app());
    const entry = await atTime(app(), ENDS - 1, () => phoned(app(), business));
    expect(entry).toMatchObject({ startsAt: STARTS, endsAt: ENDS, price: 1200 });
    expect(entry.isLate).toBe(false);
    const other = await createVenue(app());
    expect((await atTime(app(), ENDS, () => phoned(app(), other))).isLate).toBe(true);
  });

  it('counts as the income of its evening', async () => {
    const business = await createVenue(app());
    await whileItRuns(() => phoned(app(), business, { price: 700 }));
    const { body } = await whileItRuns(() =>
      app().call<Income>('get', `/api/business/income?from=${FRIDAY}&to=${FRIDAY}`, {
        token: business.token,
      }),
    );
    const sum = { amount: 700, count: 1 };
    expect(body).toMatchObject({ total: sum, earned: sum, days: [{ date: FRIDAY, ...sum }] });
  });

  it('is not for players to ask for, and shows as taken once it is written down', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    expect(refusedWith(await whileItRuns(() => ask(app(), user, business)))).toBe('400 slot_past');
    await whileItRuns(() => phoned(app(), business));
    const [field] = await whileItRuns(() => weekOf(app(), business.id));
    const slot = field?.weeklyData[0]?.daySlots.find(({ timeSlot }) => timeSlot === '21:00-22:00');
    expect(slot).toMatchObject({ status: 'occupied', isAvailable: false });
  });

  it('is called off and taken back while it runs', async () => {
    const business = await createVenue(app());
    await whileItRuns(async () => {
      const { id, version } = await phoned(app(), business);
      const path = `phone-bookings/${id}/cancel`;
      const { body } = await post<PhoneBookingCancelled>(business, path, { version, scope: 'one' });
      expect(linesOf(await boardOf(app(), business))).toContain('Saha 1 21:00-22:00 1200');
      const back = await post<PhoneBookingAnswer>(business, 'phone-bookings/restore', {
        bookings: body.cancelled,
      });
      expect(back.status).toBe(200);
    });
    expect(linesOf(await boardOf(app(), business))).toContain('Saha 1 21:00-22:00 phone Hasan Usta');
  });

  it('takes a phone booking that is moved to it and back; what a player holds only goes ahead', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    const { id } = await booked(app(), await createUser(app()), business, { timeSlot: '23:00-00:00' });
    await approve(app(), business, id);
    const [held] = (await boardOf(app(), business)).entries;
    if (!held) throw new Error('the board is empty');
    await whileItRuns(async () => {
      const entry = await phoned(app(), business);
      const away = await moveIn(app(), business, entry, hourAt(business, '21:00-22:00', { pitch: 1 }));
      expect(away.body.entry).toMatchObject({ fieldId: business.pitches[1]?.id, startsAt: STARTS });
      const back = await moveIn(app(), business, away.body.entry, hourAt(business, '21:00-22:00'));
      expect(back.status).toBe(200);
      const there = hourAt(business, '21:00-22:00', { pitch: 1 });
      expect(refusedWith(await moveIn(app(), business, held, there))).toBe('400 slot_past');
    });
    const later = await phoned(app(), business, { hours: [hourAt(business, '22:00-23:00')] });
    const over = atTime(app(), ENDS, () =>
      moveIn(app(), business, later, hourAt(business, '21:00-22:00', { pitch: 1 })),
    );
    expect(refusedWith(await over)).toBe('400 slot_past');
  });

  it('is closed and opened again', async () => {
    const business = await createVenue(app());
    await whileItRuns(async () => {
      const { body } = await closeIn(app(), business, { start: '21:00', end: '22:00' });
      expect(body.message).toBe('1 saat kapatıldı.');
      const [closure] = body.closures;
      if (!closure) throw new Error('nothing was closed');
      const opened = await post<ClosureAnswer>(business, `closures/${closure.id}/reopen`, {
        version: closure.version,
        scope: 'night',
      });
      const again = await post(business, 'closures/restore', { closures: opened.body.closures });
      expect(again.status).toBe(200);
    });
    const nothing = await atTime(app(), ENDS, () =>
      closeIn(app(), business, { start: '21:00', end: '22:00' }),
    );
    expect(refusedWith(nothing)).toBe('400 slot_unknown');
  });

  it('stands in nobody’s way who closes the rest of the night while it is played', async () => {
    const business = await createVenue(app());
    await phoned(app(), business);
    const { body } = await whileItRuns(() => closeIn(app(), business));
    expect(body).toMatchObject({ message: '4 saat kapatıldı.', taken: [{ name: 'Hasan Usta' }] });
    const before = await occupancyOf(app(), business.id);
    const alone = await whileItRuns(() => closeIn(app(), business, { start: '21:00', end: '22:00' }));
    expect(refusedWith(alone)).toBe('409 slot_taken');
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });
});
