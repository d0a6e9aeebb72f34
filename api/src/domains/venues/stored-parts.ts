import type { Venue } from 'mf-shared/contracts/venues';
import { cachePerDatabase } from '../../db/cache-per-database.ts';
import type { Database } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';

/** The parts of a venue's page beside its own row. */
export type VenueParts = Pick<Venue, 'photos' | 'fields' | 'ratings' | 'hasMoreRatings'>;

const MAX_VENUES = 5000;
const storeOf = cachePerDatabase<{ version: number; parts: VenueParts }>(MAX_VENUES);

/**
 * The parts of each venue, by its id. They are kept while the venue's row, read just before, shows no change; else
 * `load` reads them. Never call it within a transaction: its versions may be rolled back.
 */
export async function storedParts(
  db: Database,
  rows: readonly Pick<VenueRow, 'id' | 'calendar_version'>[],
  load: (ids: readonly string[]) => Promise<Map<string, VenueParts>>,
): Promise<Map<string, VenueParts>> {
  const store = storeOf(db);
  const parts = new Map<string, VenueParts>();
  for (const { id, calendar_version } of rows) {
    const known = store.get(id);
    if (known?.version === calendar_version) parts.set(id, known.parts);
  }
  const missing = rows.filter(({ id }) => !parts.has(id));
  if (missing.length === 0) return parts;
  const loaded = await load(missing.map(({ id }) => id));
  for (const { id, calendar_version } of missing) {
    const fresh = loaded.get(id);
    if (!fresh) continue;
    store.set(id, { version: calendar_version, parts: fresh });
    parts.set(id, fresh);
  }
  return parts;
}
