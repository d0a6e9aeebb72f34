import type { FreeHour, WeeklyField } from 'mf-shared/contracts/reservations';
import { cachePerDatabase } from '../../db/cache-per-database.ts';
import type { Database } from '../../db/database.ts';
import type { RawJson } from '../../http/raw-json.ts';

/** A week as visitors see it, with the values that tell whether it is still current. */
export type StoredWeek = {
  /** `calendar_version` of the venue, read before everything else. */
  version: number;
  /** Valid from `from` (inclusive) to `until` (exclusive), in ms, if nobody changes anything. */
  from: number;
  until: number;
  fields: WeeklyField[];
  nextHours: FreeHour[];
  /** The whole answer in its wire format. */
  answer: RawJson;
};

const MAX_WEEKS = 500;
const storeOf = cachePerDatabase<StoredWeek>(MAX_WEEKS);

/**
 * Returns the stored week under `key` if it is current at `now` (ms) and `version`, else builds and stores one. The
 * least recently used weeks are dropped first.
 */
export async function storedWeek(
  db: Database,
  key: string,
  { version, now }: { version: number; now: number },
  build: () => Promise<StoredWeek>,
): Promise<StoredWeek> {
  const store = storeOf(db);
  const known = store.get(key);
  if (known && known.version === version && known.from <= now && now < known.until) return known;
  const current = await build();
  store.set(key, current);
  return current;
}
