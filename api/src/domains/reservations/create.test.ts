import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { type Ask, ask, atTime, booked, FRIDAY, occupancyOf, slotOf } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, WEDNESDAY_NOON } from '../../../test/harness.ts';

onBothEngines('asking for an hour', (app) => {
  it('holds it at once and says so', async () => {
    const user = await createUser(app(), { full_name: 'İpek Işık', phone: null });
    const business = await createVenue(app(), {}, [{ price: 950 }]);
    const { status, body } = await ask(app(), user, business);
    expect(status).toBe(201);
    expect(body.message).toBe('Rezervasyon isteği başarıyla gönderildi! Mesaj kutunuzu kontrol ediniz!');
    const startsAt = Date.parse('2026-11-20T18:00:00Z');
    expect(body.reservation).toMatchObject({
      businessId: business.id,
      businessName: 'Çınar Halı Saha',
      fieldId: business.pitches[0]?.id,
      fieldName: 'Saha 1',
      date: FRIDAY,
      timeSlot: '21:00-22:00',
      startsAt,
      endsAt: startsAt + HOUR_MS,
      status: 'pending',
      price: 950,
      user: { id: user.id, fullName: 'İpek Işık', email: user.email, phone: '' },
    });
    expect(body.reservation.reservationId).toBe(body.reservation.id);
    const { cells } = await occupancyOf(app(), business.id);
    expect(cells.map((cell) => cell.starts_at)).toEqual([startsAt, startsAt + HOUR_MS / 2]);
    expect(await slotOf(app(), business.id, '21:00-22:00')).toMatchObject({ status: 'occupied' });
  });

  it('tells both sides and everybody who looks at the week, after commit', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const reservation = await booked(app(), user, business);
    const mine = app().frames.filter(({ topic }) => topic.includes(user.id) || topic.includes(business.id));
    expect(mine).toEqual([
      expect.objectContaining({
        topic: `actor:${business.id}`,
        frame: expect.objectContaining({ event: 'notification' }),
      }),
      expect.objectContaining({
        topic: `actor:${business.id}`,
        frame: expect.objectContaining({ event: 'receiveMessage' }),
      }),
      expect.objectContaining({
        topic: `actor:${user.id}`,
        frame: expect.objectContaining({ event: 'messageSent' }),
      }),
      { topic: `actor:${user.id}`, frame: { event: 'reservationChanged', data: reservation } },
      { topic: `actor:${business.id}`, frame: { event: 'reservationChanged', data: reservation } },
      {
        topic: `week:${business.id}`,
        frame: { event: 'slotsChanged', data: { businessId: business.id, dates: [FRIDAY] } },
      },
    ]);
  });

  it('books an hour past midnight of the football night, played on the next calendar day', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const reservation = await booked(app(), user, business, { timeSlot: '00:00-01:00' });
    expect(reservation).toMatchObject({ date: FRIDAY, startsAt: Date.parse('2026-11-20T21:00:00Z') });
    expect((await slotOf(app(), business.id, '00:00-01:00')).status).toBe('occupied');
    expect((await slotOf(app(), business.id, '00:00-01:00', { start: '2026-11-21' })).status).toBe(
      'available',
    );
  });

  it('keeps the price of the moment of asking', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), {}, [{ price: 1000 }]);
    const { id } = await booked(app(), user, business);
    await app()
      .db.q.updateTable('pitches')
      .set({ price: 2000 })
      .where('venue_id', '=', business.id)
      .execute();
    const { body } = await app().call('get', `/api/reservations/${id}`, { token: user.token });
    expect(body).toMatchObject({ price: 1000 });
  });

  it('takes the own e-mail however it is written', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { status } = await ask(app(), user, business, { userEmail: ` ${user.email.toUpperCase()} ` });
    expect(status).toBe(201);
  });

  it.each<[string, Ask, number, string, string]>([
    [
      'an hour that the pitch does not play',
      { timeSlot: '12:00-13:00' },
      400,
      'slot_unknown',
      'Bu sahada böyle bir saat yok. Lütfen tablodan bir saat seçin.',
    ],
    [
      'an hour between two slots',
      { timeSlot: '21:30-22:30' },
      400,
      'slot_unknown',
      'Bu sahada böyle bir saat yok. Lütfen tablodan bir saat seçin.',
    ],
    [
      'a slot of another length',
      { timeSlot: '21:00-23:00' },
      400,
      'slot_unknown',
      'Bu sahada böyle bir saat yok. Lütfen tablodan bir saat seçin.',
    ],
    [
      'a pitch that the business does not have',
      { fieldName: 'Saha 9' },
      400,
      'slot_unknown',
      'Bu sahada böyle bir saat yok. Lütfen tablodan bir saat seçin.',
    ],
    [
      'a day that has passed',
      { date: '2026-11-17' },
      400,
      'slot_past',
      'Bu saat geçti. Lütfen ileri bir saat seçin.',
    ],
    [
      'a day beyond 12 weeks',
      { date: '2027-02-11' },
      400,
      'slot_too_far',
      'En fazla 12 hafta sonrası için rezervasyon yapabilirsiniz.',
    ],
    [
      'another person’s e-mail',
      { userEmail: 'baska@oyuncu.test' },
      403,
      'not_yours',
      'Bu kayıt size ait değil.',
    ],
    [
      'a business that does not exist',
      { businessId: 'yok' },
      404,
      'business_not_found',
      'Bu işletme bulunamadı ya da şu anda rezervasyon almıyor.',
    ],
    [
      'a date that is none',
      { date: '2026-02-30' },
      400,
      'validation',
      'Lütfen işaretli alanları kontrol edin.',
    ],
    [
      'a time that is none',
      { timeSlot: '25:00-26:00' },
      400,
      'validation',
      'Lütfen işaretli alanları kontrol edin.',
    ],
  ])('refuses %s and changes nothing', async (_, over, status, code, message) => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const before = await occupancyOf(app(), business.id);
    const answer = await ask(app(), user, business, over);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, message });
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it('takes the last day of the 12 weeks', async () => {
    const business = await createVenue(app());
    const { status } = await ask(app(), await createUser(app()), business, { date: '2027-02-10' });
    expect(status).toBe(201);
  });

  it('takes an hour until the moment it starts', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const start = Date.parse('2026-11-18T18:00:00Z');
    const late = await atTime(app(), start, () => ask(app(), user, business, { date: '2026-11-18' }));
    expect(late.body).toMatchObject({ code: 'slot_past' });
    const inTime = await atTime(app(), start - 1, () => ask(app(), user, business, { date: '2026-11-18' }));
    expect(inTime.status).toBe(201);
  });

  it('refuses a business that is pending or has not paid, and a pitch out of service', async () => {
    const user = await createUser(app());
    const pending = await createVenue(app(), { status: 'pending', next_payment_at: null });
    const unpaid = await createVenue(app(), { next_payment_at: WEDNESDAY_NOON });
    const closed = await createVenue(app(), {}, [{ archived_at: WEDNESDAY_NOON - DAY_MS }]);
    expect((await ask(app(), user, pending)).body).toMatchObject({ code: 'business_not_found' });
    expect((await ask(app(), user, unpaid)).body).toMatchObject({ code: 'business_not_found' });
    expect((await ask(app(), user, closed)).body).toMatchObject({ code: 'slot_unknown' });
  });

  it('is for players: visitors and businesses are refused', async () => {
    const business = await createVenue(app());
    const visitor = await app().call('post', '/api/reservations/create', { json: {} });
    expect([visitor.status, visitor.body.code]).toEqual([401, 'unauthenticated']);
    const owner = await app().call('post', '/api/reservations/create', { token: business.token, json: {} });
    expect([owner.status, owner.body.code]).toEqual([403, 'forbidden']);
  });

  it('refuses a taken hour with the sentence of the rule and changes nothing', async () => {
    const business = await createVenue(app());
    await booked(app(), await createUser(app()), business);
    const before = await occupancyOf(app(), business.id);
    const { status, body } = await ask(app(), await createUser(app()), business);
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'slot_taken',
      message: 'Bu saat az önce doldu. Lütfen başka bir saat seçin.',
    });
    expect(await occupancyOf(app(), business.id)).toEqual(before);
  });

  it('lets the same hour of two pitches and neighbouring hours stand side by side', async () => {
    const [user, other] = [await createUser(app()), await createUser(app())];
    const business = await createVenue(app(), {}, [{}, {}]);
    await booked(app(), user, business);
    await booked(app(), other, business, { fieldName: 'Saha 2' });
    await booked(app(), user, business, { timeSlot: '22:00-23:00' });
    expect((await occupancyOf(app(), business.id)).cells).toHaveLength(6);
  });

  it('keeps an old booking from before a change of hours whole: both new hours that it meets are taken', async () => {
    const business = await createVenue(app(), {}, [
      { working_hours: JSON.stringify([{ start: '18:30', end: '22:30' }]) },
    ]);
    await booked(app(), await createUser(app()), business, { timeSlot: '18:30-19:30' });
    await app()
      .db.q.updateTable('pitches')
      .set({ working_hours: JSON.stringify([{ start: '18:00', end: '22:00' }]) })
      .where('venue_id', '=', business.id)
      .execute();
    const user = await createUser(app());
    for (const timeSlot of ['18:00-19:00', '19:00-20:00']) {
      expect((await ask(app(), user, business, { timeSlot })).body).toMatchObject({ code: 'slot_taken' });
    }
    expect((await ask(app(), user, business, { timeSlot: '20:00-21:00' })).status).toBe(201);
  });
});

