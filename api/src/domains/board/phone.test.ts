import type { BoardEntry } from 'mf-shared/contracts/board';
import { expect, it } from 'vitest';
import {
  boardOf,
  closeIn,
  hourAt,
  linesOf,
  moveIn,
  phoned,
  phoneIn,
  refusedWith,
} from '../../../test/board.ts';
import { ask, booked, FRIDAY, occupancyOf } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { phoneBookings } from '../../../test/phone-bookings.ts';

onBothEngines('a phone booking', (app) => {
  const { held, edit } = phoneBookings(app);

  it('needs a name and nothing else, and takes the hour at its price', async () => {
    const business = await createVenue(app(), {}, [{ price: 950 }]);
    const { status, body } = await phoneIn(app(), business, { name: '  Hasan Usta ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Telefon rezervasyonu kaydedildi.',
      bookings: [
        {
          kind: 'phone',
          name: 'Hasan Usta',
          phone: '',
          note: '',
          price: 950,
          date: FRIDAY,
          timeSlot: '21:00-22:00',
          startsAt: Date.parse('2026-11-20T18:00:00Z'),
          seriesId: null,
          version: '1',
        },
      ],
    });
    const id = body.bookings[0]?.id;
    expect(await held(business)).toEqual([`phone ${id}`, `phone ${id}`]);
    const player = await createUser(app());
    expect(await ask(app(), player, business)).toMatchObject({
      status: 409,
      body: { code: 'slot_taken', message: 'Bu saat az önce doldu. Lütfen başka bir saat seçin.' },
    });
  });

  it('keeps the phone as it keeps all phones, and a note and a price of its own', async () => {
    const business = await createVenue(app());
    const entry = await phoned(app(), business, {
      phone: '0532 111 22 33',
      note: 'Forma isteyecek',
      price: 0,
    });
    expect(entry).toMatchObject({ phone: '+905321112233', note: 'Forma isteyecek', price: 0 });
  });

  it('tells every tab of the venue and everybody who looks at the week', async () => {
    const business = await createVenue(app());
    await phoned(app(), business);
    const data = { businessId: business.id, dates: [FRIDAY] };
    expect(app().frames.filter(({ topic }) => topic.includes(business.id))).toEqual([
      { topic: `actor:${business.id}`, frame: { event: 'boardChanged', data } },
      { topic: `week:${business.id}`, frame: { event: 'slotsChanged', data } },
    ]);
  });

  it('tells of every night of a series that is edited', async () => {
    const business = await createVenue(app());
    const { body } = await phoneIn(app(), business, { repeatUntil: '2026-12-04' });
    app().frames.length = 0;
    await edit(business, body.bookings[0] as BoardEntry, { name: 'Hasan Bey', scope: 'following' });
    const told = app().frames.find(({ topic }) => topic === `actor:${business.id}`);
    expect(told?.frame).toMatchObject({
      event: 'boardChanged',
      data: { dates: [FRIDAY, '2026-11-27', '2026-12-04'] },
    });
  });

  it.each<[string, (business: TestVenue) => object, string]>([
    ['no name', () => ({ name: '  ' }), '400 validation'],
    ['no hour', () => ({ hours: [] }), '400 validation'],
    ['a phone that is none', () => ({ phone: '12' }), '400 validation'],
    ['a price below zero', () => ({ price: -1 }), '400 validation'],
    [
      'an hour that the pitch does not play',
      (b) => ({ hours: [hourAt(b, '12:00-13:00')] }),
      '400 slot_unknown',
    ],
    [
      'an hour that ended long ago',
      (b) => ({ hours: [hourAt(b, '21:00-22:00', { date: '2026-09-17' })] }),
      '409 correction_too_late',
    ],
    [
      'a night beyond 12 weeks',
      (b) => ({ hours: [hourAt(b, '21:00-22:00', { date: '2027-02-11' })] }),
      '400 slot_too_far',
    ],
    ['weeks beyond 12', () => ({ repeatUntil: '2027-02-11' }), '400 slot_too_far'],
    [
      'the same hour twice',
      (b) => ({ hours: [hourAt(b, '21:00-22:00'), hourAt(b, '21:00-22:00')] }),
      '400 validation',
    ],
    [
      'a pitch that does not exist',
      (b) => ({ hours: [{ ...hourAt(b, '21:00-22:00'), fieldId: 'x' }] }),
      '404 not_found',
    ],
  ])('refuses %s and changes nothing', async (_, over, code) => {
    const business = await createVenue(app());
    const before = await occupancyOf(app(), business.id);
    expect(refusedWith(await phoneIn(app(), business, over(business)))).toBe(code);
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it('neither comes to a pitch out of service nor closes it', async () => {
    const business = await createVenue(app(), {}, [{}, { archived_at: app().time.now - 1 }]);
    const entry = await phoned(app(), business);
    const before = await occupancyOf(app(), business.id);
    const there = hourAt(business, '22:00-23:00', { pitch: 1 });
    const fieldIds = business.pitches.map(({ id }) => id);
    expect([
      refusedWith(await phoneIn(app(), business, { hours: [there] })),
      refusedWith(await moveIn(app(), business, entry, there)),
      refusedWith(await closeIn(app(), business, { fieldIds, skipTaken: true })),
    ]).toEqual(Array(3).fill('400 slot_unknown'));
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it.each([1, 2])('is refused where none of %i hours is free, although the rest would do', async (count) => {
    const business = await createVenue(app());
    const hours = ['21:00-22:00', '22:00-23:00'].slice(0, count).map((slot) => hourAt(business, slot));
    await phoneIn(app(), business, { hours });
    const before = await occupancyOf(app(), business.id);
    expect(refusedWith(await phoneIn(app(), business, { hours, skipTaken: true }))).toBe(
      count === 1 ? '409 slot_taken' : '409 hours_taken',
    );
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it('is refused on another venue’s pitch, and for players', async () => {
    const [business, other] = [await createVenue(app()), await createVenue(app())];
    const foreign = { hours: [hourAt(other, '21:00-22:00')] };
    expect(refusedWith(await phoneIn(app(), business, foreign))).toBe('403 not_yours');
    const player = await createUser(app());
    expect(refusedWith(await phoneIn(app(), { ...business, token: player.token }))).toBe('403 forbidden');
  });

  it('says who has the hour', async () => {
    const business = await createVenue(app());
    await booked(app(), await createUser(app(), { full_name: 'Emre Şahin' }), business);
    const { status, body } = await phoneIn(app(), business);
    expect([status, body.code]).toEqual([409, 'slot_taken']);
    expect(body.about?.conflicts).toMatchObject([
      { kind: 'reservation', name: 'Emre Şahin', status: 'pending' },
    ]);
  });

  it('takes the hour of a request whose time ran out', async () => {
    const business = await createVenue(app());
    const { id } = await booked(app(), await createUser(app()), business, { date: '2026-11-27' });
    await app().db.q.updateTable('reservations').set({ expires_at: 1 }).where('id', '=', id).execute();
    await app().db.q.updateTable('cells').set({ expires_at: 1 }).where('owner_id', '=', id).execute();
    await phoned(app(), business, { hours: [hourAt(business, '21:00-22:00', { date: '2026-11-27' })] });
    expect(linesOf(await boardOf(app(), business, '2026-11-27'))).toContain(
      'Saha 1 21:00-22:00 phone Hasan Usta',
    );
  });

  it('repeats every week until a day, all or nothing, or what is free when asked', async () => {
    const business = await createVenue(app());
    const player = await createUser(app(), { full_name: 'Emre Şahin' });
    await booked(app(), player, business, { date: '2026-12-04' });
    const before = await occupancyOf(app(), business.id);
    const refused = await phoneIn(app(), business, { repeatUntil: '2026-12-17' });
    expect(refusedWith(refused)).toBe('409 hours_taken');
    expect(refused.body.about?.conflicts).toMatchObject([{ name: 'Emre Şahin', date: '2026-12-04' }]);
    expect(await occupancyOf(app(), business.id)).toEqual(before);

    const { body } = await phoneIn(app(), business, { repeatUntil: '2026-12-17', skipTaken: true });
    expect(body.bookings.map(({ date }) => date)).toEqual([FRIDAY, '2026-11-27', '2026-12-11']);
    expect(new Set(body.bookings.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect(body.taken).toMatchObject([{ name: 'Emre Şahin' }]);
  });

  it('takes neighbouring hours in one go', async () => {
    const business = await createVenue(app(), {}, [{}, { price: 2000 }]);
    const rules = [{ start: '22:00', end: '23:00', price: 900 }];
    await app().call('put', '/api/business/prices', { token: business.token, json: { rules } });
    const hours = [
      hourAt(business, '21:00-22:00'),
      hourAt(business, '22:00-23:00'),
      hourAt(business, '21:00-22:00', { pitch: 1 }),
    ];
    const { body } = await phoneIn(app(), business, { hours });
    expect(body.bookings.map(({ timeSlot, price }) => `${timeSlot} ${price}`)).toEqual([
      '21:00-22:00 1200',
      '22:00-23:00 900',
      '21:00-22:00 2000',
    ]);
  });
});
