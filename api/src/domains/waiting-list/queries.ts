import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { WaitingEntryRow } from '../../db/schema/waiting-entries.ts';

/** Entries that stand in a line. Written out, so that both engines see that the indexes of living entries fit. */
const LIVE = sql<boolean>`status in ('waiting', 'offered')`;
const LIVE_E = sql<boolean>`e.status in ('waiting', 'offered')`;

type Hour = Pick<WaitingEntryRow, 'pitch_id' | 'starts_at'>;

/** An entry with the names for its answer, and its place in the line. */
export type EntryView = WaitingEntryRow & { venue_name: string; field_name: string; position: number };

/** Living entries with their places; the caller narrows. The count covers only earlier entries of the same line. */
const selectEntries = (q: Queries) =>
  q
    .selectFrom('waiting_entries as e')
    .innerJoin('published_venues as b', 'b.id', 'e.venue_id')
    .innerJoin('published_pitches as p', 'p.id', 'e.pitch_id')
    .selectAll('e')
    .select(['b.venue_name', 'p.name as field_name'])
    .select(
      sql<number>`(select count(*) from waiting_entries o where o.pitch_id = e.pitch_id
        and o.starts_at = e.starts_at and o.status in ('waiting', 'offered') and o.turn <= e.turn)`.as(
        'position',
      ),
    )
    .where(LIVE_E);

/** A player's entries for hours that have not begun, next hour first. */
export const entriesOf = (q: Queries, userId: string, now: number): Promise<EntryView[]> =>
  selectEntries(q)
    .where('e.user_id', '=', userId)
    .where('e.starts_at', '>', now)
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .execute();

/** A player's living entry for an hour. */
export const entryFor = (q: Queries, userId: string, hour: Hour): Promise<EntryView | undefined> =>
  selectEntries(q)
    .where('e.user_id', '=', userId)
    .where('e.pitch_id', '=', hour.pitch_id)
    .where('e.starts_at', '=', hour.starts_at)
    .executeTakeFirst();

/** An entry, alive or ended. */
export const entryById = (q: Queries, id: string): Promise<WaitingEntryRow | undefined> =>
  q.selectFrom('waiting_entries').selectAll().where('id', '=', id).executeTakeFirst();

/** A player's living entry for an hour, without names. */
export const livingEntry = async (
  q: Queries,
  { user_id, pitch_id, starts_at }: OwnHour,
): Promise<WaitingEntryRow | undefined> => (await livingEntries(q, { user_id, pitch_id, starts_at })).rows[0];

type OwnHour = Hour & Pick<WaitingEntryRow, 'user_id'>;

const livingEntries = compileOnce((q, { user_id, pitch_id, starts_at }: OwnHour) =>
  q
    .selectFrom('waiting_entries')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('pitch_id', '=', pitch_id)
    .where('starts_at', '=', starts_at)
    .where(LIVE),
);

/** Names of an entry's pitch and venue as they are now. */
export const namesOf = (
  q: Queries,
  { pitch_id }: Pick<WaitingEntryRow, 'pitch_id'>,
): Promise<{ field_name: string; venue_name: string }> =>
  q
    .selectFrom('published_pitches as p')
    .innerJoin('published_venues as b', 'b.id', 'p.venue_id')
    .select(['p.name as field_name', 'b.venue_name'])
    .where('p.id', '=', pitch_id)
    .executeTakeFirstOrThrow();

/** The players in the line for an hour, in order. */
export async function lineOf(q: Queries, hour: Hour): Promise<string[]> {
  const rows = await q
    .selectFrom('waiting_entries')
    .select('user_id')
    .where('pitch_id', '=', hour.pitch_id)
    .where('starts_at', '=', hour.starts_at)
    .where(LIVE)
    .orderBy('turn')
    .execute();
  return rows.map((row) => row.user_id);
}

