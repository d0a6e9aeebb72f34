import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { type Asked, approve, ask, booked, cancel, FRIDAY, reject } from '../../../test/booking.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { decide as settle } from '../../../test/settings.ts';
import { requested, subscribe } from '../../../test/subscriptions.ts';
import { allRows } from '../../../test/tables.ts';
import { expireReservations } from './expire.ts';
import { hourRefusals } from './player-hours.ts';

const HOURS = ['18:00-19:00', '19:00-20:00', '20:00-21:00', '21:00-22:00', '22:00-23:00', '23:00-00:00'];
const NEXT = '2026-11-27';

onBothEngines('open requests of one player', (app) => {
  const venue = () => createVenue(app());
  const askSix = async (user: TestUser) => {
    const sent = [];
    for (const timeSlot of HOURS) sent.push(await booked(app(), user, await venue(), { timeSlot }));
    return sent;
  };

  it('stand in the way of no hour that only touches them, whatever else is looked at', async () => {
    const [user, business, other] = [await createUser(app()), await venue(), await venue()];
    const { startsAt } = await booked(app(), user, business);
    const on = { user_id: user.id, pitch_id: other.pitches[0]?.id ?? '', date: FRIDAY };
    const hours = [-1, 0, 1].map((n) => {
      const starts_at = startsAt + n * 3_600_000;
      return { ...on, starts_at, ends_at: starts_at + HOUR_MS };
    });
    const refused = await hourRefusals(app().db.q, hours, app().time.now);
    expect([...refused.keys()]).toEqual([hours[1]]);
  });

  it('are 6 at most over all venues; the seventh changes nothing', async () => {
    const [user, business] = [await createUser(app()), await venue()];
    await askSix(user);
    const before = await allRows(app().db);
    expect(await ask(app(), user, business, { date: NEXT })).toMatchObject({
      status: 409,
      body: {
        code: 'open_requests_limit',
        message: expect.stringContaining('Yanıt bekleyen 6 isteğiniz var.'),
      },
    });
    expect(await subscribe(app(), user, business)).toMatchObject({
      status: 409,
      body: { code: 'open_requests_limit' },
    });
    expect(await allRows(app().db)).toEqual(before);
    expect((await ask(app(), await createUser(app()), business, { date: NEXT })).status).toBe(201);
  });

  it('stand in the way of nothing that a venue approves at once, be it asked for or moved to', async () => {
    const [user, business] = [await createUser(app()), await venue()];
    await settle(app(), business, { approval: 'all' });
    await askSix(user);
    const { id, status } = await booked(app(), user, business, { date: NEXT });
    expect(status).toBe('approved');
    const move = (date: string) =>
      app().call<Asked>('post', '/api/reservations/move', {
        token: user.token,
        json: { reservationId: id, date, timeSlot: '21:00-22:00', fieldName: 'Saha 1' },
      });
    expect((await move('2026-11-28')).body.reservation).toMatchObject({ status: 'approved' });
    await settle(app(), business, { approval: 'manual' });
    const before = await allRows(app().db);
    expect(await move('2026-11-29')).toMatchObject({ status: 409, body: { code: 'open_requests_limit' } });
    expect(await allRows(app().db)).toEqual(before);
  });

  it('make room at the instant they run out, before any job has ended them', async () => {
    const [user, business] = [await createUser(app()), await venue()];
    await askSix(user);
    const [{ expires_at: end }] = (await app()
      .db.q.selectFrom('reservations')
      .select('expires_at')
      .where('user_id', '=', user.id)
      .orderBy('expires_at')
      .execute()) as [{ expires_at: number }];
    app().time.now = end - 1;
    expect((await ask(app(), user, business, { date: NEXT })).status).toBe(409);
    app().time.now = end;
    expect((await ask(app(), user, business, { date: NEXT })).status).toBe(201);
  });

  it('make room when one is withdrawn, answered or over', async () => {
    const user = await createUser(app());
    const [withdrawn, ...others] = await askSix(user);
    const again = async () => (await ask(app(), user, await venue(), { date: NEXT })).status;
    expect(await again()).toBe(409);
    await cancel(app(), user, withdrawn?.id ?? '');
    expect(await again()).toBe(201);
    expect(await again()).toBe(409);
    app().time.now = others[0]?.startsAt ?? 0;
    await expireReservations(app().ctx);
    expect((await ask(app(), user, await venue(), { date: '2026-11-28' })).status).toBe(201);
  });

  it('count requests for a weekly hour as well', async () => {
    const user = await createUser(app());
    for (let i = 0; i < 6; i++) await requested(app(), user, await venue());
    expect(await ask(app(), user, await venue())).toMatchObject({
      status: 409,
      body: { code: 'open_requests_limit' },
    });
  });

  it('stay 6 when a venue takes back its no', async () => {
    const user = await createUser(app());
    const [refusing, sixth] = [await venue(), await venue()];
    const { id } = await booked(app(), user, refusing, { date: NEXT });
    await reject(app(), refusing, id);
    const sent = await askSix(user);
    const restore = () => app().call('post', `/api/reservations/${id}/restore`, { token: refusing.token });
    const before = await allRows(app().db);
    expect(await restore()).toMatchObject({
      status: 409,
      body: { code: 'open_requests_limit', message: expect.stringContaining('Bu oyuncunun') },
    });
    expect(await allRows(app().db)).toEqual(before);
    await cancel(app(), user, sent[0]?.id ?? '');
    expect((await restore()).status).toBe(200);
    expect((await ask(app(), user, sixth, { date: '2026-11-28' })).status).toBe(409);
  });

  it('keep an approved hour from being moved where it would be asked for anew', async () => {
    const [user, business] = [await createUser(app()), await venue()];
    const { id } = await booked(app(), user, business, { date: NEXT });
    await approve(app(), business, id);
    const sent = await askSix(user);
    const json = { reservationId: id, date: NEXT, timeSlot: '22:00-23:00', fieldName: 'Saha 1' };
    const move = () => app().call('post', '/api/reservations/move', { token: user.token, json });
    const before = await allRows(app().db);
    expect(await move()).toMatchObject({ status: 409, body: { code: 'open_requests_limit' } });
    expect(await allRows(app().db)).toEqual(before);
    await cancel(app(), user, sent[0]?.id ?? '');
    expect((await move()).status).toBe(200);
    // It counts as one of the six from now on, and moves as such.
    expect((await ask(app(), user, await venue(), { date: '2026-11-28' })).status).toBe(409);
    json.timeSlot = '23:00-00:00';
    expect((await move()).status).toBe(200);
  });

  it('are 6 even when 12 are sent at once', async () => {
    const user = await createUser(app());
    const venues = await Promise.all(Array.from({ length: 12 }, venue));
    const asks = venues.map((business, index) =>
      ask(app(), user, business, { timeSlot: HOURS[index % 6] ?? '', date: index < 6 ? FRIDAY : NEXT }),
    );
    const answers = await Promise.all(asks);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.filter(({ body }) => body.code === 'open_requests_limit')).toHaveLength(6);
  });
});
