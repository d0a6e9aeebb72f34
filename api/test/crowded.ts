import { addDays, cellsOf, istanbulDate, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { newId } from '../src/base/id.ts';
import type { MessageRow } from '../src/db/schema/messages.ts';
import type { PhoneBookingRow } from '../src/db/schema/phone-bookings.ts';
import type { NewReservation } from '../src/db/schema/reservations.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

const PITCHES = 12;
/** A name with the maximum number of words of a search; all begin alike. */
export const NAME = 'aa ab ac ad ae af ag ah ai aj';
/** Values of one statement: SQLite takes 32 766. */
const VALUES = 30_000;

/** A venue of maximum size with a full day on all pitches, and a player who has played everywhere. */
export type Crowd = { business: TestVenue; player: TestUser };

/**
 * Fills a database. Phone bookings fill the venue's coming weeks. The player has `count` reservations from the past
 * into the coming weeks and as many messages; as many others have similar names.
 */
export async function crowd(test: TestApp, count: number): Promise<Crowd> {
  const hours = JSON.stringify([{ start: '00:00', end: '00:00' }]);
  const business = await createVenue(test, {}, Array(PITCHES).fill({ working_hours: hours }));
  const player = await createUser(test);
  await insert(test, 'reservations', reservationsOf(test, { business, player }, count));
  await insert(test, 'messages', messagesOf(test, { business, player }, count));
  const phoned = phonedAt(test, business, count);
  await insert(test, 'phone_bookings', phoned);
  const cells = phoned.flatMap(({ id, pitch_id, starts_at, ends_at }) =>
    cellsOf(starts_at, ends_at).map((at) => ({
      ...{ pitch_id, starts_at: at, expires_at: null, owner_kind: 'phone' as const, owner_id: id },
    })),
  );
  await insert(test, 'cells', cells);
  await test.db.q
    .insertInto('conversations')
    .values({
      ...{ owner_model: 'User', owner_id: player.id, partner_model: 'Business', partner_id: business.id },
      ...{ last_message: 'Selam', last_at: test.time.now, unread: 0 },
    })
    .execute();
  await namesakes(test, count);
  return { business, player };
}

type Table = 'reservations' | 'messages' | 'phone_bookings' | 'cells' | 'users' | 'name_words';

async function insert(test: TestApp, table: Table, rows: object[]): Promise<void> {
  const size = Math.floor(VALUES / Object.keys(rows[0] ?? { none: 0 }).length);
  for (let at = 0; at < rows.length; at += size) {
    await test.db.q
      .insertInto(table)
      .values(rows.slice(at, at + size) as never)
      .execute();
  }
}

/** The nth hour of the pitches from a day on: all pitches at one hour, then the next hour. */
function nthHour({ pitches }: TestVenue, from: string, n: number) {
  const pitch = pitches[n % pitches.length] ?? { id: '', name: '' };
  const hour = Math.floor(n / pitches.length);
  const date = addDays(from, Math.floor(hour / 24));
  const starts_at = istanbulMidnight(date) + (hour % 24) * HOUR_MS;
  const text = (h: number) => `${String(h % 24).padStart(2, '0')}:00`;
  const time_slot = `${text(hour % 24)}-${text((hour % 24) + 1)}`;
  return { pitch, at: { pitch_id: pitch.id, date, time_slot, starts_at, ends_at: starts_at + HOUR_MS } };
}

function reservationsOf({ time }: TestApp, { business, player }: Crowd, count: number): NewReservation[] {
  const from = addDays(istanbulDate(time.now), -10);
  return Array.from({ length: count }, (_, n) => {
    const { pitch, at } = nthHour(business, from, n);
    return {
      ...{ id: newId(), venue_id: business.id, user_id: player.id, field_name: pitch.name, ...at },
      ...{ status: 'approved' as const, end_reason: null, price: 1200, expires_at: time.now },
      ...{ created_at: time.now, decided_at: time.now },
    };
  });
}

function phonedAt({ time }: TestApp, business: TestVenue, count: number): PhoneBookingRow[] {
  const from = istanbulDate(time.now);
  return Array.from({ length: count }, (_, n) => ({
    ...{ id: newId(), venue_id: business.id, series_id: null, ...nthHour(business, from, n).at },
    ...{
      name: 'Şükrü Çağlar Öğretmenoğlu',
      phone: '+905321112233',
      note: 'Kaparo alındı, ışıklar açık kalsın',
    },
    ...{ price: 1200, status: 'active' as const, attendance: null, version: 1 },
    ...{ created_at: time.now, updated_at: time.now },
  }));
}

function messagesOf({ time }: TestApp, { business, player }: Crowd, count: number): MessageRow[] {
  const [first, second] = [business.id, player.id].sort();
  return Array.from({ length: count }, () => ({
    ...{
      id: newId(),
      pair_key: `${first}:${second}`,
      client_id: null,
      created_at: time.now,
      read_at: time.now,
    },
    ...{ sender_model: 'User', sender_id: player.id, receiver_model: 'Business', receiver_id: business.id },
    content: 'Bu akşam saat dokuzda yeriniz var mı? '.repeat(12),
  }));
}

async function namesakes(test: TestApp, count: number): Promise<void> {
  const { q } = test.db;
  const words = NAME.split(' ');
  const { id: like } = await createUser(test, { full_name: NAME, name_folded: NAME });
  const row = await q.selectFrom('users').selectAll().where('id', '=', like).executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, newId);
  const users = ids.map((id) => ({ ...row, id, email: `${id}@oyuncu.test` }));
  await insert(test, 'users', users);
  await insert(
    test,
    'name_words',
    ids.flatMap((user_id) => words.map((word) => ({ word, user_id }))),
  );
}
