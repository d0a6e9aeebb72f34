import type { Queries } from '../src/db/database.ts';
import { wordsOf } from '../src/domains/players/name-words.ts';
import { invoicesOf } from './invoices.ts';
import type { DemoData } from './plan.ts';

/** Values of one statement; SQLite takes 32 766, PostgreSQL 65 535. */
const MAX_VALUES = 12_000;

/** Writes the demo data with few statements, each row after the rows it refers to. */
export async function insertDemo(q: Queries, data: DemoData): Promise<void> {
  const { users, venues, photos, reservations, phoneBookings, closures, cells, reviews } = data;
  const { messages, conversations, subscriptions, occurrences } = data;
  const pitches = venues.flatMap((venue) => venue.pitches.map((pitch) => pitch.row));
  await inParts(users, (rows) => q.insertInto('users').values(rows).execute());
  const words = users.flatMap(({ id, full_name }) =>
    wordsOf(full_name).map((word) => ({ word, user_id: id })),
  );
  await inParts(words, (rows) => q.insertInto('name_words').values(rows).execute());
  await inParts(
    venues.map((venue) => venue.row),
    (rows) => q.insertInto('venues').values(rows).execute(),
  );
  await inParts(photos, (rows) => q.insertInto('venue_photos').values(rows).execute());
  await inParts(pitches, (rows) => q.insertInto('pitches').values(rows).execute());
  await insertVenueLife(q, data);
  await inParts(reservations, (rows) => q.insertInto('reservations').values(rows).execute());
  await inParts(phoneBookings, (rows) => q.insertInto('phone_bookings').values(rows).execute());
  await inParts(closures, (rows) => q.insertInto('closures').values(rows).execute());
  await inParts(subscriptions, (rows) => q.insertInto('subscriptions').values(rows).execute());
  await inParts(occurrences, (rows) => q.insertInto('subscription_occurrences').values(rows).execute());
  await inParts(cells, (rows) => q.insertInto('cells').values(rows).execute());
  await inParts(reviews, (rows) => q.insertInto('reviews').values(rows).execute());
  await inParts(messages, (rows) => q.insertInto('messages').values(rows).execute());
  await inParts(conversations, (rows) => q.insertInto('conversations').values(rows).execute());
  await inParts(data.waitingEntries, (rows) => q.insertInto('waiting_entries').values(rows).execute());
  await inParts(data.notifications, (rows) => q.insertInto('notifications').values(rows).execute());
  await inParts(data.hourlyCounts, (rows) => q.insertInto('hourly_counts').values(rows).execute());
  await insertSocial(q, data);
  await insertCommunity(q, data);
  await insertMatches(q, data);
}

async function insertVenueLife(q: Queries, { venues, staff, changes, payments }: DemoData): Promise<void> {
  const priceRules = venues.flatMap((venue) => venue.priceRules);
  await inParts(priceRules, (rows) => q.insertInto('price_rules').values(rows).execute());
  await inParts(staff, (rows) => q.insertInto('staff').values(rows).execute());
  await inParts(changes, (rows) => q.insertInto('venue_changes').values(rows).execute());
  await inParts(payments, (rows) => q.insertInto('payments').values(rows).execute());
  const { invoices, years } = invoicesOf(payments);
  await inParts(invoices, (rows) => q.insertInto('invoices').values(rows).execute());
  await inParts(years, (rows) => q.insertInto('invoice_years').values(rows).execute());
}

async function insertMatches(q: Queries, data: DemoData): Promise<void> {
  const { matches, matchParticipants, matchRatings } = data;
  await inParts(matches, (rows) => q.insertInto('matches').values(rows).execute());
  await inParts(matchParticipants, (rows) => q.insertInto('match_participants').values(rows).execute());
  await inParts(matchRatings, (rows) => q.insertInto('match_ratings').values(rows).execute());
}

async function insertCommunity(q: Queries, { lineups, lineupPlayers, ads }: DemoData): Promise<void> {
  await inParts(lineups, (rows) => q.insertInto('lineups').values(rows).execute());
  await inParts(lineupPlayers, (rows) => q.insertInto('lineup_players').values(rows).execute());
  await inParts(ads, (rows) => q.insertInto('ads').values(rows).execute());
}

async function insertSocial(q: Queries, data: DemoData): Promise<void> {
  const { friendships, tournaments, tournamentParticipants, challenges } = data;
  await inParts(friendships, (rows) => q.insertInto('friendships').values(rows).execute());
  await inParts(tournaments, (rows) => q.insertInto('tournaments').values(rows).execute());
  await inParts(tournamentParticipants, (rows) =>
    q.insertInto('tournament_participants').values(rows).execute(),
  );
  await inParts(challenges, (rows) => q.insertInto('challenges').values(rows).execute());
}

async function inParts<T extends object>(rows: T[], insert: (part: T[]) => Promise<unknown>): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const size = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, columns)));
  for (let i = 0; i < rows.length; i += size) await insert(rows.slice(i, i + size));
}
