import type { BoardEntry, PhoneBookingAnswer, PhoneBookingCancelled } from 'mf-shared/contracts/board';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { addDays } from 'mf-shared/schedule';
import { DAY_MS, MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import {
  boardOf,
  historyOf,
  hourAt,
  phoned,
  phoneIn,
  type Refused,
  refusedWith,
} from '../../../test/board.ts';
import { approve, atTime, booked, FRIDAY, signedInAgain } from '../../../test/booking.ts';
import { createStaff, createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

const ENDS = Date.parse('2026-11-20T19:00:00Z');
/** Six in the morning in Istanbul: Friday's night is over. */
const NIGHT_OVER = Date.parse('2026-11-21T03:00:00Z');

onBothEngines('an hour that is over', (app) => {
  const as = (business: TestVenue, { token }: { token: string }): TestVenue => ({ ...business, token });
  const edit = (business: TestVenue, { id, version }: BoardEntry, json: object) =>
    app().call<PhoneBookingAnswer & Refused>('put', `/api/business/phone-bookings/${id}`, {
      token: business.token,
      json: { name: 'Hasan Usta', version, ...json },
    });
  const cancel = (business: TestVenue, { id, version }: BoardEntry, scope = 'one') =>
    app().call<PhoneBookingCancelled & Refused>('post', `/api/business/phone-bookings/${id}/cancel`, {
      token: business.token,
      json: { version, scope },
    });
  const restore = (business: TestVenue, { cancelled }: Pick<PhoneBookingCancelled, 'cancelled'>) =>
    app().call<PhoneBookingAnswer & Refused>('post', '/api/business/phone-bookings/restore', {
      token: business.token,
      json: { bookings: cancelled },
    });
  const onReservation = (business: TestVenue, verb: 'delete' | 'restore', id: string) =>
    app().call<{ reservation: Reservation } & Refused>(
      verb === 'delete' ? 'delete' : 'post',
      verb === 'delete' ? `/api/reservations/${id}` : `/api/reservations/${id}/restore`,
      { token: business.token },
    );
  async function team() {
    const business = await createVenue(app(), { next_payment_at: ENDS + 90 * DAY_MS });
    const [staff, manager] = [
      as(business, await createStaff(app(), business)),
      as(business, await createStaff(app(), business, 'manager')),
    ];
    return { business, staff, manager };
  }

  /** Runs `work` as the owner when today's token has long expired. */
  const muchLater = <T>(at: number, business: TestVenue, work: (owner: TestVenue) => Promise<T>) =>
    atTime(app(), at, async () => work(await signedInAgain(app(), business, 'business')));

  it('is read-only for day staff from its last moment on', async () => {
    const { business, staff } = await team();
    const entry = await phoned(app(), business);
    await atTime(app(), ENDS, async () => {
      expect(refusedWith(await edit(staff, entry, { name: 'Hasan Bey' }))).toBe('403 hour_is_over');
      expect(refusedWith(await cancel(staff, entry))).toBe('403 hour_is_over');
    });
    expect((await boardOf(app(), business)).entries).toEqual([entry]);
    const gone = await atTime(app(), ENDS - 1, () => cancel(staff, entry));
    expect(gone).toMatchObject({ status: 200 });
    expect(refusedWith(await atTime(app(), ENDS, () => restore(staff, gone.body)))).toBe('403 hour_is_over');
    expect((await atTime(app(), ENDS - 1, () => restore(staff, gone.body))).status).toBe(200);
  });

  it('of a player is called off and brought back by day staff until its last moment alone', async () => {
    const { business, staff } = await team();
    const { id } = await booked(app(), await createUser(app()), business);
    await approve(app(), business, id);
    await atTime(app(), ENDS - 1, async () => {
      expect((await onReservation(staff, 'delete', id)).status).toBe(200);
      expect((await onReservation(staff, 'restore', id)).status).toBe(200);
    });
    await atTime(app(), ENDS, async () => {
      expect(refusedWith(await onReservation(staff, 'delete', id))).toBe('403 hour_is_over');
      expect((await onReservation(business, 'delete', id)).status).toBe(200);
      expect(refusedWith(await onReservation(staff, 'restore', id))).toBe('403 hour_is_over');
      expect(await onReservation(business, 'restore', id)).toMatchObject({
        status: 200,
        body: { reservation: { status: 'approved' } },
      });
    });
    expect(await historyOf(app(), business, id)).toContain(
      'Deniz Yıldız: geçmiş saat iptal edildi, gelir 1.200 TL → 0 TL',
    );
  });

  it('that nobody came to takes nothing off the income when it is called off', async () => {
    const { business } = await team();
    const entry = await phoned(app(), business);
    const { id } = await booked(app(), await createUser(app()), business, { timeSlot: '20:00-21:00' });
    await approve(app(), business, id);
    const { token } = business;
    await atTime(app(), ENDS, async () => {
      const missed = (path: string, json: object) =>
        app().call<{ entry: BoardEntry }>('post', `/api/${path}`, {
          token,
          json: { ...json, attendance: 'no_show' },
        });
      await missed('reservations/attendance', { reservationId: id });
      await missed('business/attendance', { kind: 'phone', id: entry.id });
      const { entries } = await boardOf(app(), business);
      const marked = entries.find(({ kind }) => kind === 'phone');
      expect([
        (await cancel(business, marked ?? entry)).status,
        (await onReservation(business, 'delete', id)).status,
      ]).toEqual([200, 200]);
    });
    for (const one of [entry.id, id]) {
      expect(await historyOf(app(), business, one)).toContainEqual(expect.stringMatching(/: iptal edildi$/));
    }
  });

  it('is corrected by the owner and managers for 60 days, and the history names the amounts', async () => {
    const { business, manager } = await team();
    const entry = await phoned(app(), business);
    const { body } = await atTime(app(), ENDS, () => edit(manager, entry, { price: 900 }));
    const [changed] = body.bookings as [BoardEntry];
    expect(changed).toMatchObject({ price: 900, version: '2' });
    const last = ENDS + 60 * DAY_MS;
    await muchLater(last + 1, business, async (owner) => {
      expect(refusedWith(await edit(owner, changed, { price: 800 }))).toBe('409 correction_too_late');
      expect(refusedWith(await cancel(owner, changed))).toBe('409 correction_too_late');
    });
    await muchLater(last, business, async (owner) => {
      const gone = await cancel(owner, changed);
      expect(await restore(owner, gone.body)).toMatchObject({ status: 200 });
    });
    expect(await historyOf(app(), business, entry.id)).toEqual([
      'Hasan Usta: iptali geri alındı',
      'Hasan Usta: geçmiş saat iptal edildi, gelir 900 TL → 0 TL',
      'Hasan Usta: ücret 1.200 TL → 900 TL',
      'Hasan Usta: telefonla alındı, 1.200 TL',
    ]);
  });

  it('is brought back with others only while each of them may be corrected', async () => {
    const { business } = await team();
    const gone: PhoneBookingCancelled['cancelled'] = [];
    for (const date of [addDays(FRIDAY, 1), FRIDAY]) {
      const entry = await phoned(app(), business, { hours: [hourAt(business, '21:00-22:00', { date })] });
      gone.push(...(await cancel(business, entry)).body.cancelled);
    }
    await muchLater(ENDS + 60 * DAY_MS + 1, business, async (owner) => {
      expect(refusedWith(await restore(owner, { cancelled: gone }))).toBe('409 correction_too_late');
      expect(await restore(owner, { cancelled: gone.slice(0, 1) })).toMatchObject({ status: 200 });
    });
  });

  it('that was forgotten is written down afterwards and marked so, within the same 60 days', async () => {
    const { business } = await team();
    const last = ENDS + 60 * DAY_MS;
    const tooLate = await muchLater(last + 1, business, (owner) => phoneIn(app(), owner));
    expect(refusedWith(tooLate)).toBe('409 correction_too_late');
    const written = await muchLater(last, business, (owner) => phoned(app(), owner));
    expect(written).toMatchObject({ isLate: true, price: 1200, date: FRIDAY });
    expect(await historyOf(app(), business, written.id)).toEqual([
      'Hasan Usta: geçmiş saat sonradan yazıldı, 1.200 TL',
    ]);
    expect(refusedWith(await atTime(app(), ENDS, () => phoneIn(app(), business)))).toBe('409 slot_taken');
  });

  it('is written down by day staff for the night under way alone, and taken back for a quarter of an hour', async () => {
    const { business, staff } = await team();
    expect(refusedWith(await atTime(app(), NIGHT_OVER, () => phoneIn(app(), staff)))).toBe(
      '403 hour_is_over',
    );
    const entry = await atTime(app(), NIGHT_OVER - 1, () => phoned(app(), staff));
    expect(entry.isLate).toBe(true);
    const quarter = NIGHT_OVER - 1 + 15 * MINUTE_MS;
    expect(refusedWith(await atTime(app(), quarter + 1, () => cancel(staff, entry)))).toBe(
      '403 hour_is_over',
    );
    expect((await atTime(app(), quarter, () => cancel(staff, entry))).status).toBe(200);
    expect((await boardOf(app(), business)).entries).toEqual([]);
  });

  it('of a series keeps the hours to come from being called off with it by day staff', async () => {
    const { business, staff } = await team();
    const { body } = await phoneIn(app(), business, { repeatUntil: addDays(FRIDAY, 7) });
    const [first] = body.bookings as [BoardEntry];
    expect(refusedWith(await atTime(app(), ENDS, () => cancel(staff, first, 'following')))).toBe(
      '403 hour_is_over',
    );
    expect((await boardOf(app(), business, FRIDAY, addDays(FRIDAY, 6))).entries).toHaveLength(1);
  });
});

onBothEngines('what an hour is given for', (app) => {
  const edit = (token: string, { id, version }: BoardEntry, json: object) =>
    app().call<PhoneBookingAnswer & Refused>('put', `/api/business/phone-bookings/${id}`, {
      token,
      json: { name: 'Hasan Usta', version, ...json },
    });

  it('is not for day staff to say, neither less nor more', async () => {
    const business = await createVenue(app());
    const staff = { ...business, token: (await createStaff(app(), business)).token };
    for (const price of [900, 1201]) {
      expect(refusedWith(await phoneIn(app(), staff, { price }))).toBe('403 price_by_manager');
    }
    const entry = await phoned(app(), staff, { price: 1200 });
    for (const price of [900, 1201]) {
      expect(refusedWith(await edit(staff.token, entry, { price }))).toBe('403 price_by_manager');
    }
    expect(await edit(staff.token, entry, { name: 'Hasan Bey', price: 1200 })).toMatchObject({ status: 200 });
  });

  it('is changed for this week and those after it, which keep the rest', async () => {
    const business = await createVenue(app());
    const { body } = await phoneIn(app(), business, { repeatUntil: addDays(FRIDAY, 21) });
    const [first, second, third] = body.bookings as [BoardEntry, BoardEntry, BoardEntry];
    await edit(business.token, third, { name: 'Yerine Ali', price: 1100 });
    const answer = await edit(business.token, second, { price: 900, scope: 'following' });
    expect(answer.body.message).toBe('3 saat güncellendi.');
    expect(answer.body.bookings.map(({ name, price }) => `${name} ${price}`)).toEqual([
      'Hasan Usta 900',
      'Yerine Ali 900',
      'Hasan Usta 900',
    ]);
    expect(answer.body.before?.map(({ price }) => price)).toEqual([1200, 1100, 1200]);
    const latest = await Promise.all(
      answer.body.bookings.map(async ({ id }) => (await historyOf(app(), business, id))[0]),
    );
    expect(latest).toEqual([
      'Hasan Usta: ücret 1.200 TL → 900 TL',
      'Yerine Ali: ücret 1.100 TL → 900 TL',
      'Hasan Usta: ücret 1.200 TL → 900 TL',
    ]);
    expect((await boardOf(app(), business)).entries).toEqual([first]);
    const alone = await edit(business.token, first, { price: 1000 });
    expect(alone.body.bookings).toHaveLength(1);
  });

  it('changed by two is told to the second, with what stands and by whom', async () => {
    const business = await createVenue(app());
    const staff = await createStaff(app(), business);
    const entry = await phoned(app(), business);
    await edit(staff.token, entry, { name: 'Hasan Bey' });
    const second = await edit(business.token, entry, { price: 900 });
    expect(refusedWith(second)).toBe('409 board_changed');
    expect(second.body.about).toMatchObject({
      current: { name: 'Hasan Bey', price: 1200, version: '2' },
      changedBy: { who: 'Can Usta', at: new Date(app().time.now).toISOString() },
    });
    expect(await edit(business.token, { ...entry, version: '2' }, { price: 900 })).toMatchObject({
      status: 200,
    });
  });
});
