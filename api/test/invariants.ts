import { MAX_OPEN_REQUESTS, MAX_WEEKLY_SLOTS } from 'mf-shared/contracts/reservations';
import { addDays, cellsOf, istanbulMidnight, weekStart } from 'mf-shared/schedule';
import type { Queries } from '../src/db/database.ts';
import type { CellRow } from '../src/db/schema/cells.ts';
import type { ClosureRow } from '../src/db/schema/closures.ts';
import type { ReservationRow } from '../src/db/schema/reservations.ts';
import type { OccurrenceRow } from '../src/db/schema/subscription-occurrences.ts';
import type { SubscriptionRow } from '../src/db/schema/subscriptions.ts';

/**
 * Everything that must hold for reservations and cells between transactions; answers the violations. Overlaps are found
 * by a sweep over the reservations, independent of the cells.
 */
export async function brokenInvariants(q: Queries): Promise<string[]> {
  const reservations = await q.selectFrom('reservations').selectAll().execute();
  const cells = await q.selectFrom('cells').selectAll().execute();
  const offers = await q.selectFrom('waiting_entries').selectAll().where('status', '=', 'offered').execute();
  const occurrences = await q.selectFrom('subscription_occurrences').selectAll().execute();
  const phoneBookings = await q.selectFrom('phone_bookings').selectAll().execute();
  const closures = await q.selectFrom('closures').selectAll().execute();
  const subscriptions = await q.selectFrom('subscriptions').selectAll().execute();
  const holding = reservations.filter((row) => row.status === 'pending' || row.status === 'approved');
  const regular = occurrences.filter((row) => row.status === 'held');
  const held = [
    ...holding,
    ...[...regular, ...phoneBookings.filter((row) => row.status === 'active')].map((row) => ({
      ...row,
      status: 'approved' as const,
      expires_at: 0,
    })),
  ];
  return [
    ...doubleCells(cells),
    ...wrongOwners(cells, [...held, ...offers, ...closures]),
    ...strayClosures(cells, closures),
    ...wrongCells(cells, held),
    ...overlaps(held),
    ...beyondLimit(holding),
    ...inTwoPlaces([...holding, ...regular]),
    ...tooManyOpen([...holding, ...subscriptions]),
    ...wrongSubscriptions(subscriptions, occurrences),
  ];
}

function doubleCells(cells: readonly CellRow[]): string[] {
  const keys = new Set(cells.map((cell) => `${cell.pitch_id} ${cell.starts_at}`));
  return keys.size === cells.length ? [] : [`${cells.length - keys.size} cells are held twice`];
}

function wrongOwners(cells: readonly CellRow[], holding: readonly { id: string }[]): string[] {
  const ids = new Set(holding.map((row) => row.id));
  return cells
    .filter((cell) => !ids.has(cell.owner_id))
    .map((cell) => `cell ${cell.starts_at} of ${cell.pitch_id} has no live owner (${cell.owner_id})`);
}

/** A closure holds only cells of its own pitch and night, without expiry. */
function strayClosures(cells: readonly CellRow[], closures: readonly ClosureRow[]): string[] {
  const byId = new Map(closures.map((row) => [row.id, row]));
  return cells.flatMap((cell) => {
    const row = byId.get(cell.owner_id);
    if (!row) return [];
    const inside = row.starts_at <= cell.starts_at && cell.starts_at < row.ends_at;
    const right = inside && row.pitch_id === cell.pitch_id && cell.expires_at === null;
    return right ? [] : [`closure ${row.id} holds ${cell.pitch_id} ${cell.starts_at}`];
  });
}

/** A holder of an hour; an approved one holds it without expiry. */
type Holder = Pick<ReservationRow, 'id' | 'pitch_id' | 'starts_at' | 'ends_at' | 'status' | 'expires_at'>;

/** Each holder has exactly the cells of its hour on its pitch, until it expires. */
function wrongCells(cells: readonly CellRow[], holding: readonly Holder[]): string[] {
  const byOwner = Map.groupBy(cells, (cell) => cell.owner_id);
  return holding.flatMap((row) => {
    const expires = row.status === 'approved' ? null : row.expires_at;
    const wanted = cellsOf(row.starts_at, row.ends_at).map((start) => `${row.pitch_id} ${start} ${expires}`);
    const found = (byOwner.get(row.id) ?? [])
      .sort((a, b) => a.starts_at - b.starts_at)
      .map((cell) => `${cell.pitch_id} ${cell.starts_at} ${cell.expires_at}`);
    const same = JSON.stringify(wanted) === JSON.stringify(found);
    return same ? [] : [`${row.status} ${row.id} has cells [${found}] instead of [${wanted}]`];
  });
}

