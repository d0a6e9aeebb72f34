import type { ClosingPreview } from 'mf-shared/contracts/account';
import type { AdminSupportRequest } from 'mf-shared/contracts/support';
import { addDays } from 'mf-shared/schedule';
import { expect, it, vi } from 'vitest';
import { closeIn, hourAt, phoned } from '../../../test/board.ts';
import { approve, ask, atTime, booked, cancel, FRIDAY, reject } from '../../../test/booking.ts';
import { createStaff, createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { memoryMail } from '../../../test/mails.ts';
import { initialise } from '../../../test/payments.ts';
import {
  codeAt,
  confirmedBy,
  PASSWORD,
  passwordHash,
  post,
  withPasskey,
  withTotp,
} from '../../../test/second-factor.ts';
import { counting } from '../../../test/statements.ts';
import { requested, subscribe, subscribed } from '../../../test/subscriptions.ts';
import { allRows, placesOf } from '../../../test/tables.ts';
import { close, ownedVenue } from '../../../test/venue-closing.ts';
import { playedHour } from '../../../test/visits.ts';
import { join, joined } from '../../../test/waiting.ts';
import { createApp } from '../../app.ts';
import type { BusinessActor } from '../../auth/actor.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { blockSomebody } from '../blocks/block.ts';
import { closeHours } from '../board/close.ts';
import { createPhoneBooking } from '../board/create-phone.ts';
import { showVenueFeed } from '../calendar/venue-feed.ts';
import { sendMessage } from '../messages/send.ts';
import { addBrowser } from '../notifications/browsers.ts';
import { savePreferences } from '../notifications/preferences.ts';
import { settlePayment } from '../payments/settle.ts';
import { createReport } from '../reports/create.ts';
import { inviteStaff } from '../staff/invite.ts';
import { extendSubscriptions } from '../subscriptions/extend.ts';
import { askSupport } from '../support/create.ts';
import { sendSupportAnswers } from '../support/send-answers.ts';
import { addPhotos } from '../venues/own-photos.ts';
import { finishClosings } from './finish-closing.ts';

const DAY = 24 * 60 * 60 * 1000;
const venueRow = (app: TestApp, id: string) =>
  app.db.q.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const cellsOf = (app: TestApp, pitchId: string | undefined) =>
  app.db.q
    .selectFrom('cells')
    .selectAll()
    .where('pitch_id', '=', pitchId ?? '')
    .execute();
const say = (app: TestApp, { token }: { token: string }, receiverId: string, receiverModel: string) =>
  app.call<{ code?: string }>('post', '/api/messages/send', {
    token,
    json: { receiverId, receiverModel, content: 'Merhaba' },
  });

/** Kind and text of each notice of a player, the oldest first. */
async function newsOf(app: TestApp, { id }: { id: string }) {
  const rows = await app.db.q
    .selectFrom('notifications')
    .select(['kind', 'text'])
    .where('owner_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, text }) => [kind, text]);
}

onBothEngines('closing the account of a venue', (app) => {
  it('refuses a wrong password at its field and changes nothing', async () => {
    const business = await ownedVenue(app());
    await booked(app(), await createUser(app()), business);
    const before = await allRows(app().db);
    const { status, body } = await close(app(), business, { password: 'baska-parola' });
    expect([status, body.code, body.fields?.password]).toEqual([400, 'validation', 'Şifreniz hatalı.']);
    expect((await close(app(), business, {})).body.fields?.password).toBe('Şifrenizi yazın.');
    expect(await allRows(app().db)).toEqual(before);
  });

  it('asks for the second step where the owner has one', async () => {
    const business = await ownedVenue(app());
    const { secret } = await withTotp(app(), business);
    const without = await close(app(), business);
    expect([without.status, without.body.fields?.code]).toEqual([400, 'Uygulamadaki 6 haneli kodu yazın.']);
    const wrong = await close(app(), business, { password: PASSWORD, code: '000000' });
    expect(wrong.body.code).toBe('second_factor_wrong');
    expect((await venueRow(app(), business.id)).closed_at).toBeNull();
    const right = { password: PASSWORD, code: codeAt(app(), secret) };
    expect((await close(app(), business, right)).status).toBe(200);
  });

  it('takes a recovery code or a passkey as the second step too', async () => {
    const [one, other] = [await ownedVenue(app()), await ownedVenue(app())];
    const [recoveryCode] = (await withTotp(app(), one)).recoveryCodes;
    expect((await close(app(), one, { password: PASSWORD, recoveryCode })).status).toBe(200);
    const { passkey } = await withPasskey(app(), other);
    const signed = await confirmedBy(app(), other, passkey);
    expect((await close(app(), other, { password: PASSWORD, ...signed })).status).toBe(200);
  });

  it('is for the owner alone, and changes nothing for others', async () => {
    const business = await ownedVenue(app());
    const people = [await createStaff(app(), business, 'manager'), await createStaff(app(), business)];
    const user = await createUser(app(), { password_hash: await passwordHash });
    const before = await allRows(app().db);
    for (const person of [...people, user]) {
      expect((await close(app(), person)).status).toBe(403);
      expect((await app().call('get', '/api/account/closing', { token: person.token })).status).toBe(403);
    }
    const json = { password: PASSWORD };
    expect((await app().call('post', '/api/account/close', { json })).status).toBe(401);
    expect(await allRows(app().db)).toEqual(before);
  });

  it('is open to a venue that has not paid', async () => {
    const business = await ownedVenue(app(), { next_payment_at: app().time.now - 1 });
    const preview = await app().call('get', '/api/account/closing', { token: business.token });
    expect([preview.status, (await close(app(), business)).status]).toEqual([200, 200]);
  });

  it('counts first what it will end', async () => {
    const business = await ownedVenue(app());
    const [a, b] = [await createUser(app()), await createUser(app())];
    await playedHour(app(), business, a);
    await booked(app(), a, business);
    await approve(app(), business, (await booked(app(), a, business, { timeSlot: '22:00-23:00' })).id);
    await reject(app(), business, (await booked(app(), b, business, { timeSlot: '23:00-00:00' })).id);
    await requested(app(), b, business);
    await joined(app(), b, business);
    await phoned(app(), business, { hours: [hourAt(business, '19:00-20:00')] });
    await createStaff(app(), business);
    const { body } = await app().call<ClosingPreview>('get', '/api/account/closing', {
      token: business.token,
    });
    expect(body).toEqual({ reservations: 2, subscriptions: 1, waiting: 1, phoneBookings: 1, staff: 1 });
  });

  it('ends coming hours, requests, weekly hours and places in line, and tells each player once', async () => {
    const business = await ownedVenue(app());
    const [a, b, c, d, e] = await Promise.all([0, 1, 2, 3, 4].map(() => createUser(app())));
    if (!a || !b || !c || !d || !e) throw new Error('no players');
    await approve(app(), business, (await booked(app(), a, business)).id);
    await booked(app(), b, business, { timeSlot: '22:00-23:00' });
    await subscribed(app(), c, business, { timeSlot: '20:00-21:00' });
    await requested(app(), d, business, { timeSlot: '19:00-20:00' });
    await joined(app(), e, business);
    const { id } = await booked(app(), d, business, { timeSlot: '18:00-19:00' });
    await joined(app(), b, business, { timeSlot: '18:00-19:00' });
    // Now it is kept for the second player.
    await cancel(app(), d, id);
    await phoned(app(), business, { hours: [hourAt(business, '23:00-00:00')] });
    await closeIn(app(), business, { from: '2026-11-21', to: '2026-11-21' });
    // This request has expired, but no job has seen it yet.
    const late = await booked(app(), a, business, { date: '2026-12-04' });
    const { q, over } = { q: app().db.q, over: { expires_at: app().time.now } };
    await q.updateTable('reservations').set(over).where('id', '=', late.id).execute();
    await q.updateTable('cells').set(over).where('owner_id', '=', late.id).execute();
    const old = await Promise.all([a, b, c, d, e].map((one) => newsOf(app(), one)));
    const known = await brokenInvariants(app().db.q);
    expect((await close(app(), business)).status).toBe(200);
    const news = await Promise.all([a, b, c, d, e].map((one) => newsOf(app(), one)));
    const hour = (text: string) => `20 Kasım Cuma, ${text} · Saha 1`;
    const rest = 'rezervasyonunuz, işletme hesabını kapattığı için iptal edildi.';
    const gone = 'saati artık sunulmuyor; bekleme listesinden çıkarıldınız.';
    const ended = (day: string) => [
      'subscription_cancelled',
      `${day} · Saha 1 aboneliğiniz, işletme hesabını kapattığı için sona erdi.`,
    ];
    expect(news.map((all, index) => all.slice(old[index]?.length))).toEqual([
      [
        [
          'reservation_expired',
          '4 Aralık Cuma, 21:00-22:00 · Saha 1 rezervasyon isteğiniz zamanında yanıtlanmadığı için sona erdi.',
        ],
        ['reservation_cancelled', `${hour('21:00-22:00')} ${rest}`],
      ],
      [
        ['waiting_ended', `Çınar Halı Saha: ${hour('18:00-19:00')} ${gone}`],
        ['reservation_cancelled', `${hour('22:00-23:00')} ${rest}`],
      ],
      [ended('Cuma, 20:00-21:00')],
      [ended('Cuma, 19:00-20:00')],
      [['waiting_ended', `Çınar Halı Saha: ${hour('21:00-22:00')} ${gone}`]],
    ]);
    expect(await cellsOf(app(), business.pitches[0]?.id)).toEqual([]);
    expect(await brokenInvariants(app().db.q)).toEqual(known);
    expect((await venueRow(app(), business.id)).closing_since).toBeNull();
    expect(await extendSubscriptions(app().ctx)).toBe(0);
    const frames = app().frames.filter(({ topic }) => topic === `week:${business.id}`);
    expect(JSON.stringify(frames)).toContain(FRIDAY);
  });

  it.each([
    ['ends', -1, 'cancelled'],
    ['leaves', 0, 'approved'],
  ])('%s an approved hour that is closed %i ms after its start', async (_, late, status) => {
    const [business, user] = [await ownedVenue(app()), await createUser(app())];
    const { id, startsAt } = await booked(app(), user, business);
    await approve(app(), business, id);
    await atTime(app(), startsAt + late, async () => {
      expect((await close(app(), business)).status).toBe(200);
    });
    const row = app().db.q.selectFrom('reservations').select('status').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ status });
  });

  it('asks the database little for each hour that ends, since all others wait meanwhile', async () => {
    const closing = async (count: number) => {
      const hours = JSON.stringify([{ start: '00:00', end: '00:00' }]);
      const business = await ownedVenue(app(), {}, [{ working_hours: hours }]);
      for (let hour = 0; hour < count; hour++) {
        const text = (at: number) => `${String(at).padStart(2, '0')}:00`;
        await booked(app(), await createUser(app()), business, {
          timeSlot: `${text(hour)}-${text(hour + 1)}`,
        });
      }
      const counted = counting(app());
      expect((await close(counted.app, business)).status).toBe(200);
      return counted.statements();
    };
    const [few, many] = [await closing(2), await closing(12)];
    // On PostgreSQL each row is locked as well.
    expect((many - few) / 10).toBeLessThanOrEqual(app().db.engine === 'postgres' ? 8 : 7);
  });

  it('tells everybody in a line once that it is over, however many stand in it', async () => {
    const business = await ownedVenue(app());
    const holder = await createUser(app());
    const hour = await booked(app(), holder, business);
    const line = await Promise.all([0, 1, 2, 3].map(() => createUser(app())));
    for (const player of line) await joined(app(), player, business);
    // Now the hour is kept for the first of them.
    await cancel(app(), holder, hour.id);
    const seen = app().frames.length;
    expect((await close(app(), business)).status).toBe(200);
    const told = app()
      .frames.slice(seen)
      .filter(({ frame }) => frame.event === 'waitingChanged')
      .map(({ topic }) => topic);
    expect(told.toSorted()).toEqual([...line, business].map(({ id }) => `actor:${id}`).toSorted());
  });

  it('ends thousands of hours in short transactions, so that others book elsewhere in between', async () => {
    const business = await ownedVenue(app());
    const player = await createUser(app());
    const { id } = await booked(app(), player, business);
    const { q } = app().db;
    const row = await q.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const hours = Array.from({ length: 120 }, (_, day) => {
      const [starts_at, ends_at] = [row.starts_at, row.ends_at].map((at) => at + (day + 1) * DAY);
      return { ...row, id: newId(), date: addDays(row.date, day + 1), starts_at, ends_at } as typeof row;
    });
    await q.insertInto('reservations').values(hours).execute();
    const transact = vi.spyOn(app().db, 'transact');
    const before = (await newsOf(app(), player)).length;
    expect((await close(app(), business)).status).toBe(200);
    expect(transact.mock.calls.length).toBeGreaterThanOrEqual(4);
    const statuses = await q
      .selectFrom('reservations')
      .select('status')
      .distinct()
      .where('user_id', '=', player.id)
      .execute();
    expect(statuses).toEqual([{ status: 'cancelled' }]);
    expect(await newsOf(app(), player)).toHaveLength(before + 121);
  });

  it('is finished later where the database fails in the middle; nobody books there meanwhile', async () => {
    const business = await ownedVenue(app());
    const [a, b] = [await createUser(app()), await createUser(app())];
    const { id } = await booked(app(), a, business);
    await subscribed(app(), b, business, { timeSlot: '20:00-21:00' });
    const { transact } = app().db;
    const spy = vi
      .spyOn(app().db, 'transact')
      .mockImplementationOnce(transact)
      .mockRejectedValueOnce(new Error('the disk is full'));
    expect((await close(app(), business)).status).toBe(200);
    spy.mockRestore();
    const moved = await app().call<{ code?: string }>('post', '/api/reservations/move', {
      token: a.token,
      json: { reservationId: id, date: FRIDAY, timeSlot: '22:00-23:00', fieldName: 'Saha 1' },
    });
    const asked = await ask(app(), a, business, { timeSlot: '22:00-23:00' });
    expect([moved.status, asked.status]).toEqual([404, 404]);
    expect((await venueRow(app(), business.id)).closing_since).toBe(app().time.now);
    const told = async () => [(await newsOf(app(), a)).at(-1)?.[0], (await newsOf(app(), b)).at(-1)?.[0]];
    expect(await told()).not.toContain('reservation_cancelled');
    await finishClosings(app().ctx);
    expect(await told()).toEqual(['reservation_cancelled', 'subscription_cancelled']);
    expect((await venueRow(app(), business.id)).closing_since).toBeNull();
    expect(await cellsOf(app(), business.pitches[0]?.id)).toEqual([]);
    expect(await newsOf(app(), business)).toEqual([]);
    const after = await allRows(app().db);
    await finishClosings(app().ctx);
    expect(await allRows(app().db)).toEqual(after);
  });

  it('is finished later for every venue that can be, though one before it fails again', async () => {
    const venues = [await ownedVenue(app()), await ownedVenue(app())];
    for (const business of venues) {
      await booked(app(), await createUser(app()), business);
      app().time.now += 1;
      const { transact } = app().db;
      const spy = vi.spyOn(app().db, 'transact').mockImplementationOnce(transact);
      spy.mockRejectedValueOnce(new Error('the disk is full'));
      expect((await close(app(), business)).status).toBe(200);
      spy.mockRestore();
    }
    const logged = vi.spyOn(app().ctx.log, 'error');
    const spy = vi.spyOn(app().db, 'transact').mockRejectedValueOnce(new Error('this row cannot be read'));
    await finishClosings(app().ctx);
    spy.mockRestore();
    const since = await Promise.all(venues.map(async ({ id }) => (await venueRow(app(), id)).closing_since));
    expect(since).toEqual([app().time.now - 1, null]);
    expect(logged.mock.calls).toEqual([
      [{ err: new Error('this row cannot be read'), venue: venues[0]?.id }, 'closing goes on later'],
    ]);
    logged.mockRestore();
    await finishClosings(app().ctx);
    expect((await venueRow(app(), venues[0]?.id ?? '')).closing_since).toBeNull();
  });

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

  it('ends every token at once, logins are those of an unknown account, and the e-mail is free', async () => {
    const business = await ownedVenue(app());
    const people = [await createStaff(app(), business, 'manager'), await createStaff(app(), business)];
    await booked(app(), await createUser(app()), business);
    const seen = app().frames.length;
    await close(app(), business);
    for (const { token } of [business, ...people]) {
      expect((await app().call('get', '/api/profile/business', { token })).status).toBe(401);
    }
    const heard = app()
      .frames.slice(seen)
      .filter(({ topic }) => topic === `actor:${business.id}`);
    expect(heard[0]?.frame).toEqual({ event: 'sessionsEnded', data: {} });
    const logIn = (email: string) =>
      app().call<{ code: string }>('post', '/api/business/login', { json: { email, password: PASSWORD } });
    const unknown = await logIn('kimse@isletme.test');
    for (const email of [business.email, (await venueRow(app(), business.id)).email]) {
      const { status, body } = await logIn(email);
      expect([status, body]).toEqual([unknown.status, unknown.body]);
    }
    await expect(createVenue(app(), { email: business.email })).resolves.toMatchObject({
      email: business.email,
    });
  });

  it('goes through when somebody registered with an address like the one that a closed venue gets', async () => {
    const business = await ownedVenue(app());
    await createVenue(app(), { email: `deleted-${business.id}@deleted.invalid` });
    expect((await close(app(), business)).status).toBe(200);
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

  it('happens once when asked twice at the same moment', async () => {
    const business = await ownedVenue(app());
    const user = await createUser(app());
    await approve(app(), business, (await booked(app(), user, business)).id);
    const before = (await newsOf(app(), user)).length;
    const answers = await Promise.all([close(app(), business), close(app(), business)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await newsOf(app(), user)).toHaveLength(before + 1);
  });

  it('stops where the password changes at the same moment', async () => {
    const business = await ownedVenue(app());
    const other = { password_hash: 'another' };
    const storage = app().db.transact.bind(app().db);
    const spy = vi.spyOn(app().db, 'transact').mockImplementationOnce(async (work) => {
      await app().db.q.updateTable('venues').set(other).where('id', '=', business.id).execute();
      return storage(work);
    });
    expect((await close(app(), business)).body.code).toBe('changed_meanwhile');
    spy.mockRestore();
    expect(await venueRow(app(), business.id)).toMatchObject({ closed_at: null, status: 'approved' });
  });
});

type Verb = (ctx: Ctx<BusinessActor>, about: { user: TestUser; pitchId: string }) => Promise<unknown>;
const VERBS: Record<string, Verb> = {
  'writes an hour down': (ctx, { pitchId }) =>
    createPhoneBooking(ctx, {
      name: 'Hasan',
      hours: [{ fieldId: pitchId, date: FRIDAY, timeSlot: '21:00-22:00' }],
      skipTaken: false,
    }),
  'closes hours': (ctx, { pitchId }) =>
    closeHours(ctx, {
      fieldIds: [pitchId],
      from: FRIDAY,
      to: FRIDAY,
      reason: 'maintenance',
      skipTaken: false,
    }),
  'invites somebody': (ctx) =>
    inviteStaff(ctx, { name: 'Can', email: `${newId()}@ekip.test`, role: 'staff' }),
  'blocks somebody': (ctx, { user }) => blockSomebody(ctx, { id: user.id, type: 'User' }),
  'writes a message': (ctx, { user }) =>
    sendMessage(ctx, { receiverId: user.id, receiverModel: 'User', content: 'Merhaba' }),
  'reports somebody': (ctx, { user }) =>
    createReport(ctx, { subject: { type: 'person', id: user.id }, reason: 'fake', text: '' }),
  'asks for help': (ctx) => askSupport(ctx, { subject: 'other', text: 'Yardım' }),
  'opens a calendar': (ctx) => showVenueFeed(ctx),
  'chooses what to be told': (ctx) =>
    savePreferences(ctx, [{ topic: 'reservations', push: false, mail: true }]),
  'lets a browser be woken': (ctx) =>
    addBrowser(ctx, { endpoint: `https://push.test/${ctx.actor.id}`, keys: { p256dh: 'p', auth: 'a' } }),
  'adds a photo': (ctx) => addPhotos(ctx, [new File(['x'], 'saha.webp')]),
};

onBothEngines(
  'somebody whose venue was closed after their token was checked',
  (app) => {
    it.each(Object.entries(VERBS))('%s no more', async (_, verb) => {
      const business = await ownedVenue(app());
      const user = await createUser(app());
      await playedHour(app(), business, user);
      await close(app(), business);
      const actor = { role: 'business', id: business.id, email: business.email, isActive: true, staff: null };
      const ctx = { ...app().ctx, actor } as Ctx<BusinessActor>;
      const before = await allRows(app().db);
      const late = verb(ctx, { user, pitchId: business.pitches[0]?.id ?? '' });
      await expect(late).rejects.toHaveProperty('code');
      expect(await allRows(app().db)).toEqual(before);
    });
  },
  () => ({ push: { publicKey: 'k', accepts: () => true, send: async () => 'sent' as const } }),
);

const { provider: mail, to: mailsTo } = memoryMail();
onBothEngines(
  'a refund that a venue asked for before it closed',
  (app) => {
    it('is still decided, and answered to its owner by mail', async () => {
      const business = await ownedVenue(app(), { next_payment_at: app().time.now + 1 });
      const { now } = app().time;
      const { body } = await initialise(app(), business);
      const { q } = app().db;
      const paid = { status: 'paid', completed_at: now } as const;
      await q.updateTable('payments').set(paid).where('id', '=', body.paymentId).execute();
      const text = newId();
      const as = { token: business.token };
      const json = { subject: 'refund', text };
      expect((await app().call('post', '/api/support', { ...as, json })).status).toBe(201);
      await app().call('post', '/api/support', { ...as, json: { subject: 'other', text: 'Soru' } });
      const asked = q.selectFrom('support_requests').selectAll().where('text', '=', text);
      const answered = { id: newId(), payment_id: null, status: 'answered', answered_at: now } as const;
      await q
        .insertInto('support_requests')
        .values({ ...(await asked.executeTakeFirstOrThrow()), ...answered })
        .execute();
      await close(app(), business);
      expect(await asked.execute()).toHaveLength(1);
      const { token } = await createUser(app(), { role: 'admin' });
      const open = await app().call<AdminSupportRequest[]>('get', '/api/admin/support?status=open', {
        token,
      });
      const [request, ...others] = open.body;
      expect(others).toEqual([]);
      expect(request).toMatchObject({
        text,
        person: { type: 'Visitor', id: null, name: 'Çınar Halı Saha', email: business.email },
        refund: { amount: 1500, reservations: 0 },
      });
      const path = `/api/admin/support/${request?.id}/answer`;
      await app().call('post', path, { token, json: { text: 'İade edildi.' } });
      await sendSupportAnswers(app().ctx);
      expect(mailsTo(business.email).map((one) => one.text)).toEqual([
        expect.stringContaining('İade edildi.'),
      ]);
    });
  },
  () => ({ mail }),
);

const remove = vi.fn(async () => {});
onBothEngines(
  'the photos of a closed venue',
  (app) => {
    it('go with it', async () => {
      const business = await ownedVenue(app());
      const path = `/uploads/${newId()}.webp`;
      const photo = { id: newId(), venue_id: business.id, path, sort: 0 };
      await app().db.q.insertInto('venue_photos').values(photo).execute();
      await close(app(), business);
      expect(remove).toHaveBeenCalledWith(path);
      const left = app().db.q.selectFrom('venue_photos').selectAll();
      expect(await left.where('venue_id', '=', business.id).execute()).toEqual([]);
    });
  },
  () => ({
    storage: { save: async () => ({ path: '' }), remove, read: async () => null, check: async () => {} },
  }),
);
