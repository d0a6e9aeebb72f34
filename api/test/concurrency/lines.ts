import { cellsOf, weekStart } from 'mf-shared/schedule';
import type { ReservationRow } from '../../src/db/schema/reservations.ts';
import type { OccurrenceRow } from '../../src/db/schema/subscription-occurrences.ts';
import type { WaitingEntryRow } from '../../src/db/schema/waiting-entries.ts';
import { expireOffers } from '../../src/domains/waiting-list/expire.ts';
import type { Asked } from '../booking.ts';
import { decline, join, leave, placesOf } from '../waiting.ts';
import { tellBooked } from './bookings.ts';
import type { Random } from './random.ts';
import { count, recent, record, step } from './tell.ts';
import type { Operation, World } from './types.ts';

const LIMIT = 3;
/** More than a night moves within one run of calls (ms). */
const NEAR = 8 * 24 * 60 * 60_000;

/** Players wait for hours that others hold, and answer their offers. */
export const LINE_OPERATIONS: Operation[] = [
  { weight: 22, run: wait },
  { weight: 16, run: answerOffer },
  { weight: 2, run: leaveOne },
  { weight: 2, run: (world, random) => expireOffers(random.pick(world.apps).ctx).then(() => {}) },
];
export const LINE_MEETINGS = [
  'join 201 ',
  'join 409 waiting_hour_free',
  'accept 201 ',
  'decline 200 ',
  'leave 200 ',
  'offered to the first',
];

async function wait(world: World, random: Random): Promise<void> {
  const target = recent(world, random);
  if (!target) return;
  const { business, reservation } = target;
  const { date, timeSlot, fieldName } = reservation;
  const app = random.pick(world.apps);
  const answer = await join(app, random.pick(world.users), business, { date, timeSlot, fieldName });
  record(world, 'join', answer, [201, 400, 404, 409]);
}

/** A player with an offer mostly takes it, or the offer expires first. */
async function answerOffer(world: World, random: Random): Promise<void> {
  const app = random.pick(world.apps);
  const offers = await app.db.q
    .selectFrom('waiting_entries')
    .select(['id', 'user_id', 'venue_id'])
    .where('status', '=', 'offered')
    .execute();
  if (offers.length === 0) return;
  const { id, user_id, venue_id } = random.pick(offers);
  const user = world.users.find((one) => one.id === user_id);
  const business = world.venues.find((one) => one.id === venue_id);
  if (!user || !business) return;
  if (random.below(3) === 0) {
    record(world, 'decline', await decline(app, user, id), [200, 409]);
    return;
  }
  const asked = step(world);
  const answer = await app.call<Asked>('post', `/api/waiting-list/${id}/accept`, { token: user.token });
  const answered = step(world);
  if (!record(world, 'accept', answer, [201, 400, 409])) return;
  tellBooked(world, { user, business }, answer.body.reservation, { asked, answered });
}

async function leaveOne(world: World, random: Random): Promise<void> {
  const user = random.pick(world.users);
  const app = random.pick(world.apps);
  const places = await placesOf(app, user);
  if (places.length === 0) return;
  record(world, 'leave', await leave(app, user, random.pick(places).id), [200, 404, 409]);
}

type Meeting = Pick<ReservationRow, 'user_id' | 'starts_at' | 'ends_at'>;
type Night = Meeting & Pick<OccurrenceRow, 'id' | 'version'>;

type Known = Pick<Seen, 'reservations' | 'nights'>;

/** The state of the lines when no call was last running. */
export type Seen = {
  offers: Set<string>;
  reservations: Map<string, ReservationRow>;
  nights: Map<string, Night>;
};
export const nothingSeen = (): Seen => ({ offers: new Set(), reservations: new Map(), nights: new Map() });

/**
 * Finds hours that were offered although an eligible player waited longer, and standing offers that do not hold their
 * hour. Updates `seen`.
 */
