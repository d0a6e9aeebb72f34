import { addDays } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { ask, atTime, booked, cancel, FRIDAY, occupancyOf, slotOf } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { subscribed } from '../../../test/subscriptions.ts';
import { join, joined, leave, lineFor, placesOf } from '../../../test/waiting.ts';
import { newId } from '../../base/id.ts';

onBothEngines('the line for an hour', (app) => {
  const scene = async () => {
    const business = await createVenue(app());
    const [holder, first, second] = [
      await createUser(app()),
      await createUser(app()),
      await createUser(app()),
    ];
    const reservation = await booked(app(), holder, business);
    return { business, holder, first, second, reservation };
  };

  it('is joined in order, told, and left', async () => {
    const { business, first, second } = await scene();
    const mine = await joined(app(), first, business);
    expect(mine).toMatchObject({ status: 'waiting', position: 1, offerUntil: null, fieldName: 'Saha 1' });
    const other = await joined(app(), second, business);
    expect(other.position).toBe(2);
    expect(await lineFor(app(), second, business)).toMatchObject({ waiting: 2, own: { position: 2 } });
    expect((await leave(app(), first, mine.id)).status).toBe(200);
    expect(await placesOf(app(), first)).toEqual([]);
    expect(await placesOf(app(), second)).toMatchObject([{ id: other.id, position: 1 }]);
    expect(await lineFor(app(), first, business)).toEqual({ waiting: 1, own: null });
  });

  it('marks the hour in the player’s own week and in nobody else’s', async () => {
    const { business, first, second } = await scene();
    const { id } = await joined(app(), first, business);
    const own = await slotOf(app(), business.id, '21:00-22:00', { token: first.token });
    expect(own).toMatchObject({ status: 'occupied', mine: false });
    expect(own.waiting).toEqual({ entryId: id, status: 'waiting', offerUntil: null });
    const others = await slotOf(app(), business.id, '21:00-22:00', { token: second.token });
    expect(others.waiting).toBeUndefined();
  });

  it('shows the venue how many wait', async () => {
    const { business, holder, first, second } = await scene();
    await joined(app(), first, business);
    await joined(app(), second, business);
    await booked(app(), holder, business, { timeSlot: '00:00-01:00' });
    await joined(app(), first, business, { timeSlot: '00:00-01:00' });
    const path = `/api/reservations/daily?businessId=${business.id}&date=${FRIDAY}`;
    const { body } = await app().call<{
      dailyData: { daySlots: { timeSlot: string; waiting?: number }[] }[];
    }>('get', path, { token: business.token });
    const waiting = body.dailyData[0]?.daySlots.map((slot) => [slot.timeSlot, slot.waiting]);
    expect(waiting).toContainEqual(['21:00-22:00', 2]);
    expect(waiting).toContainEqual(['20:00-21:00', undefined]);
    expect(waiting).toContainEqual(['00:00-01:00', 1]);
  });

  it.each([
    ['a free hour', { timeSlot: '22:00-23:00' }, 409, 'waiting_hour_free'],
    ['an hour that the pitch does not play', { timeSlot: '12:00-13:00' }, 400, 'slot_unknown'],
    ['a pitch that is not there', { fieldName: 'Saha 9' }, 400, 'slot_unknown'],
    ['an hour that has begun', { date: '2026-11-17' }, 400, 'slot_past'],
    ['an hour beyond what can be booked', { date: '2027-06-01' }, 400, 'slot_too_far'],
    ['a venue that is not there', { businessId: 'nobody' }, 404, 'business_not_found'],
  ])('does not form for %s', async (_, over, status, code) => {
    const { business, first } = await scene();
    const before = await occupancyOf(app(), business.id);
    const answer = await join(app(), first, business, over);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await placesOf(app(), first)).toEqual([]);
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it('does not form for an hour whose request has run out, before anybody looked', async () => {
    const { business, first, second, reservation } = await scene();
    const cells = app().db.q.updateTable('cells').where('owner_id', '=', reservation.id);
    await cells.set({ expires_at: app().time.now + 1 }).execute();
    expect((await join(app(), first, business)).status).toBe(201);
    app().time.now += 1;
    expect((await join(app(), second, business)).body.code).toBe('waiting_hour_free');
  });

  it('takes a player once, and never the one who holds the hour', async () => {
    const { business, holder, first } = await scene();
    await joined(app(), first, business);
    expect((await join(app(), first, business)).body.code).toBe('waiting_already');
    expect((await join(app(), holder, business)).body.code).toBe('waiting_hour_own');
    const regular = await createUser(app());
    const weekly = { timeSlot: '22:00-23:00' };
    await subscribed(app(), regular, business, weekly);
    expect((await join(app(), regular, business, weekly)).body.code).toBe('waiting_hour_own');
    expect(await lineFor(app(), first, business)).toMatchObject({ waiting: 1 });
  });

  it('is not shown of a pitch out of service, and of the one in service that took its name', async () => {
    const { business, first, second } = await scene();
    await joined(app(), first, business);
    const { q } = app().db;
    const [pitch] = business.pitches;
    const row = q
      .selectFrom('pitches')
      .selectAll()
      .where('id', '=', pitch?.id ?? '');
    const old = await row.executeTakeFirstOrThrow();
    await q.updateTable('pitches').set({ archived_at: app().time.now }).where('id', '=', old.id).execute();
    expect(await lineFor(app(), first, business)).toMatchObject({ code: 'slot_unknown' });
    await q
      .insertInto('pitches')
      .values({ ...old, id: newId(), sort: old.sort + 1 })
      .execute();
    expect(await lineFor(app(), second, business)).toEqual({ waiting: 0, own: null });
  });

  it('may be joined again, at its end, by who left it', async () => {
    const { business, first, second } = await scene();
    const { id } = await joined(app(), first, business);
    await joined(app(), second, business);
    await leave(app(), first, id);
    expect(await joined(app(), first, business)).toMatchObject({ position: 2 });
  });

  it('takes a player into ten lines at most, also when eleven are joined at once', async () => {
    const hours = [{ start: '12:00', end: '00:00' }];
    const business = await createVenue(app(), {}, [{ working_hours: JSON.stringify(hours) }]);
    const player = await createUser(app());
    const slots = Array.from({ length: 12 }, (_, i) => `${12 + i}:00-${i === 11 ? '00' : 13 + i}:00`);
    for (const timeSlot of slots) await booked(app(), await createUser(app()), business, { timeSlot });
    const answers = await Promise.all(slots.map((timeSlot) => join(app(), player, business, { timeSlot })));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10);
    const refused = answers.filter((answer) => answer.status !== 201).map((answer) => answer.body.code);
    expect(refused).toEqual(['waiting_too_many', 'waiting_too_many']);
    const places = await placesOf(app(), player);
    expect(places).toHaveLength(10);
    // A line whose hour has begun no longer exists.
    const next = { date: addDays(FRIDAY, 1), timeSlot: '12:00-13:00' };
    await booked(app(), await createUser(app()), business, next);
    const later = (now: number) => atTime(app(), now, () => join(app(), player, business, next));
    const begun = places[0]?.startsAt ?? 0;
    expect((await later(begun - 1)).body.code).toBe('waiting_too_many');
    expect((await later(begun)).status).toBe(201);
  });

  it('belongs to its players: nobody leaves for another', async () => {
    const { business, first, second } = await scene();
    const { id } = await joined(app(), first, business);
    expect((await leave(app(), second, id)).body.code).toBe('not_yours');
    expect((await leave(app(), first, 'nothing')).body.code).toBe('waiting_not_found');
    expect(await placesOf(app(), first)).toHaveLength(1);
    await leave(app(), first, id);
    expect((await leave(app(), first, id)).body.code).toBe('waiting_not_found');
  });

  it('does not lose anybody who joins while the hour is given back', async () => {
    for (let round = 0; round < 10; round++) {
      const { business, holder, first, second, reservation } = await scene();
      const [late] = await Promise.all([
        join(app(), first, business),
        cancel(app(), holder, reservation.id),
        join(app(), second, business),
      ]);
      const places = [...(await placesOf(app(), first)), ...(await placesOf(app(), second))];
      // The first in line has the hour.
      if (places.length > 0) expect(places.map((place) => place.status)).toContain('offered');
      else expect(late.body.code).toBe('waiting_hour_free');
    }
  });

  it('ends for a player whose account is deleted', async () => {
    const { business, first, second, holder, reservation } = await scene();
    const { id } = await joined(app(), first, business);
    await joined(app(), second, business);
    await app().db.transact(async (tx) => {
      const { leaveAllLines } = await import('./leave.ts');
      await leaveAllLines(tx, app().ctx, first.id);
    });
    await cancel(app(), holder, reservation.id);
    expect(await placesOf(app(), first)).toEqual([]);
    expect(await placesOf(app(), second)).toMatchObject([{ status: 'offered' }]);
    expect((await leave(app(), first, id)).status).toBe(404);
    expect((await ask(app(), first, business)).body.code).toBe('slot_taken');
  });
});
