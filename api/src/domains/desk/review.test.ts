import type { VenueReview } from 'mf-shared/contracts/review';
import { MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { booked } from '../../../test/booking.ts';
import { pendingVenue, rowOf } from '../../../test/decisions.ts';
import { desk, type desk as deskOf } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { newId } from '../../base/id.ts';

type Desk = Awaited<ReturnType<typeof deskOf>>;
const review = async ({ read }: Desk, id: string) => (await read<VenueReview>(`/venues/${id}/review`)).body;

onBothEngines('the review of a venue', (app) => {
  const decide = (desk: Desk, verb: 'approve' | 'reject', id: string) =>
    app().call<{ message: string; code: string }>(
      verb === 'approve' ? 'put' : 'delete',
      `/api/admin/${verb}/${id}`,
      { token: desk.token },
    );

  it('finds likely doubles in every state, each with its reasons and distance', async () => {
    const at = { lat: 38.5 + Math.random() / 100, lng: 27.1 + Math.random() / 100 };
    const phone = '+905325550011';
    const name = `Ikiz ${newId()}`;
    const own = await pendingVenue(app(), {
      ...at,
      phone,
      venue_name: name,
      name_folded: name.toLowerCase(),
    });
    const far = { lat: at.lat + 0.5, lng: at.lng };
    const near = { lat: at.lat + 100 / 111_200, lng: at.lng };
    const samePhone = await createVenue(app(), { ...far, phone });
    const sameName = await createVenue(app(), {
      ...{ ...far, closed_at: 1, status: 'pending', phone: '+905325550012' },
      name_folded: name.toLowerCase(),
    });
    const close = await pendingVenue(app(), { ...near, phone: '+905325550013', rejected_at: 1 });
    await createVenue(app(), { lat: at.lat + 160 / 111_200, lng: at.lng, phone: '+905325550014' });
    const { doubles } = await review(await desk(app()), own.id);
    expect(doubles.map(({ id, reasons, state, metres }) => [id, reasons, state, metres])).toEqual([
      [close.id, ['near'], 'rejected', 100],
      ...[
        [samePhone.id, ['phone'], 'active', 55_600],
        [sameName.id, ['name'], 'closed', 55_600],
      ].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    ]);
  });

  it.each([
    [{ city: 'İstanbul', address: 'Ankara Caddesi 5, Kadıköy' }, null],
    [{ city: 'İstanbul', address: 'Caferağa, Kadıköy/İSTANBUL' }, null],
    [{ city: 'Kocaeli', address: 'Kadıköy' }, 'Konum İstanbul ilinde, seçilen şehir Kocaeli.'],
    [{ city: 'İstanbul', address: 'Kızılay, Ankara' }, 'Konum İstanbul ilinde, adres Ankara ile bitiyor.'],
  ])('warns where the pin does not fit %j', async (place, warning) => {
    const { id } = await pendingVenue(app(), { lat: 40.99, lng: 29.03, ...place });
    expect((await review(await desk(app()), id)).pin).toEqual({ province: 'İstanbul', warning });
  });

  it('names the admin who was faster, and keeps the history', async () => {
    const [one, two] = [await desk(app()), await desk(app())];
    const { id } = await pendingVenue(app());
    const answers = await Promise.all([decide(one, 'approve', id), decide(two, 'reject', id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { decisions } = await review(one, id);
    expect(decisions).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    const said = decisions[0]?.act === 'venue.approve' ? 'onayladı' : 'reddetti';
    expect(refused?.body.message).toBe(`Bu başvuruyu ${decisions[0]?.who} ${said}.`);
  });

  it('undoes an approval once, and lets it be approved again', async () => {
    const admin = await desk(app());
    const { id } = await pendingVenue(app());
    await decide(admin, 'approve', id);
    expect((await review(admin, id)).undoableUntil).not.toBeNull();
    const answers = await Promise.all([1, 2].map(() => admin.act(`/venues/${id}/unapprove`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rowOf(app(), id)).toMatchObject({ status: 'pending', next_payment_at: null });
    const { state, undoableUntil, decisions } = await review(admin, id);
    expect({ state, undoableUntil, acts: decisions.map(({ act }) => act) }).toEqual({
      ...{ state: 'pending', undoableUntil: null, acts: ['venue.unapprove', 'venue.approve'] },
    });
    expect((await decide(admin, 'approve', id)).status).toBe(200);
    const told = app().db.q.selectFrom('notifications').select('kind').where('owner_id', '=', id);
    expect(await told.execute()).toEqual([{ kind: 'business_approved' }]);
  });

  it('undoes no approval that is ten minutes old, or in use', async () => {
    const admin = await desk(app());
    const old = await pendingVenue(app());
    await decide(admin, 'approve', old.id);
    const { now } = app().time;
    app().time.now = now + 10 * MINUTE_MS;
    expect((await review(admin, old.id)).undoableUntil).toBeNull();
    const late = await admin.act(`/venues/${old.id}/unapprove`);
    app().time.now = now;
    expect(late).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    expect(late.body.message).toContain('10 dakika');
    const used = await pendingVenue(app());
    await decide(admin, 'approve', used.id);
    await booked(app(), await createUser(app()), used);
    const refused = await admin.act(`/venues/${used.id}/unapprove`);
    expect(refused.body.message).toContain('rezervasyon');
    expect(await rowOf(app(), used.id)).toMatchObject({ status: 'approved' });
  });
});
