import { sql } from 'kysely';
import type { AccountExport } from 'mf-shared/contracts/account';
import { expect, it } from 'vitest';
import { closeIn, hourAt, phoned } from '../../../test/board.ts';
import { booked } from '../../../test/booking.ts';
import { placed, postLineup } from '../../../test/community.ts';
import { createStaff, createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { requested, subscribed } from '../../../test/subscriptions.ts';
import { newId } from '../../base/id.ts';
import { PAGE } from '../../http/account-parts.ts';

const download = (test: TestApp, token?: string) =>
  test.call<AccountExport>('get', '/api/account/export', { token });
const say = (test: TestApp, from: { token: string }, receiverId: string, content: string) =>
  test.call('post', '/api/messages/send', {
    token: from.token,
    json: { receiverId, receiverModel: 'User', content },
  });

/** Sends one message more than two pages hold. */
async function chatter(test: TestApp, from: TestUser, to: TestUser) {
  await say(test, from, to.id, 'ilk');
  const [a, b] = [from.id, to.id].sort();
  const rows = Array.from({ length: PAGE * 2 }, (_, index) => ({
    id: newId(),
    pair_key: `${a}:${b}`,
    sender_model: 'User' as const,
    sender_id: index % 2 ? from.id : to.id,
    receiver_model: 'User' as const,
    receiver_id: index % 2 ? to.id : from.id,
    content: `${index}`,
    client_id: null,
    created_at: test.time.now,
    read_at: null,
  }));
  await test.db.q.insertInto('messages').values(rows).execute();
}

type LongTable =
  | 'reservations'
  | 'subscriptions'
  | 'subscription_occurrences'
  | 'reviews'
  | 'phone_bookings'
  | 'closures'
  | 'venue_changes'
  | 'notifications';

/** Repeats the first row of an owner until there is one row more than two pages hold. */
async function fill(
  { db: { q } }: TestApp,
  table: LongTable,
  owner: string,
  change = (_: number): object => ({}),
) {
  const column = sql.ref(table === 'notifications' ? 'owner_id' : 'venue_id');
  const { rows } = await sql<object>`select * from ${sql.table(table)} where ${column} = ${owner}`.execute(q);
  const copies = Array.from({ length: PAGE * 2 + 1 - rows.length }, (_, n) => ({
    ...rows[0],
    id: newId(),
    ...change(n),
  }));
  await q
    .insertInto(table)
    .values(copies as never)
    .execute();
}

/** A player and a venue. Each long part of their downloads has one row more than two pages hold. */
async function longPast(test: TestApp) {
  const { q } = test.db;
  const [user, business] = [await createUser(test), await createVenue(test)];
  await booked(test, user, business);
  await subscribed(test, user, business, { timeSlot: '22:00-23:00' });
  await phoned(test, business, { hours: [hourAt(business, '23:00-00:00')] });
  await closeIn(test, business, { from: '2026-11-21', to: '2026-11-21' });
  const json = { rating: 5, comment: 'Güzel' };
  await test.call('post', `/api/business/${business.id}/ratings`, { token: user.token, json });
  const row = await q.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  const others = Array.from({ length: PAGE * 2 }, newId);
  const accounts = others.map((id) => ({ ...row, id, email: `${id}@oyuncu.test` }));
  for (const at of [0, PAGE]) {
    await q
      .insertInto('users')
      .values(accounts.slice(at, at + PAGE))
      .execute();
  }
  for (const table of ['reservations', 'phone_bookings', 'closures', 'venue_changes'] as const) {
    await fill(test, table, business.id);
  }
  await fill(test, 'subscriptions', business.id, () => ({ status: 'cancelled' }));
  await fill(test, 'subscription_occurrences', business.id, (n) => ({ usual_date: `${n}` }));
  await fill(test, 'reviews', business.id, (n) => ({ user_id: others[n] }));
  for (const { id } of [user, business]) await fill(test, 'notifications', id, () => ({ once_key: null }));
  return { user, business };
}

onBothEngines('the download of a long past', (app) => {
  it('holds each row once, for players and venues', async () => {
    const { user, business } = await longPast(app());
    const common = ['reservations', 'subscriptionWeeks', 'notifications'];
    for (const [{ token }, parts] of [
      [user, common],
      [business, [...common, 'subscriptions', 'reviews', 'phoneBookings', 'closures', 'changes']],
    ] as const) {
      const { body } = await download(app(), token);
      for (const part of parts) {
        const ids = (body[part] as { id: string }[]).map((row) => row.id);
        expect.soft([ids.length, new Set(ids).size], part).toEqual([PAGE * 2 + 1, PAGE * 2 + 1]);
      }
    }
  });
});

onBothEngines('the download of a player', (app) => {
  it('is one JSON file with the profile, hours, reviews, messages, friends and ads', async () => {
    const user = await createUser(app(), { full_name: 'İpek "Şimşek"' });
    const friend = await createUser(app(), { full_name: 'Can Öz' });
    const business = await createVenue(app());
    await booked(app(), user, business);
    await app().call('post', `/api/business/${business.id}/ratings`, {
      token: user.token,
      json: { rating: 5, comment: 'Güzel' },
    });
    await app().call('post', '/api/friends/add', { token: user.token, json: { receiverId: friend.id } });
    await say(app(), user, friend.id, 'gönderdim');
    await say(app(), friend, user.id, 'aldım');
    const { status, body, headers } = await download(app(), user.token);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="topla-verilerim-2026-11-18.json"');
    expect(body.account).toMatchObject({ fullName: 'İpek "Şimşek"', email: user.email, teams: [] });
    expect(body.reservations).toMatchObject([{ businessName: 'Çınar Halı Saha', timeSlot: '21:00-22:00' }]);
    expect(body.reviews).toMatchObject([{ comment: 'Güzel', rating: 5, verified: false }]);
    expect(body.friendships).toMatchObject([{ player: 'Can Öz', askedBy: 'you', status: 'pending' }]);
    expect(body.messages).toMatchObject([
      { direction: 'sent', partner: 'Can Öz', content: 'gönderdim' },
      { direction: 'received', partner: 'Can Öz', content: 'aldım' },
      { direction: 'sent', partner: 'Çınar Halı Saha', content: expect.stringContaining('21:00-22:00') },
    ]);
  });

  it('holds no secret of the account and nothing of strangers', async () => {
    const user = await createUser(app(), { password_hash: 'hash-of-nothing' });
    const friend = await createUser(app());
    const stranger = await createUser(app());
    await say(app(), friend, stranger.id, 'aramızda');
    await say(app(), friend, user.id, 'selam');
    const text = JSON.stringify((await download(app(), user.token)).body);
    expect(text).toContain('selam');
    for (const hidden of ['hash-of-nothing', 'aramızda', 'tokenVersion', friend.email, stranger.email]) {
      expect(text).not.toContain(hidden);
    }
  });

  it('holds every message of a long conversation once', async () => {
    const user = await createUser(app());
    const friend = await createUser(app());
    await chatter(app(), user, friend);
    const { body } = await download(app(), user.token);
    const messages = body.messages as { id: string }[];
    expect(messages).toHaveLength(PAGE * 2 + 1);
    expect(new Set(messages.map((one) => one.id)).size).toBe(PAGE * 2 + 1);
  });

  it('parts own lineups from those of others in which one plays', async () => {
    const [user, friend] = [await createUser(app()), await createUser(app())];
    const mates = await Promise.all([1, 2, 3].map(() => createUser(app())));
    const players = placed([user, friend, ...mates].map(({ id }) => id));
    expect((await postLineup(app(), user, { name: 'Gece', players })).status).toBe(201);
    const [own, other] = [await download(app(), user.token), await download(app(), friend.token)];
    expect([own.body.lineups, own.body.placesInLineups]).toMatchObject([[{ name: 'Gece' }], []]);
    expect([other.body.lineups, other.body.placesInLineups]).toMatchObject([[], [{ lineup: 'Gece' }]]);
  });

  it('asks for a session', async () => {
    expect((await download(app())).status).toBe(401);
  });
});

onBothEngines('the download of whom one blocked and what one reported', (app) => {
  it('is the own part alone, for players and venues', async () => {
    const [user, other] = [await createUser(app()), await createUser(app(), { full_name: 'Ege Kaya' })];
    const business = await createVenue(app());
    for (const { token } of [user, business]) {
      await app().call('post', '/api/blocks', { token, json: { id: other.id, type: 'User' } });
      const json = { subject: { type: 'person', id: other.id }, reason: 'fake', text: 'Sahte' };
      await app().call('post', '/api/reports', { token, json });
      const { body } = await download(app(), token);
      expect(body.blocks).toMatchObject([{ blocked: 'Ege Kaya' }]);
      expect(body.reports).toMatchObject([{ subjectType: 'person', reason: 'fake', text: 'Sahte' }]);
    }
    const { body } = await download(app(), other.token);
    expect([body.blocks, body.reports]).toEqual([[], []]);
  });
});

onBothEngines('the download of a business', (app) => {
  it('holds venue, pitches, reservations with players and messages, also while it has not paid', async () => {
    const user = await createUser(app(), { full_name: 'Ege Kaya' });
    const business = await createVenue(app());
    await booked(app(), user, business);
    await requested(app(), user, business);
    const { q } = app().db;
    await q.updateTable('venues').set({ next_payment_at: 1 }).where('id', '=', business.id).execute();
    // Includes bookings of a pitch that is out of service.
    await q.updateTable('pitches').set({ archived_at: 1 }).where('venue_id', '=', business.id).execute();
    const { status, body } = await download(app(), business.token);
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ businessName: 'Çınar Halı Saha', email: business.email });
    expect(body.pitches).toMatchObject([
      { name: 'Saha 1', workingHours: [{ start: '18:00', end: '02:00' }] },
    ]);
    expect(body.reservations).toMatchObject([{ player: 'Ege Kaya', status: 'pending' }]);
    expect(body.subscriptions).toMatchObject([
      { player: 'Ege Kaya', fieldName: 'Saha 1', status: 'pending' },
    ]);
    expect(body.payments).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(user.email);
  });

  it('holds what the venue wrote itself: phone bookings, closed hours, prices, people and changes', async () => {
    const business = await createVenue(app());
    await phoned(app(), business);
    await closeIn(app(), business, { from: '2026-11-21', to: '2026-11-21' });
    await app().call('put', '/api/business/prices', {
      token: business.token,
      json: { rules: [{ label: 'Hafta sonu', weekdays: [6, 7], price: 1800 }] },
    });
    const member = await createStaff(app(), business, 'staff');
    const manager = await createStaff(app(), business, 'manager');
    for (const { token } of [business, manager])
      await app().call('get', '/api/calendar/business-feed', { token });
    const { body } = await download(app(), business.token);
    // Devices and calendar addresses of other people belong to those people.
    expect([body.sessions, body.calendarFeed]).toEqual([[expect.anything()], [expect.anything()]]);
    expect(body.phoneBookings).toMatchObject([
      { name: 'Hasan Usta', fieldName: 'Saha 1', timeSlot: '21:00-22:00', status: 'active' },
    ]);
    expect(body.closures).toMatchObject([{ fieldName: 'Saha 1', date: '2026-11-21' }]);
    expect(body.priceRules).toMatchObject([{ label: 'Hafta sonu', weekdays: [6, 7], price: 1800 }]);
    expect(body.staff).toMatchObject([
      { id: member.staffId, role: 'staff' },
      { id: manager.staffId, role: 'manager' },
    ]);
    expect(body.changes).toContainEqual(expect.objectContaining({ text: 'Fiyat kuralları değiştirildi' }));
    expect(JSON.stringify(body)).not.toMatch(/password|hash|token/i);
  });
});
