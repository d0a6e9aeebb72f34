import { MAX_OPEN_REQUESTS } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { AppError } from '../../base/app-error.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import { LONGEST_BOOKING_MS } from '../occupancy/index.ts';
import { isLiveAt } from './status.ts';
import { atWeeklyLimit } from './weekly-limit.ts';

type Span = { from: number; to: number };
/** An hour that a player has: a live reservation or a held occurrence. Instants in ms. */
export type PlayerHour = {
  id: string;
  venue_name: string;
  field_name: string;
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
};

/** A player's hours between two instants at `now` (ms), at any venue, earliest first. */
export const hoursOfPlayer = (q: Queries, userId: string, span: Span, now: number): Promise<PlayerHour[]> =>
  hoursOfPlayers(q, [userId], span, now);

type OwnedHour = PlayerHour & { user_id: string };

async function hoursOfPlayers(
  q: Queries,
  userIds: readonly string[],
  { from, to }: Span,
  now: number,
): Promise<OwnedHour[]> {
  const at = { userIds, from, to, earliest: from - LONGEST_BOOKING_MS };
  const [reserved, weekly] = [await reservedHours(q, { ...at, now }), await weeklyHours(q, at)];
  return [...reserved.rows, ...weekly.rows].toSorted((a, b) => a.starts_at - b.starts_at);
}

type Hours = Span & { userIds: readonly string[]; earliest: number };

const reservedHours = compileOnce((q, { userIds, from, to, earliest, now }: Hours & { now: number }) =>
  q
    .selectFrom('reservations as r')
    .innerJoin('published_venues as b', 'b.id', 'r.venue_id')
    .select(['r.id', 'b.venue_name', 'r.field_name', 'r.date', 'r.time_slot', 'r.starts_at', 'r.ends_at'])
    .select('r.user_id')
    .where('r.user_id', 'in', userIds)
    .where('r.starts_at', '>', earliest)
    .where('r.starts_at', '<', to)
    .where('r.ends_at', '>', from)
    .where(isLiveAt(now, 'r')),
);

const weeklyHours = compileOnce((q, { userIds, from, to, earliest }: Hours) =>
  q
    .selectFrom('published_occurrences as o')
    .innerJoin('published_venues as b', 'b.id', 'o.venue_id')
    .innerJoin('published_pitches as p', 'p.id', 'o.pitch_id')
    .select(['o.id', 'b.venue_name', 'p.name as field_name', 'o.date', 'o.time_slot'])
    .select(['o.starts_at', 'o.ends_at', 'o.user_id'])
    .where('o.user_id', 'in', userIds)
    .where('o.starts_at', '>', earliest)
    .where('o.starts_at', '<', to)
    .where('o.ends_at', '>', from),
);

/**
 * How many requests of a player wait at `now` (ms): reservations, without the one with the id `except`, and
 * subscriptions.
 */
export async function countOpenRequests(
  q: Queries,
  userId: string,
  now: number,
  except = '',
): Promise<number> {
  const [counts] = (await openRequests(q, { userId, now, except })).rows;
  return Number(counts?.reservations) + Number(counts?.subscriptions);
}

type Open = { userId: string; now: number; except: string };

const openRequests = compileOnce((q, { userId, now, except }: Open) =>
  q.selectNoFrom((eb) => [
    eb
      .selectFrom('reservations')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .where('expires_at', '>', now)
      .where('id', '<>', except)
      .as('reservations'),
    eb
      .selectFrom('published_subscriptions')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .as('subscriptions'),
  ]),
);

/**
 * Checks that a player may have another waiting request; ignores `except`.
 * @throws `open_requests_limit` for a player with 6 waiting requests
 */
export async function requireFewOpen(q: Queries, userId: string, now: number, except = ''): Promise<void> {
  if ((await countOpenRequests(q, userId, now, except)) >= MAX_OPEN_REQUESTS)
    throw new AppError('open_requests_limit');
}

/** The same, for a venue that makes an answered request wait again. */
export async function requireFewOpenOf(q: Queries, userId: string, now: number): Promise<void> {
  if ((await countOpenRequests(q, userId, now)) >= MAX_OPEN_REQUESTS)
    throw toVenue({ code: 'open_requests_limit' });
}

