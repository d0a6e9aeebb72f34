import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { LockedTable, Tx } from '../src/db/database.ts';
import type { TestApp } from './harness.ts';

/** The locking order of the whole product. */
const ORDER = ['users', 'pitches', 'subscriptions', 'reservations', 'venues'] as const;
const PATIENCE_MS = 20_000;
const LOCKING = /^select "id" from "(\w+)" where "id" = \$1 for no key update$/;

/**
 * Holds a row in a transaction (PostgreSQL), starts the calls, and releases the row once all wait. Answers the table
 * that each call waited for (for other waits the query), the tables later in the locking order that some call already
 * held, and the answers.
 */
export async function whileHeld<T>(
  app: TestApp,
  { table, id }: { table: LockedTable | 'phone_bookings'; id: string },
  calls: readonly (() => Promise<T>)[],
): Promise<{ waits: string[]; heldAhead: string[]; answers: T[] }> {
  let heldAhead: string[] = [];
  const hold = ({ q }: Tx) =>
    q.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const { waits, answers } = await whileDoing(app, hold, calls, async () => {
    heldAhead = await lockedAfter(app.db, table);
  });
  return { waits, heldAhead, answers };
}

/**
 * Does the work in a transaction (PostgreSQL), starts the calls, and commits once all wait, after a `look` at the
 * database. Answers what the calls waited for and their answers.
 */
export async function whileDoing<T>(
  { db }: TestApp,
  work: (tx: Tx) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
  look: () => Promise<void> = async () => {},
): Promise<{ waits: string[]; answers: T[] }> {
  const done = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const holder = db.transact(async (tx) => {
    await work(tx);
    done.resolve();
    await letGo.promise;
  });
  await done.promise;
  const answers = calls.map((call) => call());
  const tooEarly = Promise.race(answers).then((answer) => {
    throw new Error(`answered without waiting: ${JSON.stringify(answer)}`);
  });
  try {
    const waits = await Promise.race([waitsOf(db, calls.length), tooEarly]);
    await look();
    letGo.resolve();
    return { waits, answers: await Promise.all(answers) };
  } finally {
    letGo.resolve();
    await Promise.allSettled([holder, tooEarly, ...answers]);
  }
}

/**
 * What the waiting connections wait for, once there are as many as calls. PostgreSQL copies all queries first and reads
 * the wait states afterwards, so a connection that begins to wait in between shows its old query. The queries are
 * therefore read again once all wait.
 */
async function waitsOf({ q }: TestApp['db'], calls: number): Promise<string[]> {
  const waiting = async () => {
    const { rows } = await sql<{ query: string }>`
      select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      q,
    );
    expect(rows, 'calls that wait').toHaveLength(calls);
    return rows;
  };
  await vi.waitFor(waiting, { timeout: PATIENCE_MS, interval: 10 });
  return (await waiting()).map(({ query }) => LOCKING.exec(query)?.[1] ?? query);
}

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
