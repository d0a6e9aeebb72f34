import { istanbulDate, weekStart } from 'mf-shared/schedule';
import type { Database, Queries } from '../api/src/db/database.ts';
import { nightRows, pitchRows, playerRows, regularRows, VENUE, venueRow } from './history-rows.ts';
import { sessionRow } from './tokens.ts';

/** Booked nights after the current Monday. */
const AHEAD = 21;
/** Values of one statement: SQLite takes 32 766. */
const MAX_VALUES = 12_000;
const HISTORY = [
  'reservations',
  'phone_bookings',
  'subscription_occurrences',
  'closures',
  'cells',
  'waiting_entries',
  'notifications',
  'venue_changes',
  'messages',
] as const;

/**
 * Gives an empty database one venue with six pitches and a history of `nights` before this week. This week and later
 * are the same for every history.
 */
export async function fillHistory(db: Database, nights: number, now: number): Promise<void> {
  const monday = weekStart(istanbulDate(now));
  await db.transact(async ({ q }) => {
    await q.insertInto('users').values(playerRows()).execute();
    await q.insertInto('venues').values(venueRow(now)).execute();
    await q
      .insertInto('sessions')
      .values(sessionRow({ id: VENUE, role: 'business' }, now))
      .execute();
    await q.insertInto('pitches').values(pitchRows()).execute();
    await q.insertInto('subscriptions').values(regularRows(nights)).execute();
    await q.insertInto('conversations').values(conversations(now)).execute();
    for (let from = -nights; from < AHEAD; from += 14) await insertNights(q, monday, from);
  });
}

async function insertNights(q: Queries, monday: string, from: number): Promise<void> {
  const length = Math.min(14, AHEAD - from);
  const nights = Array.from({ length }, (_, i) => nightRows(monday, from + i, from + i >= 0));
  for (const table of HISTORY) {
    const rows = nights.flatMap((night): object[] => night[table]);
    const size = Math.floor(MAX_VALUES / Object.keys(rows[0] ?? { none: 0 }).length);
    for (let i = 0; i < rows.length; i += size) {
      await q
        .insertInto(table)
        .values(rows.slice(i, i + size) as never)
        .execute();
    }
  }
}

/** With every player, the first one's the latest; a few have unread messages. */
const conversations = (now: number) =>
  playerRows().map(({ id }, n) => ({
    owner_model: 'Business' as const,
    owner_id: VENUE,
    partner_model: 'User' as const,
    partner_id: id,
    last_message: 'Perşembe akşamı yeriniz var mı?',
    last_at: now - n,
    unread: n % 40 === 39 ? 1 : 0,
  }));
