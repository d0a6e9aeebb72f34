import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from 'mf-shared/time';
import type { Database } from './database.ts';
import { NameRecorder } from './name-recorder.ts';

/** Nothing is kept for longer, so that a forgotten instant does little harm. */
const LONGEST_MS = MINUTE_MS;

type Kept<V> = {
  value: V;
  /** Valid from `from` (inclusive) to `until` (exclusive), in ms. */
  from: number;
  until: number;
  /** The count of writes before the first read, and the latest at which none of the tables was written. */
  madeAt: number;
  tables: readonly string[];
};

/** What is made may be kept: reads go through `db`, and `turns` names instants (ms) at which the value changes by itself. */
export type Making = { db: Database; turns: (instant: number) => void };

/** Values that were read from a database, each under its key. */
export type Keeper<V> = {
  /** The value if nothing that it was read from was written since, at `now` (ms). */
  find: (db: Database, key: string, now: number) => V | undefined;
  /** Makes the value and keeps it, where the engine can tell when it is old. */
  make: (db: Database, key: string, now: number, build: (making: Making) => Promise<V>) => Promise<V>;
};

/**
 * A store of values that may be given again until a table that they were read from is written, by any process, or an
 * instant comes that changes them. It finds the tables in the queries of the value's own making, so nobody has to list
 * them. On PostgreSQL nothing is kept: only a query could tell whether another process wrote.
 */
export function keeper<V extends object>(bytes: { max: number; of: (value: V) => number }): Keeper<V> {
  const stores = new WeakMap<Database, LRUCache<string, Kept<V>>>();
  const open = (): LRUCache<string, Kept<V>> =>
    new LRUCache({ maxSize: bytes.max, sizeCalculation: ({ value }) => Math.max(1, bytes.of(value)) });
  return {
    find(db, key, now) {
      const { writes } = db;
      const kept = writes && stores.get(db)?.get(key);
      if (!kept || now < kept.from || now >= kept.until) return undefined;
      const count = writes.count();
      if (count === kept.madeAt) return kept.value;
      if (writes.changedSince(kept.madeAt, kept.tables)) return undefined;
      kept.madeAt = count;
      return kept.value;
    },
    async make(db, key, now, build) {
      const { writes } = db;
      if (!writes) return build({ db, turns: () => {} });
      const madeAt = writes.count();
      const recorder = new NameRecorder();
      let until = now + LONGEST_MS;
      const turns = (instant: number) => {
        if (instant > now) until = Math.min(until, instant);
      };
      const value = await build({ db: recorded(db, recorder), turns });
      const store = stores.get(db) ?? open();
      stores.set(db, store);
      store.set(key, { value, from: now, until, madeAt, tables: writes.tablesAmong(recorder.names) });
      return value;
    },
  };
}

/** The same database; `recorder` sees its queries. Only reads may be made with it. */
function recorded(db: Database, recorder: NameRecorder): Database {
  const transact = () => Promise.reject(new Error('An answer that is kept writes nothing.'));
  return { ...db, q: db.q.withPlugin(recorder), transact, origin: db.origin ?? db };
}
