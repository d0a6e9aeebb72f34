import type { Queries } from '../../db/database.ts';
import type { OccurrenceRow, SubscriptionRow } from '../../db/schema/subscriptions.ts';
import type { PitchRow } from '../../db/schema.ts';

/** Football nights of the subscriptions that have not begun at `now` (ms), in the order they are played. */
export async function comingOccurrences(
  q: Queries,
  subscriptionIds: readonly string[],
  now: number,
): Promise<OccurrenceRow[]> {
  if (subscriptionIds.length === 0) return [];
  return q
    .selectFrom('subscription_occurrences')
    .selectAll()
    .where('subscription_id', 'in', subscriptionIds)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();
}

/** One week of a subscription, whatever its status. */
export const occurrenceById = (q: Queries, id: string): Promise<OccurrenceRow | undefined> =>
  q.selectFrom('subscription_occurrences').selectAll().where('id', '=', id).executeTakeFirst();

/** Writes what changed of an occurrence and counts the change. */
export const changeOccurrence = (
  q: Queries,
  id: string,
  change: Partial<Omit<OccurrenceRow, 'id' | 'version'>>,
) =>
  q
    .updateTable('subscription_occurrences')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Writes what changed of a subscription; who may do so was checked by the caller. */
export const changeSubscription = (q: Queries, id: string, change: Partial<SubscriptionRow>) =>
  q.updateTable('subscriptions').set(change).where('id', '=', id).execute();

/** Which of the cells (starts in ms) of a pitch somebody holds at `now`. */
export async function heldAmong(
  q: Queries,
  pitchId: string,
  cells: readonly number[],
  now: number,
): Promise<Set<number>> {
  if (cells.length === 0) return new Set();
  const rows = await q
    .selectFrom('cells')
    .select(['starts_at', 'expires_at'])
    .where('pitch_id', '=', pitchId)
    .where('starts_at', 'in', cells)
    .execute();
  const held = rows.filter((cell) => cell.expires_at === null || cell.expires_at > now);
  return new Set(held.map((cell) => cell.starts_at));
}

/** Pitches to which nights that have not begun at `now` (ms) were moved. */
export async function pitchesOfMoved(q: Queries, subscriptionId: string, now: number): Promise<string[]> {
  const rows = await q
    .selectFrom('subscription_occurrences')
    .select('pitch_id')
    .where('subscription_id', '=', subscriptionId)
    .where('starts_at', '>', now)
    .where('usual_date', 'is not', null)
    .execute();
  return rows.map((row) => row.pitch_id);
}

type Names = ReadonlyMap<string, string>;

/** Names of the pitches by id. */
export async function pitchNames(q: Queries, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await q.selectFrom('pitches').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether the venue still plays on the pitch. */
export async function isInService(q: Queries, pitchId: string): Promise<boolean> {
  const row = await q
    .selectFrom('pitches')
    .select('id')
    .where('id', '=', pitchId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the waiting and running subscriptions of a player or on a pitch, ascending. */
export async function liveSubscriptions(
  q: Queries,
  column: 'user_id' | 'pitch_id',
  id: string,
): Promise<string[]> {
  const rows = await q
    .selectFrom('subscriptions')
    .select('id')
    .where(column, '=', id)
    .where('status', 'in', ['pending', 'approved'])
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** What the price of an hour depends on beside the hour. */
export const pitchOf = (q: Queries, id: string): Promise<Pick<PitchRow, 'id' | 'price'>> =>
  q.selectFrom('pitches').select(['id', 'price']).where('id', '=', id).executeTakeFirstOrThrow();
