import type { Queries } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';

/** Football nights of the subscriptions that have not begun at `now` (ms), in the order of play. */
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

type OccurrenceChange = Partial<Omit<OccurrenceRow, 'id' | 'version'>>;

/** Writes the same change to some occurrences and counts it. A season has a few dozen. */
export async function changeOccurrences(
  q: Queries,
  ids: readonly string[],
  change: OccurrenceChange,
): Promise<void> {
  if (ids.length === 0) return;
  await q
    .updateTable('subscription_occurrences')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** The same for one occurrence. */
export const changeOccurrence = (q: Queries, id: string, change: OccurrenceChange): Promise<void> =>
  changeOccurrences(q, [id], change);

/** Writes a change of a subscription. The caller checks who may do so. */
export const changeSubscription = (q: Queries, id: string, change: Partial<SubscriptionRow>) =>
  q.updateTable('subscriptions').set(change).where('id', '=', id).execute();

/** Pitches of moved nights that have not begun at `now` (ms). */
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

/** Whether players ever asked this venue for a subscription, whatever became of it. */
export async function hasSubscriptions(q: Queries, venueId: string): Promise<boolean> {
  const found = q.selectFrom('subscriptions').select('id').where('venue_id', '=', venueId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
