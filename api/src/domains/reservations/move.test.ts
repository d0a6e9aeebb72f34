import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, ask, atTime, booked, FRIDAY, occupancyOf, slotOf } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { approvedHour, move, START } from '../../../test/moving.ts';
import { decide } from '../../../test/settings.ts';
import { createApp } from '../../app.ts';

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
      startsAt: START + 2 * HOUR_MS,
      createdAt: old.createdAt,
    });
    const { cells, reservations } = await occupancyOf(app(), business.id);
    expect(reservations).toHaveLength(1);
    expect(cells.map((cell) => [cell.starts_at, cell.expires_at])).toEqual([
      [START + 2 * HOUR_MS, START + 2 * HOUR_MS],
      [START + 2.5 * HOUR_MS, START + 2 * HOUR_MS],
    ]);
    expect((await slotOf(app(), business.id, '21:00-22:00')).isAvailable).toBe(true);
    expect((await ask(app(), await createUser(app()), business)).status).toBe(201);
  });

  it('gives a request that waits no more time to be answered', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const old = await booked(app(), user, business, { date: '2026-12-04' });
    const expires = app().time.now + 7 * 24 * HOUR_MS;
    await atTime(app(), app().time.now + 24 * HOUR_MS, async () => {
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
      [START + HOUR_MS / 2, START + HOUR_MS / 2],
      [START + HOUR_MS, START + HOUR_MS / 2],
    ]);
  });

  it('asks anew for what was approved, with a week of its own to answer', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { id } = await approvedHour(app(), user, business, { date: '2026-12-04' });
    const later = app().time.now + 24 * HOUR_MS;
    await atTime(app(), later, async () => {
      const { body } = await move(app(), user, id, { date: '2026-12-05' });
      expect(body.reservation).toMatchObject({
        status: 'pending',
        createdAt: new Date(later).toISOString(),
      });
    });
    const { cells, reservations } = await occupancyOf(app(), business.id);
    const expires = later + 7 * 24 * HOUR_MS;
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
        'Saha 1, 20 Kasım Cuma, 21:00-22:00 rezervasyonu oyuncu tarafından taşındı. ' +
        'Yeni saat: Saha 2, 21 Kasım Cumartesi, 23:00-00:00. Onayınızı bekliyor.',
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
    expect(news.map(({ text }) => /Yeni saat: Saha 1, 20 Kasım Cuma, ([\d:-]+)/.exec(text)?.[1])).toEqual(
      hours,
    );
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