function overlaps(holding: readonly Pick<Holder, 'id' | 'pitch_id' | 'starts_at' | 'ends_at'>[]): string[] {
  const sorted = [...holding].sort((a, b) => a.starts_at - b.starts_at);
  const lastOf = new Map<string, (typeof holding)[number]>();
  const found: string[] = [];
  for (const row of sorted) {
    const before = lastOf.get(row.pitch_id);
    if (before && before.ends_at > row.starts_at) found.push(`${before.id} and ${row.id} overlap`);
    if (!before || before.ends_at < row.ends_at) lastOf.set(row.pitch_id, row);
  }
  return found;
}

function beyondLimit(holding: readonly ReservationRow[]): string[] {
  const weeks = Map.groupBy(holding, (row) => `${row.user_id} ${row.pitch_id} ${weekStart(row.date)}`);
  return [...weeks]
    .filter(([, rows]) => rows.length > MAX_WEEKLY_SLOTS)
    .map(([week, rows]) => `${rows.length} reservations in one week: ${week}`);
}

/** Nobody plays in two places at once. */
function inTwoPlaces(
  rows: readonly Pick<OccurrenceRow, 'id' | 'user_id' | 'starts_at' | 'ends_at'>[],
): string[] {
  const byPlayer = rows.map((row) => ({ ...row, pitch_id: row.user_id }));
  return overlaps(byPlayer).map((found) => `of one player: ${found}`);
}

function tooManyOpen(rows: readonly Pick<SubscriptionRow, 'user_id' | 'status'>[]): string[] {
  const open = rows.filter((row) => row.status === 'pending');
  return [...Map.groupBy(open, (row) => row.user_id)]
    .filter(([, own]) => own.length > MAX_OPEN_REQUESTS)
    .map(([id, own]) => `${own.length} open requests of ${id}`);
}

/** Whether a night is at the subscription's weekly time and place. */
function stands(row: SubscriptionRow, week: OccurrenceRow): boolean {
  const startsAt = istanbulMidnight(week.usual_date ?? week.date) + row.start_minute * 60_000;
  const onItsDay = week.date === (week.usual_date ?? week.date);
  return onItsDay && week.pitch_id === row.pitch_id && week.starts_at === startsAt;
}

/**
 * At most one pending or running subscription for each player and venue. Every running one has one night a week without
 * a gap up to its end, each in its place unless moved.
 */
function wrongSubscriptions(
  subscriptions: readonly SubscriptionRow[],
  occurrences: readonly OccurrenceRow[],
): string[] {
  const live = subscriptions.filter((row) => row.status === 'pending' || row.status === 'approved');
  const byPair = Map.groupBy(live, (row) => `${row.user_id} ${row.venue_id}`);
  const twice = [...byPair].filter(([, rows]) => rows.length > 1).map(([pair]) => `two live ones of ${pair}`);
  const weeks = Map.groupBy(occurrences, (row) => row.subscription_id);
  const broken = subscriptions.flatMap((row) => {
    const own = weeks.get(row.id) ?? [];
    const dates = own.map((week) => week.usual_date ?? week.date).sort();
    const stray = own.filter((week) => stands(row, week) !== (week.usual_date === null));
    const gaps = dates.filter((date, i) => i > 0 && date !== addDays(dates[i - 1] ?? '', 7));
    const last = dates.at(-1) ?? '';
    const reach = row.claimed_until ?? '';
    if (row.status === 'pending' && dates.length > 0) return [`${row.id} waits and has weeks`];
    if (stray.length > 0) return [`${row.id} does not stand as ever on ${stray.map((week) => week.date)}`];
    if (gaps.length > 0) return [`${row.id} misses weeks before ${gaps}`];
    if (row.status === 'approved' && (last > reach || addDays(last, 7) <= reach))
      return [`${row.id} reaches ${last} instead of ${reach}`];
    return [];
  });
  return [...twice, ...broken];
}
