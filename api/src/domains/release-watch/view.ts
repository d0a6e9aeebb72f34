import {
  type Harm,
  RELEASE_MEASURES,
  type ReleaseMeasure,
  type WatchedRemote,
} from 'mf-shared/contracts/release-watch';
import type { AppContext } from '../../context.ts';
import type { ReleaseAlarmRow, ReleaseErrorRow } from '../../db/schema/release-watch.ts';
import { lastAlarms } from './alarms.ts';
import { countsByVersion, stepsOf } from './counts.ts';
import { keptErrors } from './errors.ts';
import { ENOUGH, judge } from './measures.ts';
import { type Rollout, remotesNow } from './remotes.ts';
import { sumOf } from './take-back.ts';

const MEASURES = Object.keys(RELEASE_MEASURES) as ReleaseMeasure[];

/** What is known of the remotes from those who use them, in the order of their names. */
export async function watchReleases(ctx: AppContext): Promise<WatchedRemote[]> {
  const remotes = await remotesNow(ctx);
  const versions = await versionsOf(ctx);
  const alarms = await lastAlarms(ctx.db.q);
  const watched = remotes.map(async ({ name, title, stable, rollout }) => ({
    ...{ remote: name, title: title ?? name, stable },
    versions: versions.filter((one) => one.remote === name).map(({ remote: _, ...one }) => one),
    comparison: rollout ? await compare(ctx, rollout) : null,
    takenBack: alarms.filter((one) => one.remote === name).map(toTakenBack),
  }));
  return Promise.all(watched);
}

/** Counts and errors of all versions. */
async function versionsOf({ db }: AppContext) {
  const counts = await countsByVersion(db.q);
  const errors = await keptErrors(db.q);
  return counts.map(({ remote, version, ...sums }) => ({
    remote,
    version,
    loads: sums.loads,
    failures: sums.failures,
    scriptErrors: sums.script_errors,
    poorVitals: sums.poor_vitals,
    views: sums.views,
    errors: errors.filter((one) => one.remote === remote && one.version === version).map(toError),
  }));
}

async function compare(
  { db, clock }: AppContext,
  rollout: Rollout,
): Promise<NonNullable<WatchedRemote['comparison']>> {
  const steps = await stepsOf(db.q, rollout, clock());
  const { evidence } = judge(steps);
  return MEASURES.map((measure) => ({
    measure,
    ...sumOf(steps, measure),
    evidence: Math.min(1, evidence[measure] / ENOUGH),
  }));
}

const toError = ({ message, at, seen, last_at }: ReleaseErrorRow) => ({
  message,
  at,
  seen,
  lastAt: new Date(last_at).toISOString(),
});

const toTakenBack = (row: ReleaseAlarmRow): WatchedRemote['takenBack'][number] => ({
  _id: row.id,
  id: row.id,
  version: row.candidate,
  stable: row.stable,
  harm: JSON.parse(row.harm) as Harm,
  at: new Date(row.created_at).toISOString(),
});