type Instants = Pick<ReservationRow, 'user_id' | 'starts_at' | 'ends_at'>;
type Wanted = Instants & Pick<ReservationRow, 'pitch_id' | 'date'>;
/** Why a player may not have an hour. */
export type HourRefusal = { code: 'weekly_limit' } | { code: 'hours_overlap'; other: PlayerHour };

/**
 * Why players may not have hours beside those they have. Players who may are not in the answer. `except` is the id of
 * the booking that leaves its hour for one of these. Runs a fixed number of queries. Lock a player when the answer must
 * stay true until the transaction ends.
 */
export async function hourRefusals<W extends Wanted>(
  q: Queries,
  wanted: readonly W[],
  now: number,
  except = '',
): Promise<Map<W, HourRefusal>> {
  const full = await atWeeklyLimit(q, wanted, now, except);
  const others = wanted.filter((one) => !full.has(one));
  return new Map<W, HourRefusal>([
    ...[...full].map((one) => [one, { code: 'weekly_limit' }] as const),
    ...(await overlapRefusals(q, others, now, except)),
  ]);
}

async function hourRefusal(q: Queries, wanted: Wanted, now: number, except: string) {
  return (await hourRefusals(q, [wanted], now, except)).get(wanted) ?? null;
}

async function overlapRefusals<W extends Instants>(
  q: Queries,
  wanted: readonly W[],
  now: number,
  except: string,
): Promise<[W, HourRefusal][]> {
  if (wanted.length === 0) return [];
  const span = {
    from: Math.min(...wanted.map((one) => one.starts_at)),
    to: Math.max(...wanted.map((one) => one.ends_at)),
  };
  const users = [...new Set(wanted.map((one) => one.user_id))];
  const hours = (await hoursOfPlayers(q, users, span, now)).filter(({ id }) => id !== except);
  const had = Map.groupBy(hours, (hour) => hour.user_id);
  return wanted.flatMap((one): [W, HourRefusal][] => {
    const other = had
      .get(one.user_id)
      ?.find((hour) => hour.starts_at < one.ends_at && hour.ends_at > one.starts_at);
    return other ? [[one, { code: 'hours_overlap', other }]] : [];
  });
}

/**
 * Checks that a player may have an hour.
 * @throws `weekly_limit`
 * @throws `hours_overlap`, which names the other hour
 */
export async function requireRoom(q: Queries, wanted: Wanted, now: number, except = ''): Promise<void> {
  const refusal = await hourRefusal(q, wanted, now, except);
  if (refusal) throw toPlayer(refusal);
}

/** The same for a venue that gives a player an hour. The venue only learns that there is another hour. */
export async function requireRoomOf(q: Queries, wanted: Wanted, now: number, except = ''): Promise<void> {
  const refusal = await hourRefusal(q, wanted, now, except);
  if (refusal) throw toVenue(refusal);
}

/**
 * Checks that the player of a night has no other hour then.
 * @throws `hours_overlap`, worded for the caller's side
 */
export async function requireNightFree(
  q: Queries,
  side: 'user' | 'business',
  night: Instants & { id: string },
  now: number,
): Promise<void> {
  const [[, refusal] = []] = await overlapRefusals(q, [night], now, night.id);
  if (refusal) throw side === 'user' ? toPlayer(refusal) : toVenue(refusal);
}

function toPlayer(refusal: HourRefusal): AppError {
  if (refusal.code === 'weekly_limit') return new AppError('weekly_limit');
  const { venue_name, field_name, date, time_slot, starts_at } = refusal.other;
  const hour = formatSlot({ date, timeSlot: time_slot, startsAt: starts_at });
  const message = `Bu saatte zaten bir maçınız var: ${venue_name}, ${field_name}, ${hour}. Önce onu iptal edin ya da başka bir saat seçin.`;
  return new AppError('hours_overlap', { message });
}

const TO_VENUE = {
  weekly_limit: 'Bu oyuncunun o sahada o hafta zaten 3 saati var. Lütfen başka bir saha ya da gün seçin.',
  hours_overlap: 'Bu oyuncunun o saatte başka bir maçı var. Lütfen başka bir saat seçin.',
  open_requests_limit:
    'Bu oyuncunun yanıt bekleyen istekleri sınıra ulaştı. Biri yanıtlanmadan bu isteği geri alamazsınız.',
};

const toVenue = ({ code }: { code: keyof typeof TO_VENUE }): AppError =>
  new AppError(code, { message: TO_VENUE[code] });
