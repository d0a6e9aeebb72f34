import { expect, it } from 'vitest';
import { boardOf, closeIn, hourAt, linesOf, phoned } from '../../../test/board.ts';
import { approve, booked, FRIDAY, slotOf } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

onBothEngines('the board of a venue', (app) => {
  it('shows every pitch with what is booked, waits, is closed and is free at its price', async () => {
    const business = await createVenue(app(), {}, [
      { working_hours: JSON.stringify([{ start: '20:00', end: '00:00' }]) },
      { working_hours: JSON.stringify([{ start: '21:30', end: '00:30' }]), price: 900 },
    ]);
    const user = await createUser(app(), { full_name: 'Emre Şahin' });
    const { id } = await booked(app(), user, business, { timeSlot: '20:00-21:00' });
    await approve(app(), business, id);
    await booked(app(), user, business, { timeSlot: '22:00-23:00' });
    await phoned(app(), business, { name: 'Hasan Usta', hours: [hourAt(business, '21:00-22:00')] });
    await closeIn(app(), business, {
      fieldIds: [business.pitches[1]?.id ?? ''],
      start: '22:30',
      end: '00:30',
      reason: 'holiday',
    });
    const board = await boardOf(app(), business);
    expect(linesOf(board)).toEqual([
      'Saha 1 20:00-21:00 reservation Emre Şahin',
      'Saha 1 21:00-22:00 phone Hasan Usta',
      'Saha 1 22:00-23:00 reservation Emre Şahin',
      'Saha 1 23:00-00:00 1200',
      'Saha 2 21:30-22:30 900',
      'Saha 2 22:30-23:30 closure holiday',
      'Saha 2 23:30-00:30 closure holiday',
    ]);
    expect(board.entries.map(({ kind, status }) => `${kind} ${status}`).slice(0, 3)).toEqual([
      'reservation approved',
      'phone approved',
      'reservation pending',
    ]);
    expect(board.lastDate).toBe('2027-02-10');
  });

  it('is told to players as taken hours, without a word of whom', async () => {
    const business = await createVenue(app());
    await phoned(app(), business);
    await closeIn(app(), business, { start: '22:00', end: '23:00' });
    for (const timeSlot of ['21:00-22:00', '22:00-23:00']) {
      expect(await slotOf(app(), business.id, timeSlot)).toMatchObject({
        status: 'occupied',
        isAvailable: false,
        mine: false,
        hasSubscription: false,
      });
    }
    expect(await slotOf(app(), business.id, '20:00-21:00')).toMatchObject({ status: 'available' });
  });

  it('keeps hours past midnight in their football night, also at the end of the span', async () => {
    const business = await createVenue(app());
    await phoned(app(), business, { name: 'Gece', hours: [hourAt(business, '01:00-02:00')] });
    const lines = (from: string) => boardOf(app(), business, from).then(linesOf);
    expect(await lines(FRIDAY)).toContain('Saha 1 01:00-02:00 phone Gece');
    expect(await lines('2026-11-21')).toContain('Saha 1 01:00-02:00 1200');
  });

  it('shows what the night before still plays there, and what is played long after hours of now', async () => {
    const business = await createVenue(app());
    await phoned(app(), business, { name: 'Gece', hours: [hourAt(business, '01:00-02:00')] });
    const lines = async (date: string, start: string, end: string) => {
      const working_hours = JSON.stringify([{ start, end }]);
      const pitches = app().db.q.updateTable('pitches').set({ working_hours });
      await pitches.where('venue_id', '=', business.id).execute();
      return linesOf(await boardOf(app(), business, date));
    };
    expect(await lines(FRIDAY, '18:00', '19:00')).toEqual([
      'Saha 1 18:00-19:00 1200',
      'Saha 1 01:00-02:00 phone Gece',
    ]);
    expect(await lines('2026-11-21', '00:00', '02:00')).toEqual([
      'Saha 1 00:00-01:00 1200',
      'Saha 1 01:00-02:00 phone Gece',
    ]);
  });

  it('shows a booking from before a change of hours in place of what it reaches into', async () => {
    const business = await createVenue(app());
    await phoned(app(), business, { name: 'Eski', hours: [hourAt(business, '20:00-21:00')] });
    await app()
      .db.q.updateTable('pitches')
      .set({ working_hours: JSON.stringify([{ start: '19:30', end: '22:30' }]) })
      .where('venue_id', '=', business.id)
      .execute();
    expect(linesOf(await boardOf(app(), business))).toEqual([
      'Saha 1 20:00-21:00 phone Eski',
      'Saha 1 21:30-22:30 1200',
    ]);
  });

  it('shows a pitch out of service as long as it is booked', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    await phoned(app(), business, { hours: [hourAt(business, '21:00-22:00', { pitch: 1 })] });
    await app().db.q.updateTable('pitches').set({ archived_at: 1 }).where('name', '=', 'Saha 2').execute();
    const names = async (date: string) =>
      (await boardOf(app(), business, date)).fields.map(
        ({ fieldName, archived }) => `${fieldName} ${archived}`,
      );
    expect(await names(FRIDAY)).toEqual(['Saha 1 false', 'Saha 2 true']);
    expect(await names('2026-11-21')).toEqual(['Saha 1 false']);
  });

  it('is a week at most, and forwards', async () => {
    const { token } = await createVenue(app());
    const read = (from: string, to: string) =>
      app().call('get', `/api/business/board?from=${from}&to=${to}`, { token });
    expect(await read('2026-11-16', '2026-11-22')).toMatchObject({ status: 200 });
    expect(await read('2026-11-16', '2026-11-23')).toMatchObject({ status: 400 });
    expect(await read('2026-11-17', '2026-11-16')).toMatchObject({ status: 400 });
  });

  it('reads only what it shows, however much lies before and after', async () => {
    const business = await createVenue(app());
    await phoned(app(), business, { name: 'Bugün' });
    await phoned(app(), business, {
      name: 'Sonra',
      hours: [hourAt(business, '21:00-22:00', { date: '2026-12-18' })],
    });
    const { entries } = await boardOf(app(), business);
    expect(entries.map(({ name }) => name)).toEqual(['Bugün']);
  });

  it('belongs to the venue alone', async () => {
    const [business, other] = [await createVenue(app()), await createVenue(app())];
    await phoned(app(), business);
    expect((await boardOf(app(), other)).entries).toEqual([]);
  });
});
