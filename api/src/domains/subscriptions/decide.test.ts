import type { DailyAnswer } from 'mf-shared/contracts/reservations';
import { addDays } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { ask, atTime, booked, FRIDAY, occupancyOf, signedInAgain, slotOf } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { decide, endByPlayer, endByVenue, requested, subscribed } from '../../../test/subscriptions.ts';
import { allRows } from '../../../test/tables.ts';
import { newId } from '../../base/id.ts';
import { extendSubscriptions } from './extend.ts';

const fridays = (n: number) => Array.from({ length: n }, (_, i) => addDays(FRIDAY, 7 * i));

onBothEngines('deciding on a subscription', (app) => {
  const people = async () => ({ user: await createUser(app()), business: await createVenue(app()) });

  it('approves it and holds every coming hour of 12 weeks', async () => {
    const { user, business } = await people();
    const { id } = await requested(app(), user, business);
    const { status, body } = await decide(app(), business, 'approve', id);
    expect([status, body.message]).toEqual([200, 'Abonelik onaylandı.']);
    expect(body.subscription.occurrences.map((week) => week.date)).toEqual(fridays(12));
    expect(new Set(body.subscription.occurrences.map((week) => week.status))).toEqual(new Set(['held']));
    expect(body.subscription.occurrences[0]?.price).toBe(1200);
    expect((await occupancyOf(app(), business.id)).cells).toHaveLength(24);
    for (const date of [FRIDAY, addDays(FRIDAY, 77)])
      expect(await ask(app(), await createUser(app()), business, { date })).toMatchObject({
        status: 409,
        body: { code: 'slot_taken' },
      });
  });

  it('shows the hour as a subscription, to its player as the own, to the business with the name', async () => {
    const { user, business } = await people();
    const { id } = await subscribed(app(), user, business);
    const slot = { status: 'occupied', isAvailable: false, hasSubscription: true };
    expect(await slotOf(app(), business.id, '21:00-22:00')).toMatchObject({ ...slot, mine: false });
    expect(await slotOf(app(), business.id, '21:00-22:00', { token: user.token })).toMatchObject({
      ...slot,
      mine: true,
      mineStatus: 'approved',
    });
    const path = `/api/reservations/daily?businessId=${business.id}&date=${FRIDAY}`;
    const { body } = await app().call<z.infer<typeof DailyAnswer>>('get', path, { token: business.token });
    const hour = body.dailyData[0]?.daySlots.find((one) => one.timeSlot === '21:00-22:00');
    expect(hour).toMatchObject({
      status: 'approved',
      reservationId: null,
      subscriptionId: id,
      user: { fullName: 'Deniz Yıldız' },
    });
  });

  it('ends a request whose time is over, and tells its player', async () => {
    const { user, business } = await people();
    const late = await createUser(app());
    const request = await booked(app(), late, business);
    const { id } = await requested(app(), user, business);
    const over = { expires_at: app().time.now };
    await app().db.q.updateTable('reservations').set(over).where('id', '=', request.id).execute();
    await app().db.q.updateTable('cells').set(over).where('owner_id', '=', request.id).execute();
    const from = app().frames.length;
    const { body } = await decide(app(), business, 'approve', id);
    expect(body.subscription.occurrences[0]).toMatchObject({ date: FRIDAY, status: 'held' });
    const told = app()
      .frames.slice(from)
      .filter(({ topic }) => topic === `actor:${late.id}`)
      .map(({ frame }) => (frame.event === 'reservationChanged' ? frame.data.status : frame.event));
    expect(told).toEqual(expect.arrayContaining(['cancelled', 'notification']));
  });

  it('keeps hours of others theirs and lists them to both', async () => {
    const { user, business } = await people();
    const other = await createUser(app());
    const date = addDays(FRIDAY, 7);
    const theirs = await booked(app(), other, business, { date });
    const { id } = await requested(app(), user, business);
    const { body } = await decide(app(), business, 'approve', id);
    const taken = body.subscription.occurrences.filter((week) => week.status === 'taken');
    expect(taken.map((week) => week.date)).toEqual([date]);
    const { cells } = await occupancyOf(app(), business.id);
    expect(cells.filter((cell) => cell.owner_id === theirs.id)).toHaveLength(2);
    expect(cells).toHaveLength(24);
    const history = await app().call<{ content: string }[]>('get', `/api/messages/history/${business.id}`, {
      token: user.token,
    });
    expect(JSON.stringify(history.body)).toContain(
      'Saha 1, Cuma, 21:00-22:00: aboneliğiniz onaylandı. İyi maçlar! Şu haftalarda saat önceden alınmış: 27 Kasım.',
    );
  });

  it('takes nothing of an hour of which somebody has a half', async () => {
    const { user, business } = await people();
    const date = addDays(FRIDAY, 7);
    const theirs = await booked(app(), await createUser(app()), business, { date });
    const hours = { working_hours: JSON.stringify([{ start: '18:30', end: '01:30' }]) };
    await app().db.q.updateTable('pitches').set(hours).where('venue_id', '=', business.id).execute();
    const { occurrences } = await subscribed(app(), user, business, { timeSlot: '21:30-22:30' });
    const week = occurrences.find((one) => one.date === date);
    expect(week?.status).toBe('taken');
    const { cells } = await occupancyOf(app(), business.id);
    const owners = cells.map((cell) => cell.owner_id);
    expect(owners.filter((id) => id === theirs.id)).toHaveLength(2);
    expect(owners).not.toContain(week?.id);
  });

  it('holds the hour between two that its player has elsewhere', async () => {
    const { user, business } = await people();
    const [elsewhere, date] = [await createVenue(app()), addDays(FRIDAY, 7)];
    for (const timeSlot of ['20:00-21:00', '22:00-23:00']) {
      await booked(app(), user, elsewhere, { date, timeSlot });
    }
    const { occurrences } = await subscribed(app(), user, business);
    expect(new Set(occurrences.map((week) => week.status))).toEqual(new Set(['held']));
  });

  it('leaves out the weeks in which its player has that hour elsewhere, from the first to the last', async () => {
    const { user, business } = await people();
    const [elsewhere, dates] = [await createVenue(app()), [FRIDAY, addDays(FRIDAY, 77)]];
    for (const date of dates) await booked(app(), user, elsewhere, { date });
    const { occurrences } = await subscribed(app(), user, business);
    const skipped = occurrences.filter((week) => week.status === 'skipped');
    expect(skipped.map((week) => [week.date, week.skippedBy])).toEqual(dates.map((date) => [date, 'player']));
    expect((await occupancyOf(app(), business.id)).cells).toHaveLength(20);
  });

  it('takes an hour whose request ran out of time', async () => {
    const { user, business } = await people();
    await booked(app(), await createUser(app()), business, { date: addDays(FRIDAY, 14) });
    const { id } = await requested(app(), user, business);
    await atTime(app(), app().time.now + 8 * DAY_MS, async () => {
      const fresh = await signedInAgain(app(), business, 'business');
      const { body } = await decide(app(), fresh, 'approve', id);
      expect(new Set(body.subscription.occurrences.map((week) => week.status))).toEqual(new Set(['held']));
    });
  });

  it('counts hours past midnight to their football night', async () => {
    const { user, business } = await people();
    const subscription = await subscribed(app(), user, business, { timeSlot: '00:00-01:00' });
    expect(subscription).toMatchObject({ isAfterMidnight: true, dayOfWeek: 'Cuma' });
    const told = app().frames.findLast(({ topic }) => topic === `week:${business.id}`);
    expect(told?.frame.data).toMatchObject({ dates: expect.arrayContaining([FRIDAY, '2026-11-21']) });
    expect(subscription.occurrences[0]).toMatchObject({
      date: FRIDAY,
      startsAt: Date.parse('2026-11-20T21:00:00Z'),
    });
    await atTime(app(), Date.parse('2026-11-20T20:30:00Z'), async () => {
      const late = await subscribed(app(), await createUser(app()), await createVenue(app()), {
        timeSlot: '00:00-01:00',
      });
      expect(late.occurrences[0]?.date).toBe(FRIDAY);
    });
    // At half past midnight the night of Friday is not over.
    await atTime(app(), Date.parse('2026-11-20T21:30:00Z'), async () => {
      const later = await subscribed(app(), await createUser(app()), await createVenue(app()), {
        timeSlot: '01:00-02:00',
      });
      expect(later.occurrences[0]?.date).toBe(FRIDAY);
    });
  });

  it('refuses to start one that nobody could play', async () => {
    const { user, business } = await people();
    await subscribed(app(), user, business);
    const { id } = await requested(app(), await createUser(app()), business);
    const before = await allRows(app().db);
    expect(await decide(app(), business, 'approve', id)).toMatchObject({
      status: 409,
      body: { code: 'subscription_all_taken' },
    });
    expect(await allRows(app().db)).toEqual(before);
  });

  it('rejects a waiting one with a message to the player', async () => {
    const { user, business } = await people();
    const { id } = await requested(app(), user, business);
    expect(await decide(app(), business, 'reject', id)).toMatchObject({
      status: 200,
      body: { message: 'Abonelik reddedildi.', subscription: { status: 'rejected' } },
    });
    const history = await app().call('get', `/api/messages/history/${business.id}`, { token: user.token });
    expect(JSON.stringify(history.body)).toContain('abonelik isteğiniz reddedildi');
    for (const verb of ['approve', 'reject'] as const)
      expect(await decide(app(), business, verb, id)).toMatchObject({
        status: 409,
        body: { code: 'subscription_not_pending' },
      });
  });

  it('cancels a running one and frees all coming hours', async () => {
    const { user, business } = await people();
    const { id } = await subscribed(app(), user, business);
    expect(await endByVenue(app(), business, id)).toMatchObject({
      status: 200,
      body: { message: 'Abonelik iptal edildi.', subscription: { status: 'cancelled', occurrences: [] } },
    });
    expect((await occupancyOf(app(), business.id)).cells).toEqual([]);
    await booked(app(), await createUser(app()), business, { date: addDays(FRIDAY, 7) });
    expect(await endByVenue(app(), business, id)).toMatchObject({
      status: 409,
      body: { code: 'subscription_not_approved' },
    });
  });

  it('lets the player withdraw a request and end a subscription, with word to the business', async () => {
    const { user, business } = await people();
    const waiting = await requested(app(), user, business);
    expect(await endByPlayer(app(), user, waiting.id)).toMatchObject({
      body: { message: 'Abonelik isteğiniz geri çekildi.', subscription: { status: 'cancelled' } },
    });
    const running = await subscribed(app(), user, business);
    expect(await endByPlayer(app(), user, running.id)).toMatchObject({
      body: { message: 'Aboneliğiniz sonlandırıldı.' },
    });
    expect((await occupancyOf(app(), business.id)).cells).toEqual([]);
    const history = await app().call('get', `/api/messages/history-business/${user.id}`, {
      token: business.token,
    });
    expect(JSON.stringify(history.body)).toContain('isteği oyuncu tarafından geri çekildi');
    expect(JSON.stringify(history.body)).toContain('aboneliği oyuncu tarafından sonlandırıldı');
    expect(await endByPlayer(app(), user, running.id)).toMatchObject({ status: 409 });
  });

  it('refuses strangers, and changes nothing', async () => {
    const { user, business } = await people();
    const waiting = await requested(app(), user, business);
    const running = await subscribed(app(), await createUser(app()), business, { dayOfWeek: 'Pazar' });
    const otherVenue = await createVenue(app());
    const otherUser = await createUser(app());
    const before = await allRows(app().db);
    const refused = [
      await decide(app(), otherVenue, 'approve', waiting.id),
      await decide(app(), otherVenue, 'reject', waiting.id),
      await endByVenue(app(), otherVenue, running.id),
      await endByPlayer(app(), otherUser, waiting.id),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect(await decide(app(), business, 'approve', 'yok')).toMatchObject({
      status: 404,
      body: { code: 'subscription_not_found' },
    });
    expect(await allRows(app().db)).toEqual(before);
  });

  it('lets one of approve, reject and withdraw at once win', async () => {
    const { user, business } = await people();
    const { id } = await requested(app(), user, business);
    const answers = await Promise.all([
      decide(app(), business, 'approve', id),
      decide(app(), business, 'reject', id),
      decide(app(), business, 'reject', id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('reaches 12 weeks ahead again when days pass, before anybody else may book', async () => {
    const { user, business } = await people();
    const { id } = await subscribed(app(), user, business);
    // Thursday 22:00. Friday in twelve weeks opens in two hours.
    await atTime(app(), Date.parse('2026-11-19T19:00:00Z'), async () => {
      await Promise.all([extendSubscriptions(app().ctx), extendSubscriptions(app().ctx)]);
    });
    const rows = await app()
      .db.q.selectFrom('subscription_occurrences')
      .select(['date', 'status'])
      .where('subscription_id', '=', id)
      .orderBy('date')
      .execute();
    expect(rows).toEqual(fridays(13).map((date) => ({ date, status: 'held' })));
    expect(
      await atTime(app(), Date.parse('2026-11-19T20:30:00Z'), () => extendSubscriptions(app().ctx)),
    ).toBe(0);
  });

  it('reaches as far for more of them than one batch holds', async () => {
    const { user, business } = await people();
    const { id } = await subscribed(app(), user, business);
    const { q } = app().db;
    const row = await q
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (let n = 0; n < 101; n++) {
      const { id: user_id } = await createUser(app());
      await q
        .insertInto('subscriptions')
        .values({ ...row, id: newId(), user_id })
        .execute();
    }
    await atTime(app(), Date.parse('2026-11-19T20:30:00Z'), () => extendSubscriptions(app().ctx));
    const reached = q.selectFrom('subscriptions').select('claimed_until').where('venue_id', '=', business.id);
    const dates = (await reached.execute()).map(({ claimed_until }) => claimed_until);
    expect([dates.length, new Set(dates)]).toEqual([102, new Set(['2027-02-12'])]);
  });
});