onBothEngines('the weekly limit', (app) => {
  const evenings = ['19:00-20:00', '20:00-21:00', '22:00-23:00'];

  it('refuses the fourth hour of a pitch from Monday to Sunday', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), {}, [{}, {}]);
    for (const timeSlot of evenings) await booked(app(), user, business, { timeSlot });
    const before = await occupancyOf(app(), business.id);
    const sunday = await ask(app(), user, business, { date: '2026-11-22', timeSlot: '00:00-01:00' });
    expect([sunday.status, sunday.body]).toEqual([
      409,
      { code: 'weekly_limit', message: 'Aynı sahada haftada en fazla 3 farklı saat ayırtabilirsiniz.' },
    ]);
    expect(await occupancyOf(app(), business.id)).toEqual(before);
    expect((await ask(app(), user, business, { date: '2026-11-23' })).status).toBe(201);
    expect((await ask(app(), user, business, { fieldName: 'Saha 2' })).status).toBe(201);
    expect((await ask(app(), await createUser(app()), business)).status).toBe(201);
  });

  it('counts from Monday to Sunday, both included', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    for (const date of ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30']) {
      await booked(app(), user, business, { date });
    }
    expect((await ask(app(), user, business, { date: '2026-11-25' })).status).toBe(201);
    expect((await ask(app(), user, business, { date: '2026-11-26' })).body.code).toBe('weekly_limit');
  });

  it('counts the hour after midnight in the week of its night', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    for (const date of ['2026-11-23', '2026-11-24']) await booked(app(), user, business, { date });
    await booked(app(), user, business, { date: '2026-11-29', timeSlot: '00:00-01:00' });
    expect((await ask(app(), user, business, { date: '2026-11-26' })).body.code).toBe('weekly_limit');
    expect((await ask(app(), user, business, { date: '2026-11-30' })).status).toBe(201);
  });

  it('counts what waits and what is approved, not what ended', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const [first, second] = await Promise.all(
      evenings.map((timeSlot) => booked(app(), user, business, { timeSlot })),
    );
    const decide = (verb: string, id = '') =>
      app().call('post', `/api/reservations/${verb}`, { token: business.token, json: { reservationId: id } });
    await decide('approve', first?.id);
    expect((await ask(app(), user, business)).body).toMatchObject({ code: 'weekly_limit' });
    await decide('reject', second?.id);
    expect((await ask(app(), user, business)).status).toBe(201);
  });
});
