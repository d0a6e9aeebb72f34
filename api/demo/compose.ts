import type { RatingSums } from '../src/db/schema/users.ts';
import { answerRequests } from './answers.ts';
import { countAnswers, markAttendance, recordsOf } from './attendance.ts';
import { createRandom, type Random } from './base/random.ts';
import { fillCalendars } from './bookings.ts';
import { demoChallenges } from './challenges.ts';
import { demoChats } from './chats.ts';
import { closeForRepairs } from './closures.ts';
import { type DemoCommunity, demoCommunity } from './community.ts';
import { demoCounts } from './counts.ts';
import { type Crew, crewsOf, livesOf } from './crews.ts';
import { decideForVenues } from './decisions.ts';
import { demoFriendships } from './friends.ts';
import { liveHabits } from './habits.ts';
import { bookKnownPlayer, bookKnownRequests } from './known-bookings.ts';
import { createLedger } from './ledger.ts';
import { demoMatches, rateMatches, sumsOf } from './matches.ts';
import { demoNews } from './news.ts';
import { demoPayments } from './payments.ts';
import { takeGroupCalls } from './phone-regulars.ts';
import type { DemoData, DemoPlayer, DemoReservation, DemoVenue } from './plan.ts';
import { demoPlayers } from './players.ts';
import { demoProposals } from './proposals.ts';
import { reviewVenues, reviewWherePlayed } from './reviews.ts';
import { demoChanges, demoStaff } from './staff.ts';
import { demoSubscriptions } from './subscriptions.ts';
import { demoTournaments } from './tournaments.ts';
import { demoVenues } from './venues.ts';
import { demoWaiting } from './waiting.ts';

/** The world that everybody sees. A world uses the seeds from its own on, one for each stream of random numbers. */
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
const UNSEEN = { played_count: 0, no_show_count: 0 };

/** People and venues before anything happens; `active` are the venues that players find, the known one first. */
type World = {
  now: number;
  passwordHash: string;
  random: Random;
  /** Random numbers of their own, which change no others. */
  stream: (n: number) => Random;
  users: DemoPlayer[];
  known: DemoPlayer;
  others: DemoPlayer[];
  venues: DemoVenue[];
  active: DemoVenue[];
  venue: DemoVenue;
};

/**
 * All demo data except photos, around the instant `now` (ms); all accounts get the same password hash. Another `seed`
 * makes another world by the same rules: other people, homes, crews and bookings.
 */
export function composeDemo(now: number, passwordHash: string, seed = SEED): Omit<DemoData, 'photos'> {
  const world = composeWorld(now, passwordHash, seed);
  const { users, venues, stream } = world;
  const { ledger, crews, ...held } = composeBookings(world);
  const { reservations, phoneBookings, cells } = ledger;
  const reviews = composeReviews(world, reservations);
  const social = composeSocial(world, crews);
  const community = demoCommunity({ now, random: stream(2) }, users, crews);
  const matches = composeMatches(world, community);
  const sums = sumsOf(matches.matchRatings);
  const records = recordsOf(reservations);
  const made = {
    users: users.map((user) => ({
      ...user,
      // Nobody reads the mailboxes of made-up people.
      email_verified_at: user.created_at,
      ...(sums.get(user.id) ?? UNRATED),
      ...(records.get(user.id) ?? UNSEEN),
    })),
    ...{ venues, reservations, phoneBookings, cells, reviews },
    ...held,
    ...social,
    ...community,
    ...matches,
  };
  const hourlyCounts = demoCounts({ now, random: stream(32) }, venues, reservations);
  return { ...made, ...composeTold(world, made), hourlyCounts };
}

function composeWorld(now: number, passwordHash: string, seed: number): World {
  const stream = (n: number) => createRandom(seed + n);
  const random = stream(0);
  const base = { now, passwordHash, random, times: stream(31) };
  const users = demoPlayers(base);
  const venues = demoVenues(base);
  decideForVenues({ now, random: stream(20) }, venues);
  const active = venues.filter(({ row }) => (row.next_payment_at ?? 0) > now);
  const [known, ...others] = users;
  const [venue] = active;
  if (!known || !venue) throw new Error('The known accounts come first.');
  return { now, passwordHash, random, stream, users, known, others, venues, active, venue };
}

/** Everything that holds an hour or waits for one. */
function composeBookings({ now, random, stream, users, known, others, active, venue }: World) {
  const ledger = createLedger(random);
  const base = { now, random, players: others, ledger };
  const own = (n: number) => ({ now, random: stream(n), ledger });
  bookKnownPlayer(base, known, active);
  const locals = others.filter((player) => player.city === venue.row.city);
  bookKnownRequests(base, venue, locals);
  const lives = livesOf({ now, random, venues: active }, users);
  const crews = crewsOf({ now, random, venues: active }, lives);
  liveHabits({ now, random, ledger, venues: active }, lives, crews);
  fillCalendars(base, active);
  answerRequests(own(29), venue, known.id);
  takeGroupCalls(own(21), venue);
  const people = { known, players: others, venues: active };
  const regulars = demoSubscriptions(own(7), people);
  const repairs = closeForRepairs(own(13), venue);
  ledger.cells.push(...repairs.cells);
  markAttendance(own(22), { known: known.id, venues: active }, ledger.reservations);
  countAnswers(active, ledger.reservations);
  return {
    ledger,
    crews,
    ...regulars,
    closures: repairs.closures,
    waitingEntries: demoWaiting(own(23), people),
  };
}

function composeReviews({ now, random, known, others, active }: World, made: readonly DemoReservation[]) {
  const base = { now, random, players: others };
  return [...reviewVenues(base, active, made), ...reviewWherePlayed(base, known, active, made)];
}

/** Messages and notifications of the demo accounts, and the payments of the demo venue. */
function composeTold(
  { now, passwordHash, stream, known, venues, active, venue }: World,
  made: Omit<Parameters<typeof demoNews>[2], 'payments'> &
    Pick<DemoData, 'phoneBookings' | 'closures' | 'friendships' | 'matches'>,
) {
  const own = (n: number) => ({ now, random: stream(n) });
  const staff = demoStaff({ ...own(24), passwordHash }, venue);
  const approved = venues.filter(({ row }) => row.status === 'approved');
  const payments = demoPayments(own(25), approved);
  return {
    staff,
    changes: demoChanges(own(26), venue, { ...made, staff }),
    payments,
    notifications: demoNews(own(27), { player: known, venue, venues: active }, { ...made, payments }),
    ...demoChats(own(28), { player: known, venue, users: made.users }, made),
  };
}

/** What players do with each other. It has its own random numbers, so it changes no booking. */
function composeSocial({ now, stream, users, active }: World, crews: readonly Crew[]) {
  const base = { now, random: stream(1) };
  return {
    friendships: demoFriendships(base, users, crews),
    ...demoTournaments(base, users, active),
    challenges: demoChallenges(base, users),
  };
}

function composeMatches({ now, stream, users }: World, { teams }: Pick<DemoCommunity, 'teams'>) {
  const base = { now, random: stream(3) };
  const cities = new Map(users.map((user) => [user.id, user.city ?? '']));
  const matches = demoMatches(base, teams, (team) => cities.get(team.row.user_id) ?? '');
  demoProposals({ now, random: stream(30) }, matches, teams);
  rateMatches(base, matches, users);
  return matches;
}
