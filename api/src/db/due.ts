import type { Selectable } from 'kysely';
import { WAITING } from 'mf-shared/contracts/health';
import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../context.ts';
import type { Database, Queries } from './database.ts';
import { noteFailure } from './failures.ts';
import { countOne } from './hours.ts';
import type { Schema } from './schema.ts';

/** Tables of things to be sent. A row is due from `due_at` (ms) on and counts its tries. */
type DueTable = (typeof WAITING)[number];
type Row<T extends DueTable> = Selectable<Schema[T]>;

/** How long a claim holds: longer than any attempt to send. */
const CLAIM_MS = 2 * MINUTE_MS;

/** How often (ms) to look for rows that became due while others are being sent. */
const LOOK_MS = 1000;

/**
 * Deals with all due rows of `table`, at most `limit` at a time. A slow row holds back neither the rows after it nor
 * rows that become due meanwhile. Answers how many rows there were.
 * @throws the first error of `deal`, once all rows that were begun are over
 */
export async function drainDue<T extends DueTable>(
  { db, clock, stopping }: AppContext,
  table: T,
  limit: number,
  deal: (row: Row<T>) => Promise<void>,
): Promise<number> {
  const running = new Set<Promise<unknown>>();
  const errors: unknown[] = [];
  let done = 0;
  while (errors.length === 0) {
    // Claims several rows in one statement, not one row for each free place.
    const free = !stopping?.aborted && running.size <= limit / 2 ? limit - running.size : 0;
    const rows = free > 0 ? await claimDue(db, table, clock(), free) : [];
    for (const row of rows) {
      const work = deal(row)
        .catch((error: unknown) => errors.push(error))
        .finally(() => running.delete(work));
      running.add(work);
    }
    done += rows.length;
    if (running.size === 0) return done;
    await withinLook(rows.length < free ? Promise.all(running) : Promise.race(running));
  }
  await Promise.all(running);
  throw errors[0];
}

/** Waits for the work, but at most until it is time to look again. */
async function withinLook(work: Promise<unknown>): Promise<void> {
  const look = Promise.withResolvers<void>();
  const timer = setTimeout(look.resolve, LOOK_MS);
  await Promise.race([work, look.promise]);
  clearTimeout(timer);
}

/**
 * Claims up to `limit` due rows, the oldest first. When two processes see the same row, one moves its time, and the
 * other no longer finds it due. The next claim takes the rows of a process that died.
 */
async function claimDue<T extends DueTable>(
  { q }: Database,
  table: T,
  now: number,
  limit: number,
): Promise<Row<T>[]> {
  const name: DueTable = table;
  const due = await q
    .selectFrom(name)
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const claimed = await q
    .updateTable(name)
    .set((eb) => ({ due_at: now + CLAIM_MS, tries: eb('tries', '+', 1) }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
  return claimed as Row<T>[];
}

/** How long to wait (ms) after a failed try: twice as long each time. */
export const pauseAfter = (tries: number, firstMs: number): number => firstMs * 2 ** (tries - 1);

type Tried = { id: string; tries: number };
type Patience = { firstMs: number; maxTries: number };

/** Notes that a row was sent, or when it is tried again. Leaves a row that was ended or claimed anew meanwhile. */
export async function settleTry(
  { db, clock }: AppContext,
  table: Exclude<DueTable, 'deliveries' | 'hook_deliveries' | 'refunds'>,
  { id, tries }: Tried,
  wasSent: boolean,
  { firstMs, maxTries }: Patience,
): Promise<void> {
  const isOver = wasSent || tries >= maxTries;
  await db.q
    .updateTable(table)
    .set({ due_at: isOver ? null : clock() + pauseAfter(tries, firstMs) })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('due_at', 'is not', null)
    .execute();
}

/** Counts of what was sent and what failed, by channel. */
const COUNTS = {
  mail: { sent: 'mailsSent', failed: 'mailsFailed' },
  push: { sent: 'pushesSent', failed: 'pushesFailed' },
} as const;

/** Sends one thing and counts it. Answers whether it was sent, and notes why not. */
export async function trySending(
  { db, clock, log }: AppContext,
  channel: keyof typeof COUNTS,
  about: Record<string, unknown>,
  send: () => Promise<unknown>,
): Promise<boolean> {
  const failed: { error: unknown } | null = await send().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (failed) log.warn({ err: failed.error, ...about }, 'sending failed');
  // What was sent stays sent when it cannot be counted.
  try {
    await countOne(db.q, COUNTS[channel][failed ? 'failed' : 'sent'], clock());
    if (failed) await noteFailure(db.q, channel, failed.error, clock());
  } catch (error) {
    log.warn({ err: error, channel }, 'not counted');
  }
  return failed === null;
}

/** Where a count of waiting rows stops. */
const MOST_WAITING = 10_000;

/** How many rows of each table wait to be sent, and since when (ms) the oldest is due. */
export async function waitingToSend(
  q: Queries,
  now: number,
): Promise<{ queue: (typeof WAITING)[number]; count: number; oldestDueAt: number | null }[]> {
  const answers = [];
  for (const queue of WAITING) {
    const due = q
      .selectFrom(queue)
      .select('due_at')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(MOST_WAITING);
    const { count, oldest } = await q
      .selectFrom(due.as('due'))
      .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('due_at').as('oldest')])
      .executeTakeFirstOrThrow();
    answers.push({
      ...{ queue, count: Number(count) },
      oldestDueAt: oldest === null ? null : Number(oldest),
    });
  }
  return answers;
}