/** How many players stand in the line for an hour. */
export async function lineLength(q: Queries, hour: Hour): Promise<number> {
  const { count } = await q
    .selectFrom('waiting_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('pitch_id', '=', hour.pitch_id)
    .where('starts_at', '=', hour.starts_at)
    .where(LIVE)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many lines the player stands in for hours that have not begun. */
export async function countEntries(q: Queries, userId: string, now: number): Promise<number> {
  const { count } = await q
    .selectFrom('waiting_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('starts_at', '>', now)
    .where(LIVE)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the player has let an offer of the hour expire or declined it. */
export async function hasUsedOffer(
  q: Queries,
  hour: Hour & Pick<WaitingEntryRow, 'user_id'>,
): Promise<boolean> {
  const row = await q
    .selectFrom('waiting_entries')
    .select('id')
    .where('user_id', '=', hour.user_id)
    .where('pitch_id', '=', hour.pitch_id)
    .where('starts_at', '=', hour.starts_at)
    .where('offered_at', 'is not', null)
    .where('status', 'in', ['declined', 'missed', 'left'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of all living entries of a player. */
export async function livingIds(q: Queries, userId: string): Promise<string[]> {
  const rows = await q
    .selectFrom('waiting_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where(LIVE)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of all living entries for the pitches. */
export async function livingOn(q: Queries, pitchIds: readonly string[]): Promise<string[]> {
  if (pitchIds.length === 0) return [];
  const rows = await q
    .selectFrom('waiting_entries')
    .select('id')
    .where('pitch_id', 'in', pitchIds)
    .where(LIVE)
    .execute();
  return rows.map((row) => row.id);
}

type Nights = { start: string; end: string; now: number };
export type WaitingMark = Pick<WaitingEntryRow, 'id' | 'pitch_id' | 'starts_at' | 'status' | 'offer_until'>;

/** A player's entries for coming hours of the pitches between two football nights. */
export const marksOf = (
  q: Queries,
  userId: string,
  pitchIds: readonly string[],
  { start, end, now }: Nights,
): Promise<WaitingMark[]> =>
  q
    .selectFrom('waiting_entries')
    .select(['id', 'pitch_id', 'starts_at', 'status', 'offer_until'])
    .where('user_id', '=', userId)
    .where('pitch_id', 'in', pitchIds)
    .where('starts_at', '>', now)
    .where('date', '>=', start)
    .where('date', '<=', end)
    .where(LIVE)
    .execute();

export type NightLine = Pick<WaitingEntryRow, 'pitch_id' | 'starts_at' | 'offer_until'> & { waiting: number };

/** Length of every line for hours that start between two instants (ms) on the pitches. */
export async function linesBetween(
  q: Queries,
  pitchIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<NightLine[]> {
  const rows = await q
    .selectFrom('waiting_entries')
    .select(['pitch_id', 'starts_at'])
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.max('offer_until').as('offer_until')])
    .where('pitch_id', 'in', pitchIds)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where(LIVE)
    .groupBy(['pitch_id', 'starts_at'])
    .execute();
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }));
}

/** The turn after the last one of the pitch. The caller locks the pitch's row. */
export async function nextTurn(q: Queries, pitchId: string): Promise<number> {
  const last = await q
    .selectFrom('waiting_entries')
    .select('turn')
    .where('pitch_id', '=', pitchId)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.turn ?? 0) + 1;
}

type Change = Partial<Pick<WaitingEntryRow, 'status' | 'offered_at' | 'offer_until' | 'ended_at'>>;

/** Changes the entry if it still has the status `from`. Answers whether it had. */
export async function changeEntry(
  q: Queries,
  id: string,
  from: WaitingEntryRow['status'],
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('waiting_entries')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Waiting entries whose hour has begun. */
export const begunEntries = (q: Queries, now: number) =>
  q
    .selectFrom('waiting_entries')
    .select(['id', 'starts_at'])
    .where('starts_at', '<=', now)
    .where(sql<boolean>`status in ('waiting', 'offered') and status = 'waiting'`);

/** Expired offers. */
export const overdueOffers = (q: Queries, now: number) =>
  q
    .selectFrom('waiting_entries')
    .select(['id', 'offer_until'])
    .where(sql<boolean>`status = 'offered'`)
    .where('offer_until', '<=', now);

/** A waiting entry and the data that decide whether an hour can be offered to it. */
export type Candidate = WaitingEntryRow & {
  field_name: string;
  venue_name: string;
  working_hours: string;
  archived_at: number | null;
  buffer_minutes: number;
  venue_status: 'pending' | 'approved';
  next_payment_at: number | null;
};
/**
 * Hides the turn from the indexes: in the order of turns a query would read all entries that ever waited for the pitch.
 */
const TURN = sql<number>`e.turn + 0`;
type Span = { pitchId: string; from: number; to: number };

/** Waiting entries of a pitch whose hours start in the span (ms, both included), in the order of joining. */
export const candidates = (
  q: Queries,
  { pitchId, from, to }: Span,
  afterTurn: number,
  limit: number,
): Promise<Candidate[]> =>
  q
    .selectFrom('waiting_entries as e')
    .innerJoin('published_pitches as p', 'p.id', 'e.pitch_id')
    .innerJoin('published_venues as b', 'b.id', 'e.venue_id')
    .selectAll('e')
    .select(['p.name as field_name', 'p.working_hours', 'p.archived_at'])
    .select(['b.venue_name', 'b.buffer_minutes', 'b.status as venue_status', 'b.next_payment_at'])
    .where('e.pitch_id', '=', pitchId)
    .where('e.starts_at', '>=', from)
    .where('e.starts_at', '<=', to)
    .where(sql<boolean>`e.status in ('waiting', 'offered') and e.status = 'waiting'`)
    .where(TURN, '>', afterTurn)
    .orderBy(TURN)
    .limit(limit)
    .execute();
