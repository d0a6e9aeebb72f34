import { HOUR_MS } from 'mf-shared/time';
import type { Queries } from '../src/db/database.ts';

export const DAY = 24 * HOUR_MS;

/** The same files under the same rules, but quick to draw. */
export const drawLittle = () => '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"></svg>';

/** All rows of the demo data. */
export const readAll = async (q: Queries) => ({
  users: await q.selectFrom('users').selectAll().execute(),
  businesses: await q.selectFrom('venues').selectAll().execute(),
  photos: await q.selectFrom('venue_photos').selectAll().execute(),
  pitches: await q.selectFrom('pitches').selectAll().execute(),
  reservations: await q.selectFrom('reservations').selectAll().execute(),
  subscriptions: await q.selectFrom('subscriptions').selectAll().execute(),
  occurrences: await q.selectFrom('subscription_occurrences').selectAll().execute(),
  phoneBookings: await q.selectFrom('phone_bookings').selectAll().execute(),
  closures: await q.selectFrom('closures').selectAll().execute(),
  cells: await q.selectFrom('cells').selectAll().execute(),
  reviews: await q.selectFrom('reviews').selectAll().execute(),
  messages: await q.selectFrom('messages').selectAll().execute(),
  conversations: await q.selectFrom('conversations').selectAll().execute(),
  friendships: await q.selectFrom('friendships').selectAll().execute(),
  tournaments: await q.selectFrom('tournaments').selectAll().execute(),
  participants: await q.selectFrom('tournament_participants').selectAll().execute(),
  challenges: await q.selectFrom('challenges').selectAll().execute(),
  lineups: await q.selectFrom('lineups').selectAll().execute(),
  lineupPlayers: await q.selectFrom('lineup_players').selectAll().execute(),
  requests: await q.selectFrom('ads').selectAll().execute(),
  matches: await q.selectFrom('matches').selectAll().execute(),
  matchParticipants: await q.selectFrom('match_participants').selectAll().execute(),
  matchRatings: await q.selectFrom('match_ratings').selectAll().execute(),
  priceRules: await q.selectFrom('price_rules').selectAll().execute(),
  waitingEntries: await q.selectFrom('waiting_entries').selectAll().execute(),
  notifications: await q.selectFrom('notifications').selectAll().execute(),
  staff: await q.selectFrom('staff').selectAll().execute(),
  changes: await q.selectFrom('venue_changes').selectAll().execute(),
  payments: await q.selectFrom('payments').selectAll().execute(),
});
