import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/**
 * One cache for each database, gone with it, so that two databases in one process share nothing. It holds at most
 * `max` entries; the one that was unused longest goes first.
 */
export function cachePerDatabase<V extends object>(max: number): (db: Database) => LRUCache<string, V> {
  const caches = new WeakMap<Database, LRUCache<string, V>>();
  return (db) => {
    const cache = caches.get(db) ?? new LRUCache<string, V>({ max });
    caches.set(db, cache);
    return cache;
  };
}
