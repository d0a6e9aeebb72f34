import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { PROVINCES } from 'mf-shared/provinces';
import { addDays, cellsOf, istanbulDate, istanbulMidnight, weekStart } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { openDatabase } from '../api/src/db/database.ts';
import { sessionRow } from './tokens.ts';

export type Size = {
  venues: number;
  reservations: number;
  cities: number;
  /** Messages of each conversation. */
  messages: number;
  /** Conversations of each chatting player. */
  partners: number;
};

/** Two sizes that must cost nearly the same. Both have 25 venues a city. */
export const SMALL: Size = { venues: 100, reservations: 1_000, cities: 4, messages: 50, partners: 50 };
export const LARGE: Size = {
  venues: 2_000,
  reservations: 1_000_000,
  cities: 80,
  messages: 50_000,
  partners: 450,
};

/** The hours that are booked. */
export const HOURS = [
  '18:00-19:00',
  '19:00-20:00',
  '20:00-21:00',
  '21:00-22:00',
  '22:00-23:00',
  '23:00-00:00',
];
/** Pitches of each venue. */
export const PITCHES = 3;
/** Players who play; more can be added. */
export const PLAYERS = 500;
/** Players who chat, each with the next ones; the first conversation is the long one. */
export const CHATTERS = 4;

export const userId = (n: number) => `u-${n}`;
export const emailOf = (user: number) => `u${user}@bench.test`;
export const messageId = (n: number) => `m-${String(n).padStart(6, '0')}`;
export const businessId = (n: number) => `b-${String(n).padStart(6, '0')}`;
/** A player who has an hour of this week at the venue. */
export const playerAt = (venue: number) => userId((venue + 1) % PLAYERS);
export const cityOf = (n: number, size: Size) => PROVINCES[n % size.cities]?.name ?? 'Adana';

/**
 * An SQLite file with that many venues and reservations, made once and kept for the week. Every venue has the same ten
 * reservations in the current week; a larger file adds only past ones.
 */
export async function benchDatabase(size: Size): Promise<string> {
  const monday = weekStart(istanbulDate(Date.now()));
  const file = `.cache/bench/${Object.values(size).join('-')}-players-${monday}.sqlite`;
  if (existsSync(file)) return file;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  for (const left of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(left, { force: true });
  await (await openDatabase(draft)).close();
  fill(draft, size, monday);
  renameSync(draft, file);
  return file;
}

function fill(file: string, size: Size, monday: string): void {
  const db = new BetterSqlite(file);
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  const insert = inserter(db);
  db.transaction(() => {
    for (let n = 0; n < PLAYERS; n++) insert.user(n, size);
    for (let n = 0; n < size.venues; n++) insert.venue(n, size);
    const perVenue = size.reservations / size.venues;
    for (let venue = 0; venue < size.venues; venue++) {
      for (let n = 0; n < perVenue; n++) insert.reservation(venue, n, monday);
    }
    for (let n = 0; n < CHATTERS; n++) insert.chats(n, size);
  })();
  db.pragma('journal_mode = WAL');
  db.close();
}

/** Writes rows of the bench through statements that are prepared once. */
export function inserter(db: BetterSqlite.Database) {
  const into = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    const sql = `insert into ${table} (${columns}) values (${columns.map((c) => `@${c}`)})`;
    return db.prepare(sql);
  };
  const prepared = new Map<string, BetterSqlite.Statement>();
  const run = (table: string, row: Record<string, unknown>) => {
    const statement = prepared.get(table) ?? into(table, row);
    prepared.set(table, statement);
    statement.run(row);
  };
  return {
    user: (n: number, size: Size) => {
      run('users', userRow(n, size));
      run('sessions', sessionRow({ id: userId(n), role: 'user' }, Date.now()));
    },
    venue: (n: number, size: Size) => {
      run('venues', venueRow(n, size));
      run('sessions', sessionRow({ id: businessId(n), role: 'business' }, Date.now()));
      for (let pitch = 0; pitch < PITCHES; pitch++) run('pitches', pitchRow(n, pitch));
    },
    chats: (n: number, size: Size) => {
      for (let k = 1; k <= size.partners; k++) run('conversations', conversationRow(n, k));
      for (let k = 0; k < size.messages; k++) run('messages', messageRow(n, k));
    },
    reservation: (venue: number, n: number, monday: string) => {
      const row = reservationRow(venue, n, monday);
      run('reservations', row);
      for (const cell of cellsOf(row.starts_at, row.ends_at)) {
        run('cells', {
          pitch_id: row.pitch_id,
          starts_at: cell,
          owner_kind: 'reservation',
          owner_id: row.id,
        });
      }
    },
  };
}

