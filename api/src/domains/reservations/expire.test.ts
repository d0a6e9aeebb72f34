import { WEEK_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, ask, atTime, booked, cancel, occupancyOf, signedInAgain } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { expireReservations } from './expire.ts';

onBothEngines('ads whose time runs out', (app) => {
  it('end after 7 days or at their start, whichever comes first, and free their hour', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const soon = await booked(app(), user, business);
    const later = await booked(app(), user, business, { date: '2026-12-04' });
    const kept = await booked(app(), user, business, { date: '2026-12-05' });
    await approve(app(), business, kept.id);
    const living = async (now: number) => {
      await atTime(app(), now, () => expireReservations(app().ctx));
      const { reservations, cells } = await occupancyOf(app(), business.id);
      const live = reservations.filter((row) => row.status !== 'cancelled').map((row) => row.id);
      expect(new Set(cells.map((cell) => cell.owner_id))).toEqual(new Set(live));
      return live;
    };
    expect(await living(soon.startsAt - 1)).toEqual([soon.id, later.id, kept.id]);
    expect(await living(soon.startsAt)).toEqual([later.id, kept.id]);
    expect(await living(app().time.now + WEEK_MS - 1)).toEqual([later.id, kept.id]);
    expect(await living(app().time.now + WEEK_MS)).toEqual([kept.id]);
    const { reservations } = await occupancyOf(app(), business.id);
    expect(reservations.map((row) => row.id)).toEqual([kept.id]);
  });

  it('stay to be seen until they are 7 days old, then go with name and phone', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const start = app().time.now;
    const { id, startsAt } = await booked(app(), user, business);
    const cancelled = await booked(app(), user, business, { timeSlot: '22:00-23:00' });
    await cancel(app(), user, cancelled.id);
    const kept = async (now: number) => {
      await atTime(app(), now, () => expireReservations(app().ctx));
      return (await occupancyOf(app(), business.id)).reservations.map((row) => row.id).toSorted();
    };
    expect(await kept(startsAt)).toEqual([id, cancelled.id].toSorted());
    expect(await kept(start + WEEK_MS - 1)).toEqual([id, cancelled.id].toSorted());
    expect(await kept(start + WEEK_MS)).toEqual([cancelled.id]);
  });

  it('end once, however many processes look', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { startsAt, id } = await booked(app(), user, business);
    await atTime(app(), startsAt, async () => {
      await Promise.all(Array.from({ length: 5 }, () => expireReservations(app().ctx)));
      const before = await occupancyOf(app(), business.id);
      await expireReservations(app().ctx);
      expect(await occupancyOf(app(), business.id)).toEqual(before);
    });
    const ends = app().frames.filter(
      ({ topic, frame }) =>
        topic === `actor:${user.id}` &&
        frame.event === 'reservationChanged' &&
        frame.data.id === id &&
        frame.data.status === 'cancelled',
    );
    expect(ends).toHaveLength(1);
  });

  it('end more than a batch at a time', async () => {
    const business = await createVenue(app());
    const pitch = business.pitches[0]?.id ?? '';
    const user = await createUser(app());
    const rows = Array.from({ length: 250 }, (_, i) => ({
      id: `${business.id}-${i}`,
      venue_id: business.id,
      pitch_id: pitch,
      user_id: user.id,
      field_name: 'Saha 1',
      date: '2026-11-01',
      time_slot: '21:00-22:00',
      starts_at: app().time.now - 1000,
      ends_at: app().time.now,
      status: 'pending' as const,
      end_reason: null,
      price: 1,
      expires_at: app().time.now - (i % 3),
      created_at: 0,
      decided_at: null,
    }));
    await app().db.q.insertInto('reservations').values(rows).execute();
    expect(await expireReservations(app().ctx)).toBeGreaterThanOrEqual(250);
    const { reservations } = await occupancyOf(app(), business.id);
    expect(reservations).toEqual([]);
  });

  it('give way to the next player before any job has run, and cannot come back', async () => {
    const first = await createUser(app());
    const business = await createVenue(app());
    const old = await booked(app(), first, business, { date: '2026-12-04' });
    await atTime(app(), app().time.now + WEEK_MS, async () => {
      const second = await createUser(app());
      const owner = await signedInAgain(app(), business, 'business');
      const again = await signedInAgain(app(), first, 'user');
      const next = await booked(app(), second, business, { date: '2026-12-04' });
      const { reservations, cells } = await occupancyOf(app(), business.id);
      expect(reservations.map((row) => [row.id, row.status, row.end_reason])).toEqual([
        [old.id, 'cancelled', 'expired'],
        [next.id, 'pending', null],
      ]);
      expect(cells.map((cell) => cell.owner_id)).toEqual([next.id, next.id]);
      expect((await approve(app(), owner, old.id)).body.code).toBe('reservation_not_pending');
      expect((await cancel(app(), again, old.id)).body.code).toBe('reservation_not_pending');
      expect((await approve(app(), owner, next.id)).status).toBe(200);
    });
  });

  it('no longer count for the weekly limit', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    for (const timeSlot of ['19:00-20:00', '20:00-21:00', '22:00-23:00']) {
      await booked(app(), user, business, { timeSlot, date: '2026-12-04' });
    }
    await atTime(app(), app().time.now + WEEK_MS, async () => {
      const again = await signedInAgain(app(), user, 'user');
      expect((await ask(app(), again, business, { date: '2026-12-04' })).status).toBe(201);
    });
  });
});
