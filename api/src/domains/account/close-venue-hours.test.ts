import { addDays } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { expect, it, vi } from 'vitest';
import { closeIn, hourAt, phoned } from '../../../test/board.ts';
import { approve, ask, atTime, booked, cancel, FRIDAY } from '../../../test/booking.ts';
import { newsOf, venueRow } from '../../../test/closed-venue.ts';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { counting } from '../../../test/statements.ts';
import { requested, subscribed } from '../../../test/subscriptions.ts';
import { allRows } from '../../../test/tables.ts';
import { close, ownedVenue } from '../../../test/venue-closing.ts';
import { joined } from '../../../test/waiting.ts';
import { newId } from '../../base/id.ts';
import { extendSubscriptions } from '../subscriptions/extend.ts';
import { finishClosings } from './finish-closing.ts';

const cellsOf = (app: TestApp, pitchId: string | undefined) =>
  app.db.q
    .selectFrom('cells')
    .selectAll()
    .where('pitch_id', '=', pitchId ?? '')
    .execute();

onBothEngines('closing the account of a venue', (app) => {
  it('ends coming hours, requests, weekly hours and places in line, and tells each player once', async () => {
    const business = await ownedVenue(app());
    const [a, b, c, d, e] = await Promise.all([0, 1, 2, 3, 4].map(() => createUser(app())));
    if (!a || !b || !c || !d || !e) throw new Error('no players');
    await approve(app(), business, (await booked(app(), a, business)).id);
    await booked(app(), b, business, { timeSlot: '22:00-23:00' });
    await subscribed(app(), c, business, { timeSlot: '20:00-21:00' });
    await requested(app(), d, business, { timeSlot: '19:00-20:00' });
    await joined(app(), e, business);
    const { id } = await booked(app(), d, business, { timeSlot: '18:00-19:00' });
    await joined(app(), b, business, { timeSlot: '18:00-19:00' });
    // Now it is kept for the second player.
    await cancel(app(), d, id);
    await phoned(app(), business, { hours: [hourAt(business, '23:00-00:00')] });
    await closeIn(app(), business, { from: '2026-11-21', to: '2026-11-21' });
    // This request has expired, but no job has seen it yet.
    const late = await booked(app(), a, business, { date: '2026-12-04' });
    const { q, over } = { q: app().db.q, over: { expires_at: app().time.now } };
    await q.updateTable('reservations').set(over).where('id', '=', late.id).execute();
    await q.updateTable('cells').set(over).where('owner_id', '=', late.id).execute();
    const old = await Promise.all([a, b, c, d, e].map((one) => newsOf(app(), one)));
    const known = await brokenInvariants(app().db.q);
    expect((await close(app(), business)).status).toBe(200);
    const news = await Promise.all([a, b, c, d, e].map((one) => newsOf(app(), one)));
    const hour = (text: string) => `Saha 1, 20 Kasım Cuma, ${text}`;
    const named = (text: string) => `Çınar Halı Saha, Saha 1, 20 Kasım Cuma, ${text}:`;
    const rest = 'rezervasyonunuz, işletme hesabını kapattığı için iptal edildi.';
    const gone = 'saati artık sunulmuyor; bekleme listesinden çıkarıldınız.';
    const ended = (day: string) => [
      'subscription_cancelled',
      `Saha 1, ${day}: aboneliğiniz, işletme hesabını kapattığı için sona erdi.`,
    ];
    expect(news.map((all, index) => all.slice(old[index]?.length))).toEqual([
      [
        [
          'reservation_expired',
          'Çınar Halı Saha, Saha 1, 4 Aralık Cuma, 21:00-22:00: rezervasyon isteğiniz zamanında yanıtlanmadığı için sona erdi.',
        ],
        ['reservation_cancelled', `${named('21:00-22:00')} ${rest}`],
      ],
      [
        ['waiting_ended', `Çınar Halı Saha, ${hour('18:00-19:00')} ${gone}`],
        ['reservation_cancelled', `${named('22:00-23:00')} ${rest}`],
      ],
      [ended('Cuma, 20:00-21:00')],
      [ended('Cuma, 19:00-20:00')],
      [['waiting_ended', `Çınar Halı Saha, ${hour('21:00-22:00')} ${gone}`]],
    ]);
    expect(await cellsOf(app(), business.pitches[0]?.id)).toEqual([]);
    expect(await brokenInvariants(app().db.q)).toEqual(known);
    expect((await venueRow(app(), business.id)).closing_since).toBeNull();
    expect(await extendSubscriptions(app().ctx)).toBe(0);
    const frames = app().frames.filter(({ topic }) => topic === `week:${business.id}`);
    expect(JSON.stringify(frames)).toContain(FRIDAY);
  });

  it.each([
    ['ends', -1, 'cancelled'],
    ['leaves', 0, 'approved'],
  ])('%s an approved hour that is closed %i ms after its start', async (_, late, status) => {
    const [business, user] = [await ownedVenue(app()), await createUser(app())];
    const { id, startsAt } = await booked(app(), user, business);
    await approve(app(), business, id);
    await atTime(app(), startsAt + late, async () => {
      expect((await close(app(), business)).status).toBe(200);
    });
    const row = app().db.q.selectFrom('reservations').select('status').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ status });
  });

  it('asks the database little for each hour that ends, since all others wait meanwhile', async () => {
    const closing = async (count: number) => {
      const hours = JSON.stringify([{ start: '00:00', end: '00:00' }]);
      const business = await ownedVenue(app(), {}, [{ working_hours: hours }]);
      for (let hour = 0; hour < count; hour++) {
        const text = (at: number) => `${String(at).padStart(2, '0')}:00`;
        await booked(app(), await createUser(app()), business, {
          timeSlot: `${text(hour)}-${text(hour + 1)}`,
        });
      }
      const counted = counting(app());
      expect((await close(counted.app, business)).status).toBe(200);
      return counted.statements();
    };
    const [few, many] = [await closing(2), await closing(12)];
    // On PostgreSQL each row is locked as well.
    expect((many - few) / 10).toBeLessThanOrEqual(app().db.engine === 'postgres' ? 8 : 7);
  });

  it('tells everybody in a line once that it is over, however many stand in it', async () => {
    const business = await ownedVenue(app());
    const holder = await createUser(app());
    const hour = await booked(app(), holder, business);
    const line = await Promise.all([0, 1, 2, 3].map(() => createUser(app())));
    for (const player of line) await joined(app(), player, business);
    // Now the hour is kept for the first of them.
    await cancel(app(), holder, hour.id);
    const seen = app().frames.length;
    expect((await close(app(), business)).status).toBe(200);
    const told = app()
      .frames.slice(seen)
      .filter(({ frame }) => frame.event === 'waitingChanged')
      .map(({ topic }) => topic);
    expect(told.toSorted()).toEqual([...line, business].map(({ id }) => `actor:${id}`).toSorted());
  });

  it('ends thousands of hours in short transactions, so that others book elsewhere in between', async () => {
    const business = await ownedVenue(app());
    const player = await createUser(app());
    const { id } = await booked(app(), player, business);
    const { q } = app().db;
    const row = await q.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const hours = Array.from({ length: 120 }, (_, day) => {
      const [starts_at, ends_at] = [row.starts_at, row.ends_at].map((at) => at + (day + 1) * DAY_MS);
      return { ...row, id: newId(), date: addDays(row.date, day + 1), starts_at, ends_at } as typeof row;
    });
    await q.insertInto('reservations').values(hours).execute();
    const transact = vi.spyOn(app().db, 'transact');
    const before = (await newsOf(app(), player)).length;
    expect((await close(app(), business)).status).toBe(200);
    expect(transact.mock.calls.length).toBeGreaterThanOrEqual(4);
    const statuses = await q
      .selectFrom('reservations')
      .select('status')
      .distinct()
      .where('user_id', '=', player.id)
      .execute();
    expect(statuses).toEqual([{ status: 'cancelled' }]);
    expect(await newsOf(app(), player)).toHaveLength(before + 121);
  });

  it('is finished later where the database fails in the middle; nobody books there meanwhile', async () => {
    const business = await ownedVenue(app());
    const [a, b] = [await createUser(app()), await createUser(app())];
    const { id } = await booked(app(), a, business);
    await subscribed(app(), b, business, { timeSlot: '20:00-21:00' });
    const { transact } = app().db;
    const spy = vi
      .spyOn(app().db, 'transact')
      .mockImplementationOnce(transact)
      .mockRejectedValueOnce(new Error('the disk is full'));
    expect((await close(app(), business)).status).toBe(200);
    spy.mockRestore();
    const moved = await app().call<{ code?: string }>('post', '/api/reservations/move', {
      token: a.token,
      json: { reservationId: id, date: FRIDAY, timeSlot: '22:00-23:00', fieldName: 'Saha 1' },
    });
    const asked = await ask(app(), a, business, { timeSlot: '22:00-23:00' });
    expect([moved.status, asked.status]).toEqual([404, 404]);
    expect((await venueRow(app(), business.id)).closing_since).toBe(app().time.now);
    const told = async () => [(await newsOf(app(), a)).at(-1)?.[0], (await newsOf(app(), b)).at(-1)?.[0]];
    expect(await told()).not.toContain('reservation_cancelled');
    await finishClosings(app().ctx);
    expect(await told()).toEqual(['reservation_cancelled', 'subscription_cancelled']);
    expect((await venueRow(app(), business.id)).closing_since).toBeNull();
    expect(await cellsOf(app(), business.pitches[0]?.id)).toEqual([]);
    expect(await newsOf(app(), business)).toEqual([]);
    const after = await allRows(app().db);
    await finishClosings(app().ctx);
    expect(await allRows(app().db)).toEqual(after);
  });

  it('is finished later for every venue that can be, though one before it fails again', async () => {
    const venues = [await ownedVenue(app()), await ownedVenue(app())];
    for (const business of venues) {
      await booked(app(), await createUser(app()), business);
      app().time.now += 1;
      const { transact } = app().db;
      const spy = vi.spyOn(app().db, 'transact').mockImplementationOnce(transact);
      spy.mockRejectedValueOnce(new Error('the disk is full'));
      expect((await close(app(), business)).status).toBe(200);
      spy.mockRestore();
    }
    const logged = vi.spyOn(app().ctx.log, 'error');
    const spy = vi.spyOn(app().db, 'transact').mockRejectedValueOnce(new Error('this row cannot be read'));
    await finishClosings(app().ctx);
    spy.mockRestore();
    const since = await Promise.all(venues.map(async ({ id }) => (await venueRow(app(), id)).closing_since));
    expect(since).toEqual([app().time.now - 1, null]);
    expect(logged.mock.calls).toEqual([
      [{ err: new Error('this row cannot be read'), venue: venues[0]?.id }, 'closing goes on later'],
    ]);
    logged.mockRestore();
    await finishClosings(app().ctx);
    expect((await venueRow(app(), venues[0]?.id ?? '')).closing_since).toBeNull();
  });
});
