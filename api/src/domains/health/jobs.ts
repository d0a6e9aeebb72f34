import { Cron } from 'croner';
import type { JobReport } from 'mf-shared/contracts/health';
import type { Queries } from '../../db/database.ts';
import type { JobRunRow } from '../../db/schema/job-runs.ts';
import { NOTED_EVERY_MS } from './note-run.ts';

/** Every job with its last run, failing and late ones first. */
export async function jobReports(q: Queries, now: number): Promise<JobReport[]> {
  const rows = await q.selectFrom('job_runs').selectAll().orderBy('id').execute();
  return rows
    .map((row) => toReport(row, now))
    .toSorted((a, b) => Number(b.isFailing) - Number(a.isFailing) || b.lateMs - a.lateMs);
}

function toReport(row: JobRunRow, now: number): JobReport {
  const started = row.started_at === null ? null : Number(row.started_at);
  const failed = row.failed_at === null ? null : Number(row.failed_at);
  return {
    name: row.id,
    every: row.every,
    startedAt: started,
    durationMs: row.duration_ms === null ? null : Number(row.duration_ms),
    lateMs: lateness(row.every, started ?? Number(row.since), now),
    failedAt: failed,
    error: row.error,
    isFailing: failed !== null && started !== null && failed >= started,
  };
}

/** How long ago a job that last began at `since` should have begun again. Notes may be a minute old. */
function lateness(every: string, since: number, now: number): number {
  const due = new Cron(every, { timezone: 'Europe/Istanbul', paused: true }).nextRun(new Date(since));
  const late = due ? now - Math.max(due.getTime(), since + NOTED_EVERY_MS) : 0;
  return late > NOTED_EVERY_MS ? late : 0;
}
