import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import {
  approve,
  ask,
  atTime,
  booked,
  cancel,
  FRIDAY,
  reject,
  slotOf,
  weekOf,
} from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { createTestApp, onBothEngines, WEDNESDAY_NOON } from '../../../test/harness.ts';

const hours = (start: string, end: string) => JSON.stringify([{ start, end }]);

onBothEngines('the weekly view', (app) => {
  it('lists pitches, football nights and hours in the order played, for visitors too', async () => {
    const business = await createVenue(app(), {}, [
      { name: 'Kapalı', capacity: "6'ya 6", price: 900, working_hours: hours('22:00', '01:00') },
      { name: 'Açık', working_hours: hours('17:30', '20:00') },
      { name: 'Eski', archived_at: WEDNESDAY_NOON },
    ]);
    const fields = await weekOf(app(), business.id, { start: '2026-11-16', end: '2026-11-22' });
    expect(fields.map((field) => [field.fieldName, field.capacity, field.weeklyData.length])).toEqual([
      ['Kapalı', "6'ya 6", 7],
      ['Açık', "7'e 7", 7],
    ]);
    const friday = fields[0]?.weeklyData[4];
    expect(friday?.date).toBe(FRIDAY);
    expect(friday?.daySlots.map((slot) => slot.timeSlot)).toEqual([
      '22:00-23:00',
      '23:00-00:00',
      '00:00-01:00',
    ]);
    expect(friday?.daySlots[2]).toEqual({
      timeSlot: '00:00-01:00',
      status: 'available',
      isAvailable: true,
      isPast: false,
      hasSubscription: false,
      mine: false,
      mineStatus: null,
      price: 900,
      startsAt: Date.parse('2026-11-20T21:00:00Z'),
    });
    expect(fields[1]?.weeklyData[0]?.daySlots.map((slot) => slot.timeSlot)).toEqual([
      '17:30-18:30',
      '18:30-19:30',
    ]);
  });

  it('shows others that an hour is taken, and its player that it is the own one', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await booked(app(), user, business);
    const taken = { status: 'occupied', isAvailable: false };
    const stranger = await createUser(app());
    expect(await slotOf(app(), business.id, '21:00-22:00')).toMatchObject({ ...taken, mine: false });
    expect(await slotOf(app(), business.id, '21:00-22:00', { token: stranger.token })).toMatchObject({
      ...taken,
      mine: false,
      mineStatus: null,
    });
    expect(await slotOf(app(), business.id, '21:00-22:00', { token: business.token })).toMatchObject({
      ...taken,
      mine: false,
    });
    const own = () => slotOf(app(), business.id, '21:00-22:00', { token: user.token });
    expect(await own()).toMatchObject({ ...taken, mine: true, mineStatus: 'pending' });
    await approve(app(), business, id);
    expect(await own()).toMatchObject({ ...taken, mine: true, mineStatus: 'approved' });
    expect(await slotOf(app(), business.id, '20:00-21:00', { token: user.token })).toMatchObject({
      mine: false,
    });
  });

  it('is current after every change, however often it was read before', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const status = async () => (await slotOf(app(), business.id, '21:00-22:00')).status;
    expect([await status(), await status()]).toEqual(['available', 'available']);
    const first = await booked(app(), user, business);
    expect(await status()).toBe('occupied');
    await reject(app(), business, first.id);
    expect(await status()).toBe('available');
    const second = await booked(app(), user, business);
    await approve(app(), business, second.id);
    expect(await status()).toBe('occupied');
    await cancel(app(), user, second.id);
    expect(await status()).toBe('available');
  });

  it('marks an hour past from the instant it starts', async () => {
    const business = await createVenue(app());
    const start = Date.parse('2026-11-20T18:00:00Z');
    const read = (now: number) => atTime(app(), now, () => slotOf(app(), business.id, '21:00-22:00'));
    expect(await read(start - 1)).toMatchObject({ isPast: false, isAvailable: true });
    expect(await read(start)).toMatchObject({ isPast: true, isAvailable: false, status: 'occupied' });
    expect(await read(start - 1)).toMatchObject({ isPast: false, isAvailable: true });
  });

  it('frees a request’s hour at the instant its time runs out, before any job has run', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    const { id } = await booked(app(), user, business, { date: '2026-12-04' });
    const end = app().time.now + 7 * 24 * HOUR_MS;
    const read = (now: number) =>
      atTime(app(), now, () => slotOf(app(), business.id, '21:00-22:00', { start: '2026-12-04' }));
    expect((await read(end - 1)).status).toBe('occupied');
    expect((await read(end)).status).toBe('available');
    await approve(app(), business, id);
    expect((await read(end)).status).toBe('occupied');
  });

  it('shows its player a request that ran out as anybody’s hour', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    const { id } = await booked(app(), user, business);
    const { q } = app().db;
    const over = { expires_at: app().time.now };
    await q.updateTable('reservations').set(over).where('id', '=', id).execute();
    await q.updateTable('cells').set(over).where('owner_id', '=', id).execute();
    const { token } = user;
    expect(await slotOf(app(), business.id, '21:00-22:00', { token })).toMatchObject({
      status: 'available',
      isAvailable: true,
      mine: false,
      mineStatus: null,
    });
  });

  it('offers nothing beyond 12 weeks, and a day more at each midnight', async () => {
    const business = await createVenue(app());
    const offered = async () => {
      const [field] = await weekOf(app(), business.id, { start: '2027-02-10', end: '2027-02-12' });
      return field?.weeklyData.map((day) => day.daySlots.some((slot) => slot.isAvailable));
    };
    expect(await offered()).toEqual([true, false, false]);
    expect(await atTime(app(), Date.parse('2026-11-18T20:59:59Z'), offered)).toEqual([true, false, false]);
    expect(await atTime(app(), Date.parse('2026-11-18T21:00:00Z'), offered)).toEqual([true, true, false]);
  });

  it('shows both hours that an old booking reaches into as taken, as own to its player', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), {}, [{ working_hours: hours('18:30', '22:30') }]);
    await booked(app(), user, business, { timeSlot: '18:30-19:30' });
    await app()
      .db.q.updateTable('pitches')
      .set({ working_hours: hours('18:00', '22:00') })
      .where('venue_id', '=', business.id)
      .execute();
    await app()
      .db.q.updateTable('venues')
      .set({ calendar_version: 100 })
      .where('id', '=', business.id)
      .execute();
    const [field] = await weekOf(app(), business.id, { token: user.token });
    expect(field?.weeklyData[0]?.daySlots.map((slot) => [slot.timeSlot, slot.status, slot.mine])).toEqual([
      ['18:00-19:00', 'occupied', true],
      ['19:00-20:00', 'occupied', true],
      ['20:00-21:00', 'available', false],
      ['21:00-22:00', 'available', false],
    ]);
  });

  it('shows the player’s own hour of the night before where it is played now in the night shown', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    await booked(app(), user, business, { date: '2026-11-19', timeSlot: '00:00-01:00' });
    const { q } = app().db;
    const from = { working_hours: hours('00:00', '02:00') };
    await q.updateTable('pitches').set(from).where('venue_id', '=', business.id).execute();
    const own = { start: FRIDAY, token: user.token };
    expect(await slotOf(app(), business.id, '00:00-01:00', own)).toMatchObject({
      ...{ status: 'occupied', mine: true, mineStatus: 'pending' },
    });
    expect(await slotOf(app(), business.id, '01:00-02:00', own)).toMatchObject({ mine: false });
  });

  it('tells a subscription’s hour from others', async () => {
    const business = await createVenue(app());
    const startsAt = Date.parse('2026-11-20T18:00:00Z');
    const owner = { owner_kind: 'subscription', owner_id: 'abonelik', expires_at: null } as const;
    const pitch_id = business.pitches[0]?.id ?? '';
    await app()
      .db.q.insertInto('cells')
      .values([
        { pitch_id, starts_at: startsAt, ...owner },
        { pitch_id, starts_at: startsAt + HOUR_MS / 2, ...owner },
      ])
      .execute();
    expect(await slotOf(app(), business.id, '21:00-22:00')).toMatchObject({
      status: 'occupied',
      hasSubscription: true,
    });
    expect(await slotOf(app(), business.id, '22:00-23:00')).toMatchObject({ hasSubscription: false });
  });

  it.each([
    ['15 days', '2026-11-16', '2026-11-30', 400, 'validation'],
    ['an end before the start', '2026-11-20', '2026-11-19', 400, 'validation'],
    ['a date that is none', '2026-11-31', '2026-12-01', 400, 'validation'],
    ['a date of another age', '0000-01-01', '0000-01-02', 400, 'validation'],
  ])('refuses %s', async (_, start, end, status, code) => {
    const business = await createVenue(app());
    const path = `/api/reservations/weekly-user?businessId=${business.id}&startDate=${start}&endDate=${end}`;
    const answer = await app().call('get', path);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is shown of businesses that take reservations alone, also after it was stored', async () => {
    const read = async (id: string) =>
      (
        await app().call(
          'get',
          `/api/reservations/weekly-user?businessId=${id}&startDate=${FRIDAY}&endDate=${FRIDAY}`,
        )
      ).body.code;
    const pending = await createVenue(app(), { status: 'pending', next_payment_at: null });
    const paid = await createVenue(app(), { next_payment_at: WEDNESDAY_NOON + 10 });
    expect(await read('yok')).toBe('business_not_found');
    expect(await read(pending.id)).toBe('business_not_found');
    expect(await read(paid.id)).toBeUndefined();
    expect(await atTime(app(), WEDNESDAY_NOON + 10, () => read(paid.id))).toBe('business_not_found');
  });
});

it('is right across processes: what one writes, the other’s stored week shows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'topla-week-'));
  const url = join(folder, 'topla.sqlite');
  const one = await createTestApp('sqlite', { url });
  const two = await createTestApp('sqlite', { url });
  try {
    const business = await createVenue(one);
    const user = await createUser(one);
    expect((await slotOf(two, business.id, '21:00-22:00')).status).toBe('available');
    expect((await ask(one, user, business)).status).toBe(201);
    expect((await slotOf(two, business.id, '21:00-22:00')).status).toBe('occupied');
    const other = await createUser(two);
    expect((await ask(two, other, business)).body).toMatchObject({ code: 'slot_taken' });
  } finally {
    await Promise.all([one.close(), two.close()]);
    await rm(folder, { recursive: true });
  }
});
