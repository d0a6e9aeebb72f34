import type { Queries } from '../../db/database.ts';
import type { VenueSettings } from '../../db/schema/venue-settings.ts';

/** What a venue decided, and how often. */
type StoredSettings = VenueSettings & { settings_version: number };

/** What the venue decided; undefined where there is none with this id. */
export const settingsOf = (q: Queries, businessId: string): Promise<StoredSettings | undefined> =>
  q
    .selectFrom('businesses')
    .select(['cancel_hours', 'approval', 'buffer_minutes', 'horizon_weeks', 'settings_version'])
    .where('id', '=', businessId)
    .executeTakeFirst();

/** Ids of the venue's pitches in service, ascending: the order in which they are locked. */
export async function pitchIds(q: Queries, businessId: string): Promise<string[]> {
  const rows = await q
    .selectFrom('pitches')
    .select('id')
    .where('business_id', '=', businessId)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
