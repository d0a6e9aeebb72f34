import type { WeeklyField } from 'mf-shared/contracts/reservations';
import { cachePerDatabase } from '../../db/cache-per-database.ts';
import type { Database } from '../../db/database.ts';
import type { RawJson } from '../../http/raw-json.ts';

/** A week as visitors see it, with what tells whether it still is so. */
export type StoredWeek = {
  /** `calendar_version` of the venue, read before the rest. */
  version: number;
  /** It holds from one instant (inclusive) until another (exclusive), in ms, if nobody does anything. */
  from: number;
  until: number;
  fields: WeeklyField[];
  /** The whole answer as it travels. */
  answer: RawJson;
};

const MAX_WEEKS = 500;
const storeOf = cachePerDatabase<StoredWeek>(MAX_WEEKS);

/**
 * The stored week under `key` if it is current at `now` and `version`, else the one that `build` makes, which
 * is then kept. Of weeks long unused the oldest go first.
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
