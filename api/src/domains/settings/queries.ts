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
