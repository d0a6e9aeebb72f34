import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { LockedTable } from '../src/db/database.ts';
import type { TestApp } from './harness.ts';

/** The order in which everybody locks. */
const ORDER = ['users', 'pitches', 'subscriptions', 'reservations', 'businesses'] as const;
const PATIENCE_MS = 20_000;
const LOCKING = /^select "id" from "(\w+)" where "id" = \$1 for no key update$/;

/**
 * Holds a row in a transaction of its own (PostgreSQL), starts the calls, and lets go once all of them wait. Answers
 * which table each wanted to lock, a wait for anything else as its query; the tables later in the order of locks of
 * which somebody held a row already; and what the calls answered.
 */
export async function whileHeld<T>(
  { db }: TestApp,
  { table, id }: { table: LockedTable | 'phone_bookings'; id: string },
  calls: readonly (() => Promise<T>)[],
): Promise<{ waits: string[]; heldAhead: string[]; answers: T[] }> {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const holder = db.transact(async (tx) => {
    await tx.q.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const answers = calls.map((call) => call());
  const tooEarly = Promise.race(answers).then((answer) => {
    throw new Error(`answered without waiting: ${JSON.stringify(answer)}`);
  });
  try {
    const waits = await Promise.race([waitsOf(db, calls.length), tooEarly]);
    const heldAhead = await lockedAfter(db, table);
    letGo.resolve();
    return { waits, heldAhead, answers: await Promise.all(answers) };
  } finally {
    letGo.resolve();
    await Promise.allSettled([holder, tooEarly, ...answers]);
  }
}

const waitsOf = ({ q }: TestApp['db'], calls: number): Promise<string[]> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ query: string }>`
        select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        q,
      );
      expect(rows, 'calls that wait').toHaveLength(calls);
      return rows.map(({ query }) => LOCKING.exec(query)?.[1] ?? query);
    },
    { timeout: PATIENCE_MS, interval: 10 },
  );

async function lockedAfter({ q }: TestApp['db'], table: LockedTable | 'phone_bookings'): Promise<string[]> {
  const place = (ORDER as readonly string[]).indexOf(table);
  const locked: string[] = [];
  for (const name of place < 0 ? [] : ORDER.slice(place + 1)) {
    const all = await q.selectFrom(name).select('id').execute();
    const free = await q.selectFrom(name).select('id').forNoKeyUpdate().skipLocked().execute();
    if (free.length < all.length) locked.push(name);
  }
  return locked;
}