const userRow = (n: number, size: Size) => ({
  id: userId(n),
  role: 'user',
  full_name: `Oyuncu ${n}`,
  name_folded: `oyuncu ${n}`,
  email: emailOf(n),
  password_hash: '-',
  phone: '+905320000000',
  city: cityOf(n, size),
  email_verified_at: 0,
  created_at: 0,
});

const venueRow = (n: number, size: Size) => ({
  id: businessId(n),
  owner_name: 'Sahip',
  venue_name: `Halı Saha ${n}`,
  name_folded: `hali saha ${n}`,
  email: `b${n}@bench.test`,
  password_hash: '-',
  phone: '+902120000000',
  address: 'Cadde 1',
  city: cityOf(n, size),
  lng: 29,
  lat: 41,
  status: 'approved',
  next_payment_at: Date.now() + 365 * 24 * HOUR_MS,
  rating_score: (n * 7919) % 5,
  created_at: 0,
});

const pitchRow = (venue: number, pitch: number) => ({
  id: `p-${venue}-${pitch}`,
  venue_id: businessId(venue),
  name: `Saha ${pitch + 1}`,
  capacity: "7'e 7",
  price: 1500,
  working_hours: JSON.stringify([{ start: '17:00', end: '01:00' }]),
  sort: pitch,
});

/** The first ten are in the current week, every further six one night earlier. */
function reservationRow(venue: number, n: number, monday: string) {
  const hour = n % HOURS.length;
  const pitch = Math.floor(n / HOURS.length) % PITCHES;
  const night = n < 10 ? n % 7 : -1 - Math.floor((n - 10) / (HOURS.length * PITCHES));
  const date = addDays(monday, night);
  const startsAt = istanbulMidnight(date) + (18 + hour) * HOUR_MS;
  return {
    id: `r-${venue}-${n}`,
    venue_id: businessId(venue),
    pitch_id: n < 10 ? `p-${venue}-${n % PITCHES}` : `p-${venue}-${pitch}`,
    user_id: userId((venue + n) % PLAYERS),
    field_name: `Saha ${pitch + 1}`,
    date,
    time_slot: HOURS[hour],
    starts_at: startsAt,
    ends_at: startsAt + HOUR_MS,
    status: 'approved',
    price: 1500,
    expires_at: startsAt,
    created_at: startsAt - 48 * HOUR_MS,
    decided_at: startsAt - 47 * HOUR_MS,
  };
}

const conversationRow = (owner: number, k: number) => ({
  owner_model: 'User',
  owner_id: userId(owner),
  partner_model: 'User',
  partner_id: userId(owner + k),
  unread: 0,
  last_message: 'Tamam, görüşürüz.',
  last_at: 1_000_000 - k,
});

/** Written alternately by a chatter and the next player; ids and time grow together. */
function messageRow(chatter: number, k: number) {
  const [one, other] = [userId(chatter), userId(chatter + 1)];
  const [sender, receiver] = k % 2 === 0 ? [one, other] : [other, one];
  return {
    id: `${messageId(k)}-${chatter}`,
    pair_key: one < other ? `${one}:${other}` : `${other}:${one}`,
    sender_model: 'User',
    sender_id: sender,
    receiver_model: 'User',
    receiver_id: receiver,
    content: `Perşembe akşamı sahada mıyız, kaç kişiyiz? ${k % 100}`,
    client_id: null,
    created_at: k,
    read_at: k,
  };
}
