import type { UserRow } from '../schema.ts';
import { fillCalendars } from './bookings.ts';
import { demoChallenges } from './challenges.ts';
import { demoChats } from './chats.ts';
import { demoCommunity } from './community.ts';
import { demoFriendships } from './friends.ts';
import { bookKnownPlayer, bookKnownRequests } from './known-bookings.ts';
import { createLedger } from './ledger.ts';
import type { DemoData, DemoVenue } from './plan.ts';
import { demoPlayers } from './players.ts';
import { createRandom } from './random.ts';
import { reviewVenues } from './reviews.ts';
import { demoTournaments } from './tournaments.ts';
import { demoVenues } from './venues.ts';

const SEED = 2026;

/** The whole demo data but for photos, around the instant `now` (ms); all accounts get the same password hash. */
export function composeDemo(now: number, passwordHash: string): Omit<DemoData, 'photos'> {
  const random = createRandom(SEED);
  const users = demoPlayers({ now, passwordHash, random });
  const venues = demoVenues({ now, passwordHash, random });
  const active = venues.filter(({ row }) => (row.next_payment_at ?? 0) > now);
  const [known, ...others] = users;
  const [knownVenue] = active;
  if (!known || !knownVenue) throw new Error('The known accounts come first.');
  const ledger = createLedger(random);
  const base = { now, random, players: others, ledger };
  bookKnownPlayer(base, known, active);
  const locals = others.filter((player) => player.city === knownVenue.row.city);
  bookKnownRequests(base, knownVenue, locals);
  fillCalendars(base, active);
  const reviews = reviewVenues(base, active, ledger.reservations);
  const chats = demoChats(base, knownVenue, users, ledger.reservations);
  return {
    users,
    venues,
    reservations: ledger.reservations,
    cells: ledger.cells,
    reviews,
    ...chats,
    ...composeSocial(now, users, active),
    ...demoCommunity({ now, random: createRandom(SEED + 2) }, users),
  };
}

/** What players do with one another; chosen by numbers of its own, so that it changes no booking. */
function composeSocial(now: number, users: readonly UserRow[], venues: readonly DemoVenue[]) {
  const base = { now, random: createRandom(SEED + 1) };
  return {
    friendships: demoFriendships(base, users),
    ...demoTournaments(base, users, venues),
    challenges: demoChallenges(base, users),
  };
}
