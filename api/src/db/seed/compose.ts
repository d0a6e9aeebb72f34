import type { RatingSums } from '../schema/matches.ts';
import type { UserRow } from '../schema.ts';
import { fillCalendars } from './bookings.ts';
import { demoChallenges } from './challenges.ts';
import { demoChats } from './chats.ts';
import { closeForRepairs } from './closures.ts';
import { type DemoCommunity, demoCommunity } from './community.ts';
import { type Crew, crewsOf, livesOf } from './crews.ts';
import { demoFriendships } from './friends.ts';
import { liveHabits } from './habits.ts';
import { bookKnownPlayer, bookKnownRequests } from './known-bookings.ts';
import { createLedger } from './ledger.ts';
import { demoMatches, rateMatches, sumsOf } from './matches.ts';
import type { DemoData, DemoVenue } from './plan.ts';
import { demoPlayers } from './players.ts';
import { createRandom } from './random.ts';
import { reviewVenues } from './reviews.ts';
import { demoSubscriptions } from './subscriptions.ts';
import { demoTournaments } from './tournaments.ts';
import { demoVenues } from './venues.ts';

const SEED = 2026;
const UNRATED: RatingSums = {
  rating_count: 0,
  rater_count: 0,
  rating_weight: 0,
  speed_sum: 0,
  shooting_sum: 0,
  passing_sum: 0,
  dribbling_sum: 0,
  defense_sum: 0,
  physical_sum: 0,
};

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
  const lives = livesOf({ now, random, venues: active }, users);
  const crews = crewsOf({ now, random, venues: active }, lives);
  liveHabits({ now, random, ledger, venues: active }, lives, crews);
  fillCalendars(base, active);
  const regulars = demoSubscriptions(
    { now, random: createRandom(SEED + 7), ledger },
    { known, players: others, venues: active },
  );
  const repairs = closeForRepairs({ now, random: createRandom(SEED + 13), ledger }, knownVenue);
  const reviews = reviewVenues(base, active, ledger.reservations);
  const chats = demoChats(base, knownVenue, users, ledger.reservations);
  const community = demoCommunity({ now, random: createRandom(SEED + 2) }, users, crews);
  const matches = composeMatches(now, users, community);
  const sums = sumsOf(matches.matchRatings);
  return {
    users: users.map((user) => ({ ...user, ...(sums.get(user.id) ?? UNRATED) })),
    venues,
    reservations: ledger.reservations,
    phoneBookings: ledger.phoneBookings,
    subscriptions: regulars.subscriptions,
    occurrences: regulars.occurrences,
    closures: repairs.closures,
    cells: [...ledger.cells, ...repairs.cells],
    reviews,
    ...chats,
    ...composeSocial(now, users, active, crews),
    ...community,
    ...matches,
  };
}

/** What players do with one another; chosen by numbers of its own, so that it changes no booking. */
function composeSocial(
  now: number,
  users: readonly UserRow[],
  venues: readonly DemoVenue[],
  crews: readonly Crew[],
) {
  const base = { now, random: createRandom(SEED + 1) };
  return {
    friendships: demoFriendships(base, users, crews),
    ...demoTournaments(base, users, venues),
    challenges: demoChallenges(base, users),
  };
}

function composeMatches(now: number, users: readonly UserRow[], { teams }: Pick<DemoCommunity, 'teams'>) {
  const base = { now, random: createRandom(SEED + 3) };
  const cities = new Map(users.map((user) => [user.id, user.city ?? '']));
  const matches = demoMatches(base, teams, (team) => cities.get(team.row.user_id) ?? '');
  rateMatches(base, matches, users);
  return matches;
}
