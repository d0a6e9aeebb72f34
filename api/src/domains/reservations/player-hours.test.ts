import { expect, it } from 'vitest';
import {
  type Ask,
  approve,
  ask,
  booked,
  cancel,
  FRIDAY,
  occupancyOf,
  reject,
} from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { decide, onWeek, requested, weekOn } from '../../../test/subscriptions.ts';
import { allRows } from '../../../test/tables.ts';
import { join, joined } from '../../../test/waiting.ts';

const NEXT = '2026-11-27';

onBothEngines('hours of one player that overlap', (app) => {
  const half = () => createVenue(app(), {}, [{ working_hours: '[{"start":"18:30","end":"01:30"}]' }]);
  const another = async (user: TestUser, over: Ask = {}) => ask(app(), user, await createVenue(app()), over);

  it.each(['pending', 'approved'])('are refused beside one that is %s, with its name', async (status) => {
    const user = await createUser(app());
    const business = await createVenue(app(), { venue_name: 'Moda Halı Saha' });
    const { id } = await booked(app(), user, business);
    if (status === 'approved') await approve(app(), business, id);
    const other = await half();
    const before = await allRows(app().db);
    expect(await ask(app(), user, other, { timeSlot: '21:30-22:30' })).toMatchObject({
      status: 409,
      body: {
        code: 'hours_overlap',
        message:
          'Bu saatte zaten bir maçınız var: Moda Halı Saha, Saha 1, 20 Kasım Cuma, 21:00-22:00. Önce onu iptal edin ya da başka bir saat seçin.',
      },
    });
    expect(await allRows(app().db)).toEqual(before);
    // Hours right before and right after do not overlap.
    expect((await another(user, { timeSlot: '20:00-21:00' })).status).toBe(201);
    expect((await another(user, { timeSlot: '22:00-23:00' })).status).toBe(201);
  });

  it('are free again when the other one ended', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const { id } = await booked(app(), user, business);
    expect((await another(user)).status).toBe(409);
    await reject(app(), business, id);
    expect((await another(user)).status).toBe(201);
    expect(
      await app().call('post', `/api/reservations/${id}/restore`, { token: business.token }),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'hours_overlap',
        message: 'Bu oyuncunun o saatte başka bir maçı var. Lütfen başka bir saat seçin.',
      },
    });
  });

  it('are one when 8 venues are asked at once', async () => {
    const user = await createUser(app());
    const venues = await Promise.all(Array.from({ length: 8 }, () => createVenue(app())));
    const answers = await Promise.all(venues.map((business) => ask(app(), user, business)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('do not come about by a move either', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    await booked(app(), user, await createVenue(app()));
    const { id } = await booked(app(), user, business, { timeSlot: '22:00-23:00' });
    const move = (timeSlot: string) =>
      app().call('post', '/api/reservations/move', {
        token: user.token,
        json: { reservationId: id, date: FRIDAY, timeSlot, fieldName: 'Saha 1' },
      });
    expect(await move('21:00-22:00')).toMatchObject({ status: 409, body: { code: 'hours_overlap' } });
    expect((await move('23:00-00:00')).status).toBe(200);
  });

  it('leave the week of a subscription out, which comes back when the other one ended', async () => {
    const [user, venue] = [await createUser(app()), await createVenue(app())];
    const match = await booked(app(), user, await createVenue(app()));
    const { id } = await requested(app(), user, venue);
    const { subscription } = (await decide(app(), venue, 'approve', id)).body;
    expect(weekOn(subscription, FRIDAY)).toMatchObject({ status: 'skipped' });
    expect(weekOn(subscription, NEXT)).toMatchObject({ status: 'held' });
    const week = weekOn(subscription, FRIDAY).id;
    expect(await onWeek(app(), user, 'restore', week)).toMatchObject({
      status: 409,
      body: {
        code: 'hours_overlap',
        message: expect.stringContaining(
          'Bu saatte zaten bir maçınız var: Çınar Halı Saha, Saha 1, 20 Kasım',
        ),
      },
    });
    await cancel(app(), user, match.id);
    expect((await onWeek(app(), user, 'restore', week)).status).toBe(200);
    expect(await another(user, { date: NEXT })).toMatchObject({
      status: 409,
      body: { code: 'hours_overlap', message: expect.stringContaining('27 Kasım Cuma, 21:00-22:00') },
    });
  });

  it('are not given by two venues that approve a weekly hour at once', async () => {
    const user = await createUser(app());
    const venues = [await createVenue(app()), await createVenue(app())];
    const ids = await Promise.all(venues.map(async (each) => (await requested(app(), user, each)).id));
    await Promise.all(venues.map((each, index) => decide(app(), each, 'approve', ids[index] ?? '')));
    const rows = await app()
      .db.q.selectFrom('subscription_occurrences')
      .select('starts_at')
      .where('user_id', '=', user.id)
      .where('status', '=', 'held')
      .execute();
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map((row) => row.starts_at)).size).toBe(12);
  });
});

onBothEngines('a player who stands in line', (app) => {
  it('is passed over, and told why, while they play elsewhere at that hour', async () => {
    const [holder, waits, next] = [await createUser(app()), await createUser(app()), await createUser(app())];
    const business = await createVenue(app());
    const { id } = await booked(app(), holder, business);
    await joined(app(), waits, business);
    await joined(app(), next, business);
    await booked(app(), waits, await createVenue(app()));
    await cancel(app(), holder, id);
    const entries = await app()
      .db.q.selectFrom('waiting_entries')
      .select(['user_id', 'status'])
      .where('venue_id', '=', business.id)
      .execute();
    expect(entries.find((row) => row.user_id === waits.id)?.status).toBe('waiting');
    expect(entries.find((row) => row.user_id === next.id)?.status).toBe('offered');
    const told = await app()
      .db.q.selectFrom('notifications')
      .select('text')
      .where('owner_id', '=', waits.id)
      .where('kind', '=', 'waiting_passed')
      .execute();
    expect(told).toEqual([{ text: expect.stringContaining('o saatte başka bir maçınız olduğu için') }]);
  });

  it('cannot pass an offer back and forth with a friend and keep the hour from others', async () => {
    const [holder, friend] = [await createUser(app()), await createUser(app())];
    const business = await createVenue(app());
    const { id } = await booked(app(), holder, business);
    const place = await joined(app(), friend, business);
    await cancel(app(), holder, id);
    await joined(app(), holder, business);
    await app().call('post', `/api/waiting-list/${place.id}/decline`, { token: friend.token });
    expect(await join(app(), friend, business)).toMatchObject({
      status: 409,
      body: { code: 'waiting_offer_used' },
    });
    const { cells } = await occupancyOf(app(), business.id);
    expect(cells.length).toBeGreaterThan(0);
    const [own] = await app()
      .db.q.selectFrom('waiting_entries')
      .select('id')
      .where('user_id', '=', holder.id)
      .where('status', '=', 'offered')
      .execute();
    await app().call('post', `/api/waiting-list/${own?.id}/decline`, { token: holder.token });
    expect((await occupancyOf(app(), business.id)).cells).toEqual([]);
  });
});
