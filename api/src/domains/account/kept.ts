import type { ClosingPreview } from 'mf-shared/contracts/account';
import type { SuspensionPreview } from 'mf-shared/contracts/desk';
import type { Queries } from '../../db/database.ts';
import type { OfAccount, Part } from '../../http/account-parts.ts';
import { mailsOfAccount } from '../account-mail/index.ts';
import { adsOfAccount } from '../ads/index.ts';
import { appealsOfAccount } from '../appeals/index.ts';
import { blocksOfAccount } from '../blocks/index.ts';
import { boardOfAccount } from '../board/index.ts';
import { calendarOfAccount } from '../calendar/index.ts';
import { challengesOfAccount } from '../challenges/index.ts';
import { friendsOfAccount } from '../friends/index.ts';
import { alertsOfAccount } from '../hour-alerts/index.ts';
import { lineupsOfAccount } from '../lineups/index.ts';
import { matchesOfAccount } from '../matches/index.ts';
import { messagesOfAccount } from '../messages/index.ts';
import { noticesOfAccount } from '../notifications/index.ts';
import { pitchesOfAccount } from '../occupancy/index.ts';
import { paymentsOfAccount } from '../payments/index.ts';
import { wordsOfAccount } from '../players/index.ts';
import { pricesOfAccount } from '../prices/index.ts';
import { habitsOfAccount } from '../recommendations/index.ts';
import { removalsOfAccount } from '../removals/index.ts';
import { reportsOfAccount } from '../reports/index.ts';
import { reservationsOfAccount } from '../reservations/index.ts';
import { reviewsOfAccount } from '../reviews/index.ts';
import { rostersOfAccount } from '../rosters/index.ts';
import { factorOfAccount } from '../second-factor/index.ts';
import { sessionsOfAccount } from '../sessions/index.ts';
import { staffOfAccount } from '../staff/index.ts';
import { subscriptionsOfAccount } from '../subscriptions/index.ts';
import { supportOfAccount } from '../support/index.ts';
import { tournamentsOfAccount } from '../tournaments/index.ts';
import { applicationOfAccount } from '../venues/index.ts';
import { linesOfAccount } from '../waiting-list/index.ts';

/** The order of the downloaded document. */
const DOWNLOADED: readonly OfAccount[] = [
  pitchesOfAccount,
  applicationOfAccount,
  reservationsOfAccount,
  subscriptionsOfAccount,
  reviewsOfAccount,
  sessionsOfAccount,
  factorOfAccount,
  messagesOfAccount,
  paymentsOfAccount,
  boardOfAccount,
  pricesOfAccount,
  staffOfAccount,
  friendsOfAccount,
  lineupsOfAccount,
  adsOfAccount,
  matchesOfAccount,
  tournamentsOfAccount,
  challengesOfAccount,
  calendarOfAccount,
  habitsOfAccount,
  linesOfAccount,
  alertsOfAccount,
  rostersOfAccount,
  blocksOfAccount,
  reportsOfAccount,
  appealsOfAccount,
  removalsOfAccount,
  supportOfAccount,
  noticesOfAccount,
];

/** What is forgotten about a player, in this order. */
const OF_PLAYER = [
  noticesOfAccount,
  wordsOfAccount,
  adsOfAccount,
  lineupsOfAccount,
  challengesOfAccount,
  linesOfAccount,
  alertsOfAccount,
  rostersOfAccount,
  calendarOfAccount,
  sessionsOfAccount,
  factorOfAccount,
  habitsOfAccount,
  mailsOfAccount,
  messagesOfAccount,
  blocksOfAccount,
  supportOfAccount,
  reportsOfAccount,
  appealsOfAccount,
  removalsOfAccount,
  tournamentsOfAccount,
];

/** The same about a venue. The board goes first: it names callers without an account. */
const OF_VENUE = [
  mailsOfAccount,
  boardOfAccount,
  pricesOfAccount,
  applicationOfAccount,
  calendarOfAccount,
  habitsOfAccount,
  sessionsOfAccount,
  staffOfAccount,
  factorOfAccount,
  messagesOfAccount,
  supportOfAccount,
  blocksOfAccount,
  reportsOfAccount,
  appealsOfAccount,
  removalsOfAccount,
  noticesOfAccount,
];

/** The parts of an account's download apart from the account itself, by name and in order. */
export const partsOf = (kind: keyof OfAccount): [string, Part][] =>
  DOWNLOADED.flatMap((domain) => Object.entries(domain[kind]?.parts ?? {}));

/** Deletes a leaving player's own records. Records that others need stay. `now` is in ms. */
export async function forgetPlayer(q: Queries, id: string, now: number): Promise<void> {
  for (const { player } of OF_PLAYER) await player.forget(q, id, now);
}

/** Deletes rows that only the venue used, and rows about callers without an account. Payments stay. */
export async function forgetVenue(q: Queries, id: string): Promise<void> {
  for (const { venue } of OF_VENUE) await venue.forget(q, id);
}

/** Counts what suspending an account would end at `now` (ms). */
export const suspendedAt = (
  q: Queries,
  { kind, id }: { kind: 'player' | 'venue'; id: string },
  now: number,
): Promise<Omit<SuspensionPreview, 'bookings'>> =>
  q
    .selectNoFrom([
      reservationsOfAccount[kind].ending(q, id, now).as('reservations'),
      subscriptionsOfAccount[kind].ending(q, id).as('subscriptions'),
      linesOfAccount[kind].ending(q, id, now).as('waiting'),
    ])
    .$castTo<Omit<SuspensionPreview, 'bookings'>>()
    .executeTakeFirstOrThrow();

/** Counts what would end with the venue's account at `now` (ms). */
export const endingAt = (q: Queries, id: string, now: number): Promise<ClosingPreview> =>
  q
    .selectNoFrom([
      reservationsOfAccount.venue.ending(q, id, now).as('reservations'),
      subscriptionsOfAccount.venue.ending(q, id).as('subscriptions'),
      linesOfAccount.venue.ending(q, id, now).as('waiting'),
      boardOfAccount.venue.ending(q, id, now).as('phoneBookings'),
      staffOfAccount.venue.ending(q, id).as('staff'),
    ])
    .$castTo<ClosingPreview>()
    .executeTakeFirstOrThrow();
