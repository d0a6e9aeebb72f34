import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';

type Noting = Pick<AppContext, 'db' | 'clock' | 'log'>;
type Run = { name: string; every: string; startedAt: number; durationMs: number; error?: unknown };

/** Jobs of every few seconds are noted once a minute, since each note is a write. */
export const NOTED_EVERY_MS = MINUTE_MS;
const MOST_TEXT = 300;

/** Makes the list of jobs as this version of the product has it. */
export async function registerJobs(
  { db, clock }: Noting,
  jobs: Readonly<Record<string, { every: string }>>,
): Promise<void> {
  await db.transact(async ({ q }) => {
    const names = Object.keys(jobs);
    await q.deleteFrom('job_runs').where('id', 'not in', names).execute();
    for (const name of names) await putRow(q, { id: name, every: jobs[name]?.every ?? '', since: clock() });
  });
}

/**
 * Answers a function that notes how a job ran. It notes every failure, the first run after one, and otherwise a run a
 * minute. A note that cannot be written is logged: no job fails for it.
 */
export function runNotes({ db, clock, log }: Noting): (run: Run) => Promise<void> {
  const last = new Map<string, { at: number; failed: boolean }>();
  return async ({ name, every, startedAt, durationMs, error }) => {
    const failed = error !== undefined;
    const before = last.get(name);
    if (!failed && before && !before.failed && startedAt - before.at < NOTED_EVERY_MS) return;
    last.set(name, { at: startedAt, failed });
    const ran = { started_at: startedAt, duration_ms: durationMs };
    try {
      await putRow(db.q, {
        ...{ id: name, every, since: clock(), ...ran },
        ...(failed && { failed_at: clock(), error: textOf(error) }),
      });
    } catch (err) {
      log.warn({ err, job: name }, 'run not noted');
    }
  };
}

type Part = { id: string; every: string; since: number } & Partial<{
  started_at: number;
  duration_ms: number;
  failed_at: number;
  error: string;
}>;

const putRow = (q: Queries, { since, ...part }: Part) =>
  q
    .insertInto('job_runs')
    .values({
      ...{ started_at: null, duration_ms: null, failed_at: null, error: null },
      ...{ since, ...part },
    })
    .onConflict((oc) => oc.column('id').doUpdateSet(part))
    .execute();

const textOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : typeof error)
    .slice(0, MOST_TEXT)
    .toWellFormed();
