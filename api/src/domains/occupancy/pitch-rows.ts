import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';

/** The pitch with this id, in service or not. */
export const pitchById = (q: Queries, id: string): Promise<PitchRow | undefined> =>
  q.selectFrom('pitches').selectAll().where('id', '=', id).executeTakeFirst();

/** Pitches, in service or not, by id. */
export async function pitchesByIds(
  q: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PitchRow>> {
  if (ids.length === 0) return new Map();
  const rows = await q.selectFrom('pitches').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Pitches in service of the venues (ids), in the order that each venue gave them. */
export const pitchesInService = (q: Queries, businessIds: readonly string[]): Promise<PitchRow[]> =>
  q
    .selectFrom('pitches')
    .selectAll()
    .where('venue_id', 'in', businessIds)
    .where('archived_at', 'is', null)
    .orderBy('venue_id')
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** Ids of all pitches that a venue ever had. */
export async function pitchIdsOf(q: Queries, businessId: string): Promise<string[]> {
  const rows = await q.selectFrom('pitches').select('id').where('venue_id', '=', businessId).execute();
  return rows.map(({ id }) => id);
}

/** The same as a subquery for `pitch_id in`. */
export const pitchesOfVenue = (businessId: string): RawBuilder<string> =>
  sql`(select pitches.id from pitches where pitches.venue_id = ${businessId})`;

/** Names of the pitches by id. */
export async function pitchNames(q: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await q.selectFrom('pitches').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The pitches (ids) that are in service. */
export async function inServiceAmong(q: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await q
    .selectFrom('pitches')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('archived_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Stores new pitches. */
export async function addPitches(q: Queries, rows: readonly PitchRow[]): Promise<void> {
  await q.insertInto('pitches').values(rows).execute();
}

/** Changes a pitch; `archived_at` (ms) takes it out of service. */
export async function changePitch(q: Queries, id: string, change: Partial<PitchRow>): Promise<void> {
  await q.updateTable('pitches').set(change).where('id', '=', id).execute();
}

/** Takes all pitches of a venue out of service at `now` (ms). */
export async function archivePitches(q: Queries, businessId: string, now: number): Promise<void> {
  await q
    .updateTable('pitches')
    .set({ archived_at: now })
    .where('venue_id', '=', businessId)
    .where('archived_at', 'is', null)
    .execute();
}
