import type { WeeklyField } from 'mf-shared/contracts/reservations';
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
const stores = new WeakMap<Database, Map<string, StoredWeek>>();

function storeOf(db: Database): Map<string, StoredWeek> {
  const known = stores.get(db);
  if (known) return known;
  const store = new Map<string, StoredWeek>();
  stores.set(db, store);
  return store;
}

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
  const current =
    known && known.version === version && known.from <= now && now < known.until ? known : await build();
  store.delete(key);
  store.set(key, current);
  const oldest = store.size > MAX_WEEKS ? store.keys().next().value : undefined;
  if (oldest !== undefined) store.delete(oldest);
  return current;
}
