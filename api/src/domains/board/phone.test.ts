import type { BoardEntry, PhoneBookingAnswer, PhoneBookingCancelled } from 'mf-shared/contracts/board';
import { expect, it } from 'vitest';
import {
  boardOf,
  closeIn,
  hourAt,
  linesOf,
  moveIn,
  phoned,
  phoneIn,
  type Refused,
  refusedWith,
} from '../../../test/board.ts';
import { ask, booked, FRIDAY, occupancyOf } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';

onBothEngines('a phone booking', (app) => {
  const edit = (business: TestVenue, { id, version }: BoardEntry, json: object) =>
    app().call<PhoneBookingAnswer & Refused>('put', `/api/business/phone-bookings/${id}`, {
      token: business.token,
      json: { name: 'Hasan Usta', version, ...json },
    });
  const cancel = (business: TestVenue, { id, version }: BoardEntry, scope = 'one') =>
    app().call<PhoneBookingCancelled & Refused>('post', `/api/business/phone-bookings/${id}/cancel`, {
      token: business.token,
      json: { version, scope },
    });
  const restore = (business: TestVenue, bookings: { id: string; version: string }[]) =>
    app().call<PhoneBookingAnswer & Refused>('post', '/api/business/phone-bookings/restore', {
      token: business.token,
      json: { bookings },
    });
  const held = async (business: TestVenue) =>
    (await occupancyOf(app(), business.id)).cells.map(
      ({ owner_kind, owner_id }) => `${owner_kind} ${owner_id}`,
    );

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

  it('is changed by the one who saw it last: the other is told how it stands', async () => {
    const business = await createVenue(app());
    const entry = await phoned(app(), business);
    const first = await edit(business, entry, { name: 'Hasan Bey', phone: '0555 444 33 22' });
    expect(first).toMatchObject({ status: 200, body: { bookings: [{ name: 'Hasan Bey', version: '2' }] } });
    const second = await edit(business, entry, { name: 'Hüseyin' });
    expect(refusedWith(second)).toBe('409 board_changed');
    expect(second.body.message).toContain('az önce başka biri değiştirdi');
    expect(second.body.about?.current).toMatchObject({
      name: 'Hasan Bey',
      phone: '+905554443322',
      version: '2',
    });
    expect(refusedWith(await cancel(business, entry))).toBe('409 board_changed');
    expect((await boardOf(app(), business)).entries).toMatchObject([{ name: 'Hasan Bey' }]);
  });

  it('cancelled frees its hour, and can be taken back while that is free', async () => {
    const business = await createVenue(app());
    const entry = await phoned(app(), business);
    const { body } = await cancel(business, entry);
    expect(body.message).toBe('Rezervasyon iptal edildi.');
    expect(await held(business)).toEqual([]);
    expect(refusedWith(await cancel(business, entry))).toBe('409 board_changed');
    expect(await restore(business, body.cancelled)).toMatchObject({ status: 200 });
    expect(await held(business)).toHaveLength(2);
    expect(refusedWith(await restore(business, body.cancelled))).toBe('409 board_changed');
  });

  it('is not taken back over somebody who got the hour meanwhile', async () => {
    const business = await createVenue(app());
    const { body } = await cancel(business, await phoned(app(), business));
    await booked(app(), await createUser(app()), business);
    const before = await occupancyOf(app(), business.id);
    expect(refusedWith(await restore(business, body.cancelled))).toBe('409 slot_taken');
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it('of a series goes alone or with those after it, and comes back whole', async () => {
    const business = await createVenue(app());
    const { body } = await phoneIn(app(), business, { repeatUntil: '2026-12-11' });
    const second = body.bookings[1] as BoardEntry;
    const gone = await cancel(business, second, 'following');
    expect(gone.body).toMatchObject({ message: '3 saat iptal edildi.' });
    expect(await held(business)).toHaveLength(2);
    expect((await restore(business, gone.body.cancelled)).body.bookings).toHaveLength(3);
    expect(await held(business)).toHaveLength(8);
    const alone = await cancel(business, { ...second, version: '3' });
    expect(alone.body.cancelled).toHaveLength(1);
    expect(await held(business)).toHaveLength(6);
    // A cancelled booking is no longer changed or cancelled with the others, and can still be restored.
    const [first] = body.bookings as [BoardEntry];
    const renamed = await edit(business, first, { name: 'Hasan Bey', scope: 'following' });
    expect(renamed.body.message).toBe('3 saat güncellendi.');
    const rest = await cancel(business, { ...first, version: '2' }, 'following');
    expect(rest.body.message).toBe('3 saat iptal edildi.');
    expect((await restore(business, alone.body.cancelled)).body.bookings).toMatchObject([
      { id: second.id, name: 'Hasan Usta' },
    ]);
  });

  it('of a series stands in the history with each of its hours, whatever is done with all of them', async () => {
    const business = await createVenue(app());
    const { body } = await phoneIn(app(), business, { repeatUntil: '2026-11-27' });
    const [first, second] = body.bookings as [BoardEntry, BoardEntry];
    await edit(business, first, { price: 900, scope: 'following' });
    const gone = await cancel(business, { ...first, version: '2' }, 'following');
    await restore(business, gone.body.cancelled);
    for (const [{ id }, day] of [
      [first, '20 Kasım'],
      [second, '27 Kasım'],
    ] as const) {
      const rows = app().db.q.selectFrom('venue_changes').select('text').where('subject_id', '=', id);
      const history = (await rows.orderBy('id').execute()).map(({ text }) => text);
      expect(history.filter((text) => text.includes(day))).toEqual([
        expect.stringContaining('telefonla alındı, 1.200 TL'),
        expect.stringContaining('ücret 1.200 TL → 900 TL'),
        expect.stringContaining('iptal edildi'),
        expect.stringContaining('iptali geri alındı'),
      ]);
    }
  });

  it('keeps its pitch in service until it is played or called off', async () => {
    const business = await createVenue(app(), {}, [{}, {}]);
    const entry = await phoned(app(), business, { hours: [hourAt(business, '21:00-22:00', { pitch: 1 })] });
    const withoutSecond = () =>
      app().call<Refused>('put', '/api/business/update', {
        token: business.token,
        json: {
          businessName: 'Çınar Halı Saha',
          fields: [
            {
              ...business.pitches[0],
              capacity: "7'e 7",
              price: 1200,
              workingHours: [{ start: '18:00', end: '02:00' }],
            },
          ],
        },
      });
    expect(refusedWith(await withoutSecond())).toBe('409 pitch_has_bookings');
    await cancel(business, entry);
    expect(await withoutSecond()).toMatchObject({ status: 200 });
  });

  it('of another venue cannot be changed, cancelled or brought back', async () => {
    const [business, other] = [await createVenue(app()), await createVenue(app())];
    const entry = await phoned(app(), business);
    expect(refusedWith(await edit(other, entry, {}))).toBe('403 not_yours');
    expect(refusedWith(await cancel(other, entry))).toBe('403 not_yours');
    expect(refusedWith(await restore(other, [entry]))).toBe('403 not_yours');
    expect(refusedWith(await cancel(business, { ...entry, id: 'yok' }))).toBe('404 phone_booking_not_found');
  });
});
