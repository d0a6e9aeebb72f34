import { expect, it } from 'vitest';
import { closeIn, phoned } from '../../../test/board.ts';
import { ask, booked, FRIDAY } from '../../../test/booking.ts';
import { newsOf, venueRow } from '../../../test/closed-venue.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { initialise } from '../../../test/payments.ts';
import { PASSWORD, post } from '../../../test/second-factor.ts';
import { subscribe } from '../../../test/subscriptions.ts';
import { placesOf } from '../../../test/tables.ts';
import { close, ownedVenue } from '../../../test/venue-closing.ts';
import { playedHour } from '../../../test/visits.ts';
import { join } from '../../../test/waiting.ts';
import { createApp } from '../../app.ts';
import { newId } from '../../base/id.ts';
import { settlePayment } from '../payments/settle.ts';

const say = (app: TestApp, { token }: { token: string }, receiverId: string, receiverModel: string) =>
  app.call<{ code?: string }>('post', '/api/messages/send', {
    token,
    json: { receiverId, receiverModel, content: 'Merhaba' },
  });

onBothEngines('closing the account of a venue', (app) => {
  it('leaves past hours, reviews and payments, and the venue’s name in a player’s history', async () => {
    const business = await ownedVenue(app(), { venue_name: 'Veda Halı Saha' });
    const user = await createUser(app());
    const id = await playedHour(app(), business, user);
    await app().call('post', `/api/business/${business.id}/ratings`, {
      token: user.token,
      json: { rating: 5, comment: 'Güzeldi.' },
    });
    await say(app(), user, business.id, 'Business');
    const unpaid = { next_payment_at: 1 };
    await app().db.q.updateTable('venues').set(unpaid).where('id', '=', business.id).execute();
    await initialise(app(), business);
    await close(app(), business);
    const as = { token: user.token };
    const { body } = await app().call(`get`, `/api/reservations/${id}`, as);
    expect(body).toMatchObject({ status: 'approved', businessName: 'Veda Halı Saha', businessPhone: '' });
    const list = await app().call('get', '/api/reservations/mine?scope=past', as);
    expect(JSON.stringify(list.body)).toContain('Veda Halı Saha');
    const payments = app().db.q.selectFrom('payments').selectAll().where('venue_id', '=', business.id);
    expect(await payments.execute()).toHaveLength(1);
    const ics = await createApp(app().ctx).request(`/api/reservations/${id}/calendar.ics`, {
      headers: { Authorization: `Bearer ${user.token}` },
    });
    expect((await ics.text()).replace(/\r\n /g, '')).toContain('LOCATION:Veda Halı Saha\\, İstanbul\r\n');
    const chats = await app().call<{ name: string; closed: unknown }[]>('get', '/api/messages/chat-list', as);
    expect(chats.body).toMatchObject([{ name: 'Veda Halı Saha', closed: 'other' }]);
    const own = await app().call<{ reviews: object[] }>('get', '/api/account/export', as);
    expect(own.body.reviews).toMatchObject([{ businessName: 'Veda Halı Saha', comment: 'Güzeldi.' }]);
  });

  it('leaves nothing of the owner, the staff and callers in any text of any table', async () => {
    const mark = newId().slice(-12);
    const owner = {
      owner_name: `Ayşe ${mark}`,
      email: `${mark}@isletme.test`,
      phone: `+90${mark}`,
      address: `Cadde ${mark}`,
      equipment: `Duş ${mark}`,
    };
    const business = await ownedVenue(app(), owner);
    await createStaff(app(), business);
    await phoned(app(), business, { name: `Hasan ${mark}`, phone: '05321112233', note: mark });
    await closeIn(app(), business, { from: '2026-11-21', to: '2026-11-21', note: mark });
    const as = { token: business.token };
    const rules = [{ label: mark, weekdays: [6], price: 900 }];
    await app().call('put', '/api/business/prices', { ...as, json: { rules } });
    const invite = { name: `Can ${mark}`, email: `can-${mark}@ekip.test`, role: 'staff' };
    await app().call('post', '/api/business/staff', { ...as, json: invite });
    await app().call('post', '/api/support', { ...as, json: { subject: 'other', text: mark } });
    await app().call('get', '/api/calendar/venue-feed', as);
    await post(app(), 'totp', { password: PASSWORD }, business.token);
    const pushed = { endpoint: `https://push.test/${mark}`, p256dh: 'p', auth: 'a', staff_id: null };
    await app()
      .db.q.insertInto('push_subscriptions')
      .values({ ...pushed, id: newId(), owner_model: 'Business', owner_id: business.id, created_at: 0 })
      .execute();
    const { id: account_id } = await app()
      .db.q.selectFrom('staff')
      .select('id')
      .where('email', '=', invite.email)
      .executeTakeFirstOrThrow();
    const link = { purpose: 'reset', model: 'Staff', detail: null, token_hash: null, due_at: null } as const;
    const never = { written_at: null, expires_at: null, used_at: null, tries: 0, created_at: 0 };
    await app()
      .db.q.insertInto('account_mails')
      .values({ ...link, ...never, id: newId(), account_id, address: invite.email })
      .execute();
    expect(await placesOf(app().db, [mark])).toEqual(
      expect.arrayContaining(['venues.owner_name', 'staff.email', 'phone_bookings.name', 'closures.note']),
    );
    expect((await close(app(), business)).status).toBe(200);
    expect(await placesOf(app().db, [mark])).toEqual([]);
    for (const table of ['sessions', 'staff', 'venue_feeds', 'venue_changes', 'price_rules'] as const) {
      const left = app().db.q.selectFrom(table).selectAll().where('venue_id', '=', business.id);
      expect(await left.execute()).toEqual([]);
    }
    const factors = app().db.q.selectFrom('second_factors').selectAll();
    expect(await factors.where('account_id', '=', business.id).execute()).toEqual([]);
  });

  it('goes out of what recommendations learned, and out of chats that it alone saw', async () => {
    const [business, other] = [await ownedVenue(app()), await createVenue(app())];
    await booked(app(), await createUser(app()), business);
    const { q } = app().db;
    const [venue_id, other_id] = [business.id, other.id];
    await q
      .insertInto('venue_demand')
      .values([venue_id, other_id].map((id) => ({ venue_id: id, city: 'Muş', weight: 1, hours: '[]' })))
      .execute();
    const near = [
      { venue_id, other_id, score: 1 },
      { venue_id: other_id, other_id: venue_id, score: 1 },
    ];
    await q.insertInto('venue_neighbours').values(near).execute();
    expect((await close(app(), business)).status).toBe(200);
    const left = await placesOf(app().db, [venue_id]);
    expect(left.filter((place) => /^venue_|^conversations.owner/.test(place))).toEqual([]);
    const demand = q.selectFrom('venue_demand').select('venue_id').where('venue_id', '=', other_id);
    expect(await demand.execute()).toHaveLength(1);
  });

  it('takes blocks either way and reports by and about the venue along, but not those of what stays', async () => {
    const [business, user] = [await ownedVenue(app()), await createUser(app())];
    const { q } = app().db;
    const path = `/uploads/${newId()}.webp`;
    await q
      .insertInto('venue_photos')
      .values({ id: newId(), venue_id: business.id, path, sort: 0 })
      .execute();
    await booked(app(), user, business);
    const send = ({ token }: { token: string }, to: string, json: object) =>
      app().call<{ newMessage: { id: string } }>('post', `/api/${to}`, { token, json });
    const words = { receiverId: user.id, receiverModel: 'User', content: 'Kaba bir söz' };
    const { body } = await send(business, 'messages/send-business', words);
    const subjects = [
      { type: 'venue', id: business.id },
      { type: 'photo', id: path },
      { type: 'message', id: body.newMessage.id },
    ];
    for (const subject of subjects) await send(user, 'reports', { subject, reason: 'spam' });
    await send(business, 'reports', { subject: { type: 'person', id: user.id }, reason: 'spam' });
    await send(user, 'blocks', { id: business.id, type: 'Business' });
    await send(business, 'blocks', { id: user.id, type: 'User' });
    const ids = [user.id, business.id];
    const reports = async () =>
      (await q.selectFrom('reports').selectAll().where('reporter_id', 'in', ids).execute()).map(
        (row) => row.subject_type,
      );
    const blocks = q.selectFrom('blocks').selectAll().where('blocker_id', 'in', ids);
    expect([(await reports()).length, (await blocks.execute()).length]).toEqual([4, 2]);
    expect((await close(app(), business)).status).toBe(200);
    expect(await reports()).toEqual(['message']);
    expect(await blocks.execute()).toEqual([]);
  });

  it('takes the venue off search, ranking, pages, embedding, admin lists, and refuses players', async () => {
    const business = await ownedVenue(app(), { venue_name: 'Kapanan Saha', city: 'Artvin' });
    const user = await createUser(app(), { city: 'Artvin' });
    await close(app(), business);
    const as = { token: user.token };
    const text = async (path: string, token = user.token) =>
      JSON.stringify((await app().call('get', path, { token })).body);
    for (const path of ['business/search?city=Artvin', 'business/ranking?city=Artvin', 'recommendations']) {
      expect(await text(`/api/${path}`)).not.toContain(business.id);
    }
    const embedded = await createApp(app().ctx).request(`/embed/${business.id}`);
    expect(await embedded.text()).not.toContain('Kapanan Saha');
    const admin = await createUser(app(), { role: 'admin' });
    for (const path of ['pending-businesses', 'rejected-businesses']) {
      expect(await text(`/api/admin/${path}`, admin.token)).not.toContain(business.id);
    }
    const week = `businessId=${business.id}&startDate=${FRIDAY}&endDate=${FRIDAY}`;
    for (const path of [`business/${business.id}`, `reservations/weekly-user?${week}`]) {
      expect((await app().call('get', `/api/${path}`, as)).status).toBe(404);
    }
    const answers = [
      await ask(app(), user, business),
      await subscribe(app(), user, business),
      await join(app(), user, business),
      await say(app(), user, business.id, 'Business'),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('business_not_found'));
    const id = business.id;
    for (const verb of [
      app().call('put', `/api/admin/approve/${id}`, { token: admin.token }),
      app().call('post', `/api/admin/restore/${id}`, { token: admin.token }),
    ]) {
      expect((await verb).status).toBeGreaterThanOrEqual(400);
    }
    expect((await venueRow(app(), id)).status).toBe('pending');
  });

  it('keeps a payment that comes back later, which brings nothing to life', async () => {
    const business = await ownedVenue(app(), { next_payment_at: app().time.now - 1 });
    const { body } = await initialise(app(), business);
    const { q } = app().db;
    const payment = () =>
      q.selectFrom('payments').selectAll().where('id', '=', body.paymentId).executeTakeFirstOrThrow();
    await close(app(), business);
    const { provider_token, id, amount } = await payment();
    const bank = {
      ...app().ctx.payment,
      verify: async () => ({ status: 'paid', orderId: id, amount }) as const,
    };
    await settlePayment({ ...app().ctx, payment: bank }, bank.name, provider_token ?? '');
    await settlePayment({ ...app().ctx, payment: bank }, bank.name, provider_token ?? '');
    expect(await payment()).toMatchObject({ status: 'paid', period_to: null });
    expect(await venueRow(app(), business.id)).toMatchObject({ status: 'pending', next_payment_at: null });
    expect(await newsOf(app(), business)).toEqual([]);
  });
});