export async function wrongLines(world: World, seen: Seen): Promise<string[]> {
  const q = world.apps[0]?.db.q;
  if (!q) return [];
  const entries = await q.selectFrom('waiting_entries').selectAll().execute();
  const rows = await q.selectFrom('reservations').selectAll().execute();
  const nights = await q.selectFrom('subscription_occurrences').selectAll().execute();
  const cells = await q.selectFrom('cells').selectAll().where('owner_kind', '=', 'offer').execute();
  const byOwner = Map.groupBy(cells, (cell) => cell.owner_id);
  const stray = entries.flatMap((entry) => {
    if (entry.status !== 'offered') return [];
    const wanted = cellsOf(entry.starts_at, entry.ends_at).map(
      (at) => `${entry.pitch_id} ${at} ${entry.offer_until}`,
    );
    const found = (byOwner.get(entry.id) ?? []).map(
      (cell) => `${cell.pitch_id} ${cell.starts_at} ${cell.expires_at}`,
    );
    return wanted.join() === found.sort().join() ? [] : [`offer ${entry.id} holds ${found}`];
  });
  const lines = Map.groupBy(entries, (entry) => `${entry.pitch_id} ${entry.starts_at}`);
  const passed = entries
    .filter((entry) => entry.offered_at !== null && !seen.offers.has(entry.id))
    .flatMap((entry) => {
      seen.offers.add(entry.id);
      const line = lines.get(`${entry.pitch_id} ${entry.starts_at}`) ?? [];
      const before = line.filter((one) => one.status === 'waiting' && one.turn < entry.turn);
      const able = before.filter((one) => !mayHaveBeenAtLimit(one, rows, seen, nights));
      if (line.length > 1 && before.length === 0) count(world, 'offered to the first');
      return able.map((one) => `${entry.id} was offered what ${one.id} waited for`);
    });
  seen.reservations = new Map(rows.map((row) => [row.id, row]));
  seen.nights = new Map(nights.map((night) => [night.id, night]));
  return [...stray, ...passed];
}

/** Whether a player may have had another hour at the same time since the last look. */
function mayHaveMet(
  wanted: Meeting,
  rows: readonly ReservationRow[],
  nights: readonly Night[],
  seen: Known,
): boolean {
  const own = <T extends Meeting>(list: readonly T[]) => list.filter((row) => row.user_id === wanted.user_id);
  const meets = (row: Meeting) => row.starts_at < wanted.ends_at && wanted.starts_at < row.ends_at;
  // An hour that moved more than once was in places that no look saw; nights move within a few days.
  const roamed = (now: number, before: number | undefined) => now > (before === undefined ? 0 : before + 1);
  const isNear = (night: Meeting) => Math.abs(night.starts_at - wanted.starts_at) < NEAR;
  return (
    [...own(rows), ...own([...seen.reservations.values()]), ...own(nights)].some(meets) ||
    own([...seen.nights.values()]).some(meets) ||
    own(rows).some((row) => roamed(row.moves, seen.reservations.get(row.id)?.moves)) ||
    own(nights).some((row) => isNear(row) && roamed(row.version, seen.nights.get(row.id)?.version))
  );
}

/**
 * Whether the player may have had three hours of that pitch and week, or another hour at the same time, since the last
 * look. `nights` are nights of subscriptions in any state.
 */
export function mayHaveBeenAtLimit(
  entry: WaitingEntryRow,
  rows: readonly ReservationRow[],
  seen: Known,
  nights: readonly Night[] = [],
): boolean {
  if (mayHaveMet(entry, rows, nights, seen)) return true;
  const { user_id, pitch_id, date } = entry;
  const isThere = (row: ReservationRow) =>
    row.pitch_id === pitch_id && weekStart(row.date) === weekStart(date);
  const isLive = (row: ReservationRow) => row.status === 'pending' || row.status === 'approved';
  // Unanswered requests are deleted in the end.
  const ids = new Set(rows.map(({ id }) => id));
  const gone = [...seen.reservations.values()].filter(({ id }) => !ids.has(id));
  const counted = [...rows, ...gone].filter((row) => {
    if (row.user_id !== user_id) return false;
    const before = seen.reservations.get(row.id);
    if (!before) return isThere(row);
    const wasLive = isLive(before) || isLive(row) || row.decided_at !== before.decided_at;
    return wasLive && (isThere(row) || isThere(before));
  });
  return counted.length >= LIMIT;
}
