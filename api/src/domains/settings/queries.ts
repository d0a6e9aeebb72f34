import type { Queries } from '../../db/database.ts';
import type { VenueSettings } from '../../db/schema/venues.ts';

/** A venue's settings, and how often they were saved. */
type StoredSettings = VenueSettings & { settings_version: number };

/** The venue's settings; undefined when there is no such venue. */
export const settingsOf = (q: Queries, businessId: string): Promise<StoredSettings | undefined> =>
  q
    .selectFrom('venues')
    .select(['cancel_hours', 'approval', 'buffer_minutes', 'horizon_weeks', 'settings_version'])
    .where('id', '=', businessId)
    .executeTakeFirst();
