import type { PendingVenue, VenueReview } from 'mf-shared/contracts/review';
import { beforeEach, expect, it } from 'vitest';
import { decisions, MONTH, pendingVenue } from '../../../test/decisions.ts';
import { createUser } from '../../../test/factories.ts';
import { venueForm } from '../../../test/forms.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { close, ownedVenue } from '../../../test/venue-closing.ts';
import { newId } from '../../base/id.ts';
import { purgeRejections } from '../venues/index.ts';

onBothEngines('hints of a pending venue', (app) => {
  let token: string;
  beforeEach(async () => {
    token = (await createUser(app(), { role: 'admin' })).token;
  });
  const { reject, restore } = decisions(app, () => token);
  const review = async (id: string) =>
    (await app().call<VenueReview>('get', `/api/admin/venues/${id}/review`, { token })).body;
  const listed = async (id: string): Promise<PendingVenue | undefined> => {
    const answer = await app().call<PendingVenue[]>('get', '/api/admin/pending-businesses?limit=100', {
      token,
    });
    return answer.body.find((venue) => venue.id === id);
  };
  let placed = 0;
  /** A registered venue far from others, with its own phone. */
  const registered = async (over: Record<string, unknown> = {}): Promise<string> => {
    const email = `${newId()}@isletme.test`;
    const phone = `05${String(Math.random()).slice(2, 11)}`;
    const location = {
      city: 'İstanbul',
      coordinates: [29.05, 41.02 + placed++ * 0.003],
    };
    const form = venueForm({
      email,
      phone,
      location,
      address: `Sokak ${newId()}`,
      businessName: newId(),
      ...over,
    });
    expect((await app().call('post', '/api/business/register', { form })).status).toBe(201);
    const row = await app()
      .db.q.selectFrom('venues')
      .select('id')
      .where('email', '=', String(over.email ?? email).toLowerCase())
      .executeTakeFirstOrThrow();
    return row.id;
  };

  it('counts doubles by address and mailbox too, in whatever spelling', async () => {
    const box = newId();
    const street = newId();
    const own = await registered({ email: `${box}@example.com`, address: `${street} Mah. Moda Cad. No: 5` });
    const mailbox = await registered({ email: `${box}+yeni@Example.com` });
    const address = await registered({ address: `${street.toUpperCase()} MAHALLESİ Moda Caddesi No:5` });
    await registered({
      ...{ address: `${street} Mah. Moda Cad. No: 5` },
      location: { city: 'İzmir', coordinates: [27.1, 38.4 + Math.random() / 50] },
    });
    const { doubles } = await review(own);
    expect(Object.fromEntries(doubles.map(({ id, reasons }) => [id, reasons]))).toEqual({
      [mailbox]: ['email'],
      [address]: ['address'],
    });
    expect((await listed(own))?.hints.doubles).toBe(2);
  });

  it('remembers rejections with their reason, also of a venue that another registration replaced', async () => {
    const email = `${newId()}@isletme.test`;
    const first = await registered({ email });
    await reject(first, 'Tapu sahte');
    const second = await registered({ email });
    expect(second).not.toBe(first);
    expect((await listed(second))?.hints.rejections).toMatchObject([
      { venueId: first, reason: 'Tapu sahte', reasons: ['email'] },
    ]);
    const purgeAfter = async (ms: number) => {
      const { now } = app().time;
      app().time.now = now + ms;
      await purgeRejections(app().ctx);
      app().time.now = now;
    };
    await purgeAfter(MONTH - 1);
    expect((await listed(second))?.hints.rejections).toHaveLength(1);
    await purgeAfter(MONTH);
    expect((await listed(second))?.hints.rejections).toEqual([]);
  });

  it('finds rejections by phone, place and address, the latest first, and none that was undone', async () => {
    const at = { lat: 37 + Math.random(), lng: 37 + Math.random() };
    const phone = `+905${String(Math.random()).slice(2, 11)}`;
    const key = `${newId()} sok no 5`;
    const far = (n: number) => ({ lat: at.lat + n, lng: at.lng, phone: `+90532${n}` });
    const own = await pendingVenue(app(), { ...at, phone, address_key: key });
    const others = [
      await pendingVenue(app(), { ...far(1), phone }),
      await pendingVenue(app(), { ...far(2), address_key: key }),
      await pendingVenue(app(), { ...far(3), lat: at.lat + 100 / 111_200 }),
      await pendingVenue(app(), { ...far(4), phone }),
    ];
    const { now } = app().time;
    for (const [n, { id }] of others.entries()) {
      app().time.now = now + n;
      await reject(id, `Gerekçe ${n}`);
    }
    app().time.now = now;
    await restore(others[3]?.id ?? '');
    const found = (await listed(own.id))?.hints.rejections.map(({ reason, reasons }) => [reason, reasons]);
    expect(found).toEqual([
      ['Gerekçe 2', ['near']],
      ['Gerekçe 1', ['address']],
      ['Gerekçe 0', ['phone']],
    ]);
  });

  it('names the last decision', async () => {
    const { id } = await pendingVenue(app());
    expect((await listed(id))?.hints.lastDecision).toBeNull();
    await reject(id, 'Yanlışlıkla');
    await restore(id);
    expect((await listed(id))?.hints.lastDecision?.act).toBe('venue.restore');
  });

  it('forgets rejections of a mailbox whose account is closed', async () => {
    const email_key = `${newId()}@isletme.test`;
    const gone = await pendingVenue(app(), { email_key });
    await reject(gone.id, 'Yok');
    const venue = await ownedVenue(app(), { email_key });
    const left = () =>
      app().db.q.selectFrom('rejections').select('venue_id').where('email_key', '=', email_key).execute();
    expect(await left()).toHaveLength(1);
    expect((await close(app(), venue)).status).toBe(200);
    expect(await left()).toEqual([]);
  });
});
