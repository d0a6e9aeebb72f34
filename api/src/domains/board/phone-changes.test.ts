import type { BoardEntry, PhoneBookingAnswer, PhoneBookingCancelled } from 'mf-shared/contracts/board';
import { expect, it } from 'vitest';
import { boardOf, hourAt, phoned, phoneIn, type Refused, refusedWith } from '../../../test/board.ts';
import { booked, occupancyOf } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { phoneBookings } from '../../../test/phone-bookings.ts';

onBothEngines('a phone booking', (app) => {
  const { edit, held } = phoneBookings(app);

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
