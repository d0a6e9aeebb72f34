import { MAX_OPEN_REQUESTS } from 'mf-shared/contracts/reservations';
import { addDays } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, booked, FRIDAY } from '../../../test/booking.ts';
import { newsOf } from '../../../test/closed-venue.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { mergedParts } from '../../../test/merging.ts';
import { onWeek, requested, subscribed, weekOn } from '../../../test/subscriptions.ts';
import { playedHour } from '../../../test/visits.ts';
import { joined, placesOf } from '../../../test/waiting.ts';

onBothEngines('the hours of a merged account', (app) => {
  const player = () => createUser(app());
  const both = async () => [await player(), await player()] as const;
  const merge = (from: TestUser, into: TestUser) => mergedParts(app(), from, into);
  const ownersOf = async (table: 'subscriptions' | 'subscription_occurrences', ...ids: string[]) => {
    const rows = await app().db.q.selectFrom(table).select('user_id').where('user_id', 'in', ids).execute();
    return [...new Set(rows.map((row) => row.user_id))];
  };

  it('are told live to the account that stays and to the venue', async () => {
    const [from, into] = await both();
    const venue = await createVenue(app());
    const { id } = await booked(app(), from, venue);
    const past = await playedHour(app(), venue, from);
    app().frames.length = 0;
    await merge(from, into);
    const told = app().frames.flatMap(({ topic, frame }) =>
      frame.event === 'reservationChanged' ? [[topic, (frame.data as { id: string }).id]] : [],
    );
    expect(told.toSorted()).toEqual(
      [
        [`actor:${into.id}`, id],
        [`actor:${venue.id}`, id],
      ].toSorted(),
    );
    expect(told.flat()).not.toContain(past);
    expect(app().frames.map(({ frame }) => frame.event)).toContain('slotsChanged');
  });

  it('leave a request that nobody answered in time as it was, beside an hour of the other account', async () => {
    const [from, into] = await both();
    const [venue, other] = [await createVenue(app()), await createVenue(app())];
    const { id } = await booked(app(), from, venue);
    await app().db.q.updateTable('reservations').set({ expires_at: 1 }).where('id', '=', id).execute();
    await booked(app(), into, other);
    const before = await newsOf(app(), venue);
    expect((await merge(from, into)).reservations).toEqual({ moved: 1, dropped: 0 });
    const row = app().db.q.selectFrom('reservations').select(['user_id', 'status']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ user_id: into.id, status: 'pending' });
    expect(await newsOf(app(), venue)).toEqual(before);
  });

  it('of a past or skipped night are no reason to end a subscription, nor is the hour after a night', async () => {
    const [from, into] = await both();
    const [weekly, venue] = [await createVenue(app()), await createVenue(app())];
    const subscription = await subscribed(app(), from, weekly);
    const first = weekOn(subscription, FRIDAY);
    const skipped = weekOn(subscription, addDays(FRIDAY, 14));
    expect((await onWeek(app(), from, 'skip', skipped.id)).status).toBe(200);
    for (const week of [first, skipped]) {
      const starts_at = week.startsAt;
      await playedHour(app(), venue, into, { date: week.date, time_slot: '21:00-22:00', starts_at });
    }
    for (const [days, hours] of [
      [7, 1],
      [21, -1],
    ] as const) {
      const starts_at = first.startsAt + days * DAY_MS + hours * HOUR_MS;
      await playedHour(app(), venue, into, { date: addDays(FRIDAY, days), starts_at });
    }
    app().time.now += 4 * DAY_MS;
    expect((await merge(from, into)).subscriptions).toEqual({ moved: 1, dropped: 0 });
    expect(await ownersOf('subscriptions', from.id, into.id)).toEqual([into.id]);
    expect(await ownersOf('subscription_occurrences', from.id, into.id)).toEqual([into.id]);
    app().time.now -= 4 * DAY_MS;
  });

  it('take a night and a reservation of the same evening over together, and end what collides with the nights', async () => {
    const [from, into] = await both();
    const [weekly, taken] = [await createVenue(app()), await createVenue(app())];
    await subscribed(app(), from, weekly, { timeSlot: '19:00-20:00' });
    await subscribed(app(), into, taken, { timeSlot: '21:00-22:00' });
    const { id } = await booked(app(), from, taken, { timeSlot: '20:00-21:00' });
    expect(await merge(from, into)).toMatchObject({
      subscriptions: { moved: 1, dropped: 0 },
      reservations: { moved: 1, dropped: 0 },
    });
    const row = app().db.q.selectFrom('reservations').select('status').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ status: 'pending' });
  });

  it('count one request after the other, a running subscription never', async () => {
    const [from, into] = await both();
    for (let day = 1; day < MAX_OPEN_REQUESTS; day += 1)
      await booked(app(), into, await createVenue(app()), { date: addDays(FRIDAY, day) });
    const asked = [await createVenue(app()), await createVenue(app())];
    const running = await createVenue(app());
    for (const [n, venue] of asked.entries())
      await requested(app(), from, venue, { timeSlot: n ? '19:00-20:00' : '22:00-23:00' });
    await subscribed(app(), from, running, { timeSlot: '18:00-19:00' });
    expect((await merge(from, into)).subscriptions).toEqual({ moved: 2, dropped: 1 });
  });

  it('end with a word to the venue about the merge, and free the nights', async () => {
    const [from, into] = await both();
    const home = await createVenue(app());
    await subscribed(app(), into, home, { dayOfWeek: 'Pazartesi' });
    await subscribed(app(), from, home);
    await merge(from, into);
    expect((await newsOf(app(), home)).at(-1)?.[1]).toMatch(/birleştirildiği için/);
    const again = await createUser(app());
    expect((await booked(app(), again, home)).status).toBe('pending');
  });

  it('keep one place of two in a line, and offer the next one what was offered to the account that ends', async () => {
    const [from, into] = await both();
    const [holder, next] = await both();
    const venue = await createVenue(app());
    const late = { timeSlot: '22:00-23:00' };
    const held = await booked(app(), holder, venue);
    const freed = await booked(app(), holder, venue, late);
    for (const one of [from, into, next]) await joined(app(), one, venue);
    for (const one of [from, next]) await joined(app(), one, venue, late);
    await approve(app(), venue, held.id);
    const cancelled = await app().call('post', `/api/reservations/${freed.id}/cancel`, {
      token: holder.token,
    });
    expect(cancelled.status).toBe(200);
    expect((await placesOf(app(), from)).map(({ status }) => status).toSorted()).toEqual([
      'offered',
      'waiting',
    ]);
    app().frames.length = 0;
    expect((await merge(from, into)).waiting).toEqual({ moved: 0, dropped: 2 });
    const of = async (one: TestUser) =>
      (await placesOf(app(), one)).map(({ status, position }) => `${status} ${position}`);
    expect(await of(into)).toEqual(['waiting 1']);
    expect((await of(next)).toSorted()).toEqual(['offered 1', 'waiting 2']);
    expect(app().frames.filter(({ topic }) => topic === `actor:${into.id}`).length).toBeGreaterThan(0);
  });

  it('are not waited for by the account that has them now', async () => {
    const [from, into] = await both();
    const venue = await createVenue(app());
    const late = { timeSlot: '22:00-23:00' };
    const next = await player();
    const own = await booked(app(), from, venue);
    await booked(app(), next, venue, late);
    for (const one of [into, next]) await joined(app(), one, venue);
    await joined(app(), into, venue, late);
    await merge(from, into);
    expect((await placesOf(app(), into)).map(({ timeSlot }) => timeSlot)).toEqual([late.timeSlot]);
    const { token } = into;
    expect((await app().call('post', `/api/reservations/${own.id}/cancel`, { token })).status).toBe(200);
    expect((await placesOf(app(), next)).map(({ status }) => status)).toEqual(['offered']);
  });
});
