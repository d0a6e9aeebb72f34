import { DAY_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { purge } from '../../db/purge.ts';
import type { ReleaseCountRow } from '../../db/schema/release-watch.ts';
import { NOBODY, type Step, stepAt, type Witnessed } from './measures.ts';
import type { Rollout } from './remotes.ts';

const KEY = ['remote', 'version', 'since', 'begins_at'] as const;
const SUMS = [
  'loads',
  'failures',
  'script_errors',
  'poor_vitals',
  'views',
  'witnesses',
  'failed',
  'erred',
  'slow',
] as const satisfies (keyof ReleaseCountRow)[];
export type Sums = Pick<ReleaseCountRow, (typeof SUMS)[number]>;

const KEPT_MS = 30 * DAY_MS;

/**
 * Adds to the rows of counts. A row is found by its key and stands for everybody who reports in that step, so the work
 * does not grow with what was counted before. All callers take the rows in one order.
 */
export async function addCounts({ db }: AppContext, rows: readonly ReleaseCountRow[]): Promise<void> {
  const keyOf = (row: ReleaseCountRow) => KEY.map((name) => row[name]).join(' ');
  await db.q
    .insertInto('release_counts')
    .values(rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflict((oc) =>
      oc
        .columns([...KEY])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            SUMS.map((name) => [name, eb(`release_counts.${name}`, '+', eb.ref(`excluded.${name}`))]),
          ),
        ),
    )
    .execute();
}

/** The steps of a rollout that are over, the oldest first. */
export async function stepsOf(
  q: Queries,
  { remote, candidate, stable, since }: Rollout,
  now: number,
): Promise<Step[]> {
  const rows = await q
    .selectFrom('release_counts')
    .select(['version', 'begins_at', 'witnesses', 'failed', 'erred', 'slow'])
    .where('remote', '=', remote)
    .where('version', 'in', [candidate, stable])
    .where('since', '=', since)
    .where('begins_at', '<', stepAt(since, now).beginsAt)
    .where('witnesses', '>', 0)
    .orderBy('begins_at')
    .execute();
  const steps = new Map<number, Step>();
  for (const { version, begins_at: beginsAt, ...witnessed } of rows) {
    const step = steps.get(beginsAt) ?? { beginsAt, candidate: NOBODY, stable: NOBODY };
    const side: Witnessed = witnessed;
    steps.set(beginsAt, version === candidate ? { ...step, candidate: side } : { ...step, stable: side });
  }
  return [...steps.values()];
}

/** Sums of counts, by remote and version, from an instant on; they are kept for 30 days. */
export async function countsByVersion(
  q: Queries,
  from = 0,
): Promise<(Sums & { remote: string; version: string })[]> {
  const rows = await q
    .selectFrom('release_counts')
    .select(['remote', 'version'])
    .select((eb) => SUMS.map((name) => eb.fn.sum<number | string>(name).as(name)))
    .where('begins_at', '>=', from)
    .groupBy(['remote', 'version'])
    .execute();
  return rows.map(({ remote, version, ...sums }) => ({ remote, version, ...numbers(sums) }));
}

/** PostgreSQL sums up to texts. */
const numbers = (sums: Record<keyof Sums, number | string>): Sums =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])) as Sums;

/** Deletes what is older than 30 days. */
export const purgeReleaseCounts = purge('release_counts', 'begins_at', KEPT_MS);
export const purgeReleaseErrors = purge('release_errors', 'last_at', KEPT_MS);
