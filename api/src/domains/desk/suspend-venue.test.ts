import type { DeskVenue, SuspensionPreview } from 'mf-shared/contracts/desk';
import { expect, it } from 'vitest';
import { hourAt, phoned } from '../../../test/board.ts';
import { approve, ask, booked } from '../../../test/booking.ts';
import { newsOf, venueRow } from '../../../test/closed-venue.ts';
import { desk } from '../../../test/desk.ts';
import { createStaff, createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { PASSWORD } from '../../../test/second-factor.ts';
import { subscribed } from '../../../test/subscriptions.ts';
import { ownedVenue } from '../../../test/venue-closing.ts';
import { joined } from '../../../test/waiting.ts';

const CITY = '/api/business/search?city=İstanbul&limit=100';

onBothEngines('a suspended venue', (app) => {
  const login = (email: string) =>
    app().call<{ token: string; code: string; message: string }>('post', '/api/business/login', {
      json: { email, password: PASSWORD },
    });
  const isFound = async (id: string) =>
    (await app().call<{ id: string }[]>('get', encodeURI(CITY))).body.some((one) => one.id === id);

  it('ends every coming hour of players and tells each, as the preview says first', async () => {
    const venue = await ownedVenue(app());
    const [a, b, c] = await Promise.all([0, 1, 2].map(() => createUser(app())));
    if (!a || !b || !c) throw new Error('no players');
    await approve(app(), venue, (await booked(app(), a, venue)).id);
    await booked(app(), b, venue, { timeSlot: '22:00-23:00' });
    await subscribed(app(), c, venue, { timeSlot: '20:00-21:00' });
    await joined(app(), c, venue);
    const { id: phone } = await phoned(app(), venue, { hours: [hourAt(venue, '23:00-00:00')] });
    const { act, read } = await desk(app());
    const preview = (await read<SuspensionPreview>(`/venues/${venue.id}/suspension`)).body;
    expect(preview).toMatchObject({ reservations: 2, subscriptions: 1, waiting: 1 });
    expect(preview.bookings.slice(0, 2)).toMatchObject([
      { kind: 'subscription', player: { id: c.id } },
      { kind: 'reservation', player: { id: a.id } },
    ]);
    const old = await Promise.all([a, b, c].map(async (one) => (await newsOf(app(), one)).length));
    expect((await act(`/venues/${venue.id}/suspend`)).status).toBe(200);
    const news = await Promise.all([a, b, c].map((one) => newsOf(app(), one)));
    const rest = 'işletme şu anda hizmet vermediği için';
    expect(news.map((all, index) => all.slice(old[index]).map(([, text]) => text))).toEqual([
      [`Çınar Halı Saha, Saha 1, 20 Kasım Cuma, 21:00-22:00: rezervasyonunuz, ${rest} iptal edildi.`],
      [`Çınar Halı Saha, Saha 1, 20 Kasım Cuma, 22:00-23:00: rezervasyonunuz, ${rest} iptal edildi.`],
      [
        'Çınar Halı Saha, Saha 1, 20 Kasım Cuma, 21:00-22:00 saati artık sunulmuyor; bekleme listesinden çıkarıldınız.',
        `Saha 1, Cuma, 20:00-21:00: aboneliğiniz, ${rest} sona erdi.`,
      ],
    ]);
    const cells = app().db.q.selectFrom('cells').select('owner_id').distinct();
    const held = await cells.where('pitch_id', '=', venue.pitches[0]?.id ?? '').execute();
    expect(held).toEqual([{ owner_id: phone }]);
    expect(await brokenInvariants(app().db.q)).toEqual([]);
    expect((await venueRow(app(), venue.id)).closing_since).toBeNull();
  });

  it('is hidden from everybody, and its people are out and read why', async () => {
    const [venue, player] = [await ownedVenue(app()), await createUser(app())];
    const staff = await createStaff(app(), venue, 'manager');
    const { act, read } = await desk(app());
    expect(await isFound(venue.id)).toBe(true);
    await act(`/venues/${venue.id}/suspend`);
    expect(await isFound(venue.id)).toBe(false);
    expect((await app().call('get', `/api/business/${venue.id}`)).status).toBe(404);
    const week = `businessId=${venue.id}&startDate=2026-11-20&endDate=2026-11-20`;
    expect((await app().call('get', `/api/reservations/weekly-user?${week}`)).status).toBe(404);
    expect((await ask(app(), player, venue)).body.code).toBe('business_not_found');
    for (const { token } of [venue, staff])
      expect((await app().call('get', '/api/profile/business', { token })).status).toBe(401);
    expect(await login(venue.email)).toMatchObject({
      status: 403,
      body: { code: 'account_suspended', message: expect.stringContaining('Gerekçe: “Sahte hesap”') },
    });
    expect((await read<DeskVenue>(`/venues/${venue.id}`)).body).toMatchObject({
      ...{ state: 'suspended', suspension: { reason: 'Sahte hesap' }, pitches: ['Saha 1'] },
    });
    const pending = await read<{ id: string }[]>('/pending-businesses?limit=100');
    expect(pending.body.map(({ id }) => id)).not.toContain(venue.id);
  });

  it('comes back as it was, without the cancelled hours', async () => {
    const [venue, player] = [await ownedVenue(app()), await createUser(app())];
    const { act } = await desk(app());
    const { id } = await booked(app(), player, venue);
    await act(`/venues/${venue.id}/suspend`);
    expect((await act(`/venues/${venue.id}/restore`)).status).toBe(200);
    expect(await isFound(venue.id)).toBe(true);
    expect((await login(venue.email)).status).toBe(200);
    const row = app().db.q.selectFrom('reservations').select('status').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ status: 'cancelled' });
    expect((await ask(app(), player, venue)).status).toBe(201);
    expect((await act(`/venues/${venue.id}/restore`)).body.code).toBe('not_suspended');
  });

  it('comes back only when all its hours have ended', async () => {
    const venue = await ownedVenue(app());
    const { act } = await desk(app());
    await act(`/venues/${venue.id}/suspend`);
    const closing = (at: number | null) =>
      app().db.q.updateTable('venues').set({ closing_since: at }).where('id', '=', venue.id).execute();
    await closing(app().time.now);
    expect((await act(`/venues/${venue.id}/restore`)).body.code).toBe('closing_goes_on');
    await closing(null);
    expect((await act(`/venues/${venue.id}/restore`)).status).toBe(200);
  });

  it('was approved before, and is neither closed nor unknown', async () => {
    const { act } = await desk(app());
    const pending = await ownedVenue(app(), { status: 'pending' });
    const closed = await ownedVenue(app(), { status: 'pending', closed_at: 1 });
    for (const id of [pending.id, closed.id, 'nobody'])
      expect((await act(`/venues/${id}/suspend`)).body.code).toBe('business_not_found');
    const venue = await ownedVenue(app());
    const answers = await Promise.all([0, 1, 2].map(() => act(`/venues/${venue.id}/suspend`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
