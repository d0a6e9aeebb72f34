import type { ReservationAnswer } from 'mf-shared/contracts/reservations';
import { MINUTE_MS, WEEK_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { boardOf, hourAt, linesOf, moveIn, phoned, type Refused, refusedWith } from '../../../test/board.ts';
import {
  approve,
  atTime,
  booked,
  FRIDAY,
  occupancyOf,
  reject,
  remove,
  signedInAgain,
} from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { subscribed } from '../../../test/subscriptions.ts';

onBothEngines('moving on the board', (app) => {
  const entryOf = async (business: TestVenue, date = FRIDAY) => {
    const [entry] = (await boardOf(app(), business, date)).entries;
    if (!entry) throw new Error('the board is empty');
    return entry;
  };
  const restore = (business: TestVenue, id: string) =>
    app().call<z.output<typeof ReservationAnswer> & Refused>('post', `/api/reservations/${id}/restore`, {
      token: business.token,
    });
  const wordsTo = async (userId: string) =>
    (
      await app()
        .db.q.selectFrom('messages')
        .select('content')
        .where('receiver_id', '=', userId)
        .orderBy('id')
        .execute()
    ).map(({ content }) => content);

  it('takes an approved reservation to another pitch and hour, and tells its player', async () => {
    const business = await createVenue(app(), {}, [{}, { price: 2000 }]);
    const user = await createUser(app());
    const { id } = await booked(app(), user, business);
    await approve(app(), business, id);
    const { status, body } = await moveIn(
      app(),
      business,
      await entryOf(business),
      hourAt(business, '23:00-00:00', { pitch: 1 }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Rezervasyon taşındı, oyuncuya haber verildi.',
      entry: { id, timeSlot: '23:00-00:00', price: 1200, status: 'approved' },
    });
    const { cells, reservations } = await occupancyOf(app(), business.id);
    const pitch_id = business.pitches[1]?.id;
    expect(cells).toMatchObject([
      { pitch_id, starts_at: Date.parse('2026-11-20T20:00:00Z'), owner_id: id, expires_at: null },
      { pitch_id, starts_at: Date.parse('2026-11-20T20:30:00Z'), owner_id: id, expires_at: null },
    ]);
    expect(reservations).toMatchObject([{ pitch_id, field_name: 'Saha 2', time_slot: '23:00-00:00' }]);
    expect((await wordsTo(user.id)).at(-1)).toBe(
      'Rezervasyonunuz işletme tarafından taşındı. Eski: Saha 1, 20 Kasım Cuma, 21:00-22:00. Yeni: Saha 2, 20 Kasım Cuma, 23:00-00:00.',
    );
    const told = app().frames.filter(({ topic }) => topic === `actor:${user.id}`);
    expect(told.at(-1)?.frame).toMatchObject({
      event: 'reservationChanged',
      data: { timeSlot: '23:00-00:00' },
    });
  });

  it.each(['reservation', 'phone', 'subscription'])(
    'tells of the night that a %s leaves and of the one it goes to',
    async (kind) => {
      const business = await createVenue(app());
      const user = await createUser(app());
      if (kind === 'phone') await phoned(app(), business);
      else await (kind === 'reservation' ? booked : subscribed)(app(), user, business);
      const entry = await entryOf(business);
      app().frames.length = 0;
      const there = hourAt(business, '23:00-00:00', { date: '2026-11-21' });
      expect((await moveIn(app(), business, entry, there)).status).toBe(200);
      const data = { businessId: business.id, dates: [FRIDAY, '2026-11-21'] };
      expect(app().frames).toEqual(
        expect.arrayContaining([
          { topic: `actor:${business.id}`, frame: { event: 'boardChanged', data } },
          { topic: `week:${business.id}`, frame: { event: 'slotsChanged', data } },
        ]),
      );
    },
  );

  it('takes the new price only when told', async () => {
    const business = await createVenue(app(), {}, [{}, { price: 2000 }]);
    const entry = await phoned(app(), business);
    const there = hourAt(business, '21:00-22:00', { pitch: 1 });
    const { body } = await moveIn(app(), business, entry, there, 'new');
    expect(body.entry).toMatchObject({ price: 2000, kind: 'phone', version: '2' });
    const back = await moveIn(app(), business, body.entry, hourAt(business, '21:00-22:00'));
    expect(back.body.entry.price).toBe(2000);
  });

  it('tells the player of the new price, and of none where it stays', async () => {
    const business = await createVenue(app(), {}, [{}, { price: 2000 }, { price: 1200 }]);
    const user = await createUser(app());
    await booked(app(), user, business);
    const to = async (pitch: number) => {
      const there = hourAt(business, '21:00-22:00', { pitch });
      const { body } = await moveIn(app(), business, await entryOf(business), there, 'new');
      return [body.entry.price, /Yeni ücret: .*/.exec((await wordsTo(user.id)).at(-1) ?? '')?.[0]];
    };
    expect(await to(2)).toEqual([1200, undefined]);
    expect(await to(1)).toEqual([2000, 'Yeni ücret: 2.000 TL.']);
  });

  it('lets a request go on waiting, never beyond its own new hour', async () => {
    const business = await createVenue(app());
    const { id } = await booked(app(), await createUser(app()), business);
    await moveIn(
      app(),
      business,
      await entryOf(business),
      hourAt(business, '18:00-19:00', { date: '2026-11-19' }),
    );
    const startsAt = Date.parse('2026-11-19T15:00:00Z');
    const { cells, reservations } = await occupancyOf(app(), business.id);
    expect(reservations).toMatchObject([{ status: 'pending', expires_at: startsAt }]);
    expect(cells.map((cell) => [cell.owner_id, cell.expires_at])).toEqual([
      [id, startsAt],
      [id, startsAt],
    ]);
  });

  it('gives a request that is moved to a later night the time that any request has', async () => {
    const business = await createVenue(app());
    const asked = app().time.now;
    await booked(app(), await createUser(app()), business);
    const entry = await entryOf(business);
    app().time.now += MINUTE_MS;
    const sooner = await moveIn(
      app(),
      business,
      entry,
      hourAt(business, '18:00-19:00', { date: '2026-11-19' }),
    );
    await moveIn(app(), business, sooner.body.entry, hourAt(business, '21:00-22:00', { date: '2026-11-27' }));
    const { cells, reservations } = await occupancyOf(app(), business.id);
    const expires_at = asked + WEEK_MS;
    expect(reservations).toMatchObject([{ status: 'pending', expires_at, moves: 2 }]);
    expect(cells).toMatchObject([{ expires_at }, { expires_at }]);
  });

  it('moves by half an hour over itself', async () => {
    const business = await createVenue(app());
    const entry = await phoned(app(), business);
    await app()
      .db.q.updateTable('pitches')
      .set({ working_hours: JSON.stringify([{ start: '18:30', end: '01:30' }]) })
      .where('venue_id', '=', business.id)
      .execute();
    expect(await moveIn(app(), business, entry, hourAt(business, '21:30-22:30'))).toMatchObject({
      status: 200,
    });
    const { cells } = await occupancyOf(app(), business.id);
    expect(cells.map(({ starts_at }) => starts_at)).toEqual(
      ['18:30', '19:00'].map((time) => Date.parse(`2026-11-20T${time}:00Z`)),
    );
  });

  it('leaves everything as it was when the new hour is taken', async () => {
    const business = await createVenue(app());
    const entry = await phoned(app(), business);
    await booked(app(), await createUser(app()), business, { timeSlot: '22:00-23:00' });
    const before = await occupancyOf(app(), business.id);
    expect(refusedWith(await moveIn(app(), business, entry, hourAt(business, '22:00-23:00')))).toBe(
      '409 slot_taken',
    );
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it('refuses what was changed since it was seen, reservations too', async () => {
    const business = await createVenue(app());
    const { id } = await booked(app(), await createUser(app()), business);
    const seen = await entryOf(business);
    await approve(app(), business, id);
    const there = hourAt(business, '23:00-00:00');
    expect(refusedWith(await moveIn(app(), business, seen, there))).toBe('409 board_changed');
    const phone = await phoned(app(), business, { hours: [hourAt(business, '18:00-19:00')] });
    await moveIn(app(), business, phone, hourAt(business, '19:00-20:00'));
    const stale = await moveIn(app(), business, phone, there);
    expect(refusedWith(stale)).toBe('409 board_changed');
    expect(stale.body.about?.current).toMatchObject({ timeSlot: '19:00-20:00', version: '2' });
    expect(linesOf(await boardOf(app(), business))).toContain('Saha 1 23:00-00:00 1200');
  });

  it.each<[string, object, string]>([
    ['a past hour', { date: '2026-11-17' }, '400 slot_past'],
    ['an hour beyond 12 weeks', { date: '2027-02-11' }, '400 slot_too_far'],
    ['an hour that is none', { timeSlot: '12:00-13:00' }, '400 slot_unknown'],
    ['an unknown pitch', { fieldId: 'x' }, '404 not_found'],
  ])('refuses %s', async (_, over, code) => {
    const business = await createVenue(app());
    const entry = await phoned(app(), business);
    expect(
      refusedWith(await moveIn(app(), business, entry, { ...hourAt(business, '22:00-23:00'), ...over })),
    ).toBe(code);
  });

  it('refuses a booking that is over, and one of another venue', async () => {
    const [business, other] = [await createVenue(app()), await createVenue(app())];
    const entry = await phoned(app(), business);
    expect(refusedWith(await moveIn(app(), other, entry, hourAt(other, '22:00-23:00')))).toBe(
      '403 not_yours',
    );
    const late = await atTime(app(), Date.parse('2026-11-20T19:00:00Z'), () =>
      moveIn(app(), business, entry, hourAt(business, '23:00-00:00')),
    );
    expect(refusedWith(late)).toBe('400 slot_past');
  });

  it.each(['reservation', 'phone'])('takes a %s until its hour is over', async (kind) => {
    const business = await createVenue(app());
    if (kind === 'phone') await phoned(app(), business);
    else await approve(app(), business, (await booked(app(), await createUser(app()), business)).id);
    const entry = await entryOf(business);
    const late = await atTime(app(), entry.endsAt - 1, () =>
      moveIn(app(), business, entry, hourAt(business, '23:00-00:00')),
    );
    expect(late.status).toBe(200);
  });

  it('keeps to three hours of a player on a pitch and week', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    const user = await createUser(app());
    for (const timeSlot of ['18:00-19:00', '19:00-20:00', '20:00-21:00']) {
      await booked(app(), user, business, { timeSlot, fieldName: 'Saha 2' });
    }
    await booked(app(), user, business);
    const entry = (await boardOf(app(), business)).entries.find(({ timeSlot }) => timeSlot === '21:00-22:00');
    if (!entry) throw new Error('no entry');
    const there = hourAt(business, '22:00-23:00', { pitch: 1 });
    expect(refusedWith(await moveIn(app(), business, entry, there))).toBe('409 weekly_limit');
    expect(await moveIn(app(), business, entry, hourAt(business, '22:00-23:00'))).toMatchObject({
      status: 200,
    });
  });

  it('takes back that a reservation was called off or turned down, while its hour is free', async () => {
    const business = await createVenue(app());
    const user = await createUser(app());
    const { id } = await booked(app(), user, business);
    const holds = async () =>
      (await occupancyOf(app(), business.id)).cells.map(({ expires_at }) => expires_at);
    const asked = await holds();
    await reject(app(), business, id);
    expect((await restore(business, id)).body.reservation).toMatchObject({ status: 'pending' });
    expect(await holds()).toEqual(asked);
    expect((await wordsTo(user.id)).at(-1)).toContain('yeniden geçerli');
    await approve(app(), business, id);
    await remove(app(), business, id);
    expect((await restore(business, id)).body.reservation).toMatchObject({ status: 'approved' });
    expect(await holds()).toEqual([null, null]);
    expect(refusedWith(await restore(business, id))).toBe('409 changed_meanwhile');
    await remove(app(), business, id);
    await phoned(app(), business);
    expect(refusedWith(await restore(business, id))).toBe('409 slot_taken');
  });

  it('does not take back what a player ended, what is long ago, or another venue’s', async () => {
    const [business, other] = [await createVenue(app()), await createVenue(app())];
    const user = await createUser(app());
    const { id } = await booked(app(), user, business);
    await app().call('post', `/api/reservations/${id}/cancel`, { token: user.token });
    expect(refusedWith(await restore(business, id))).toBe('409 changed_meanwhile');
    const second = await booked(app(), user, business);
    await reject(app(), business, second.id);
    expect(refusedWith(await restore(other, second.id))).toBe('403 not_yours');
    const after = (ms: number) => atTime(app(), app().time.now + ms, () => restore(business, second.id));
    expect(refusedWith(await after(15 * MINUTE_MS + 1))).toBe('409 undo_too_late');
    expect((await after(15 * MINUTE_MS)).status).toBe(200);
  });

  it('does not take back a no to a request whose time is over by now', async () => {
    const business = await createVenue(app());
    const { id } = await booked(app(), await createUser(app()), business, { date: '2026-12-04' });
    app().time.now += WEEK_MS - 1;
    const owner = await signedInAgain(app(), business, 'business');
    await reject(app(), owner, id);
    app().time.now += 1;
    expect(refusedWith(await restore(owner, id))).toBe('400 slot_past');
    app().time.now -= 1;
    expect((await restore(owner, id)).status).toBe(200);
  });
});
