import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/**
 * Makes one cache for each database, so that two databases in one process share nothing. A cache goes with its
 * database. It holds at most `max` entries and drops the least recently used entry first.
 */
export function cachePerDatabase<V extends object>(max: number): (db: Database) => LRUCache<string, V> {
  const caches = new WeakMap<Database, LRUCache<string, V>>();
  return (asked) => {
    const db = asked.origin ?? asked;
    const cache = caches.get(db) ?? new LRUCache<string, V>({ max });
    caches.set(db, cache);
    return cache;
  };
}
