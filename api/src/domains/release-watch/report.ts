import type { ReleaseReport } from 'mf-shared/contracts/releases';
import { HOUR_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { ReleaseCountRow } from '../../db/schema/release-watch.ts';
import { addCounts } from './counts.ts';
import { keepSample } from './errors.ts';
import { stepAt } from './measures.ts';
import { takeForNetwork } from './network.ts';
import { isReleased, type Rollout, remotesNow } from './remotes.ts';

/** The reports of a browser about one remote, and its rollout. */
type About = { reports: readonly ReleaseReport[]; rollout: Rollout | null };

/**
 * Counts what a browser saw of the versions that it ran. Drops what it says of versions that were never released here, so
 * that strangers cannot fill the tables. In each rollout, a network is a witness once.
 */
export async function reportReleases(
  ctx: AppContext,
  reports: readonly ReleaseReport[],
  address: string,
): Promise<void> {
  const known = await knownOf(ctx, reports);
  const rows: ReleaseCountRow[] = [];
  for (const about of known) rows.push(...(await countsOf(ctx, about, address)));
  if (rows.length === 0) return;
  await addCounts(ctx, rows);
  for (const report of known.flatMap((about) => about.reports)) await keepSample(ctx, report, address);
}

/** The reports about released versions, one of each: a browser sums up what it has to say. */
async function knownOf(ctx: AppContext, reports: readonly ReleaseReport[]): Promise<About[]> {
  const remotes = await remotesNow(ctx);
  return Promise.all(
    remotes.map(async (remote) => {
      const own = reports.filter((one) => one.remote === remote.name);
      const first = own.filter((one) => own.find(({ version }) => version === one.version) === one);
      const isKnown = await Promise.all(first.map(({ version }) => isReleased(ctx, remote, version)));
      return { reports: first.filter((_, index) => isKnown[index]), rollout: remote.rollout };
    }),
  );
}

async function countsOf(
  ctx: AppContext,
  { reports, rollout }: About,
  address: string,
): Promise<ReleaseCountRow[]> {
  if (reports.length === 0) return [];
  const witness = rollout && (await witnessOf(ctx, rollout, reports, address));
  const now = ctx.clock();
  return reports.map((report) => rowOf(report, report === witness, rollout, now));
}

/**
 * The report that counts in a rollout: the first of a network in which code was loaded. Its page
 * must have known this rollout, since a tab that slept reports an earlier one. A visitor who was given the candidate is
 * its witness, even after falling back to the stable version.
 */
async function witnessOf(
  ctx: AppContext,
  { remote, stable, candidate, since }: Rollout,
  reports: readonly ReleaseReport[],
  address: string,
): Promise<ReleaseReport | null> {
  const of = (sought: string) => reports.find((one) => one.version === sought && one.rollout === since);
  const witness = of(candidate) ?? of(stable);
  if (!witness || witness.loads + witness.failures === 0) return null;
  const isFirst = await takeForNetwork(ctx, 'releaseWitness', `${remote} ${since}`, address);
  return isFirst ? witness : null;
}

function rowOf(
  report: ReleaseReport,
  isWitness: boolean,
  rollout: Rollout | null,
  now: number,
): ReleaseCountRow {
  const since = rollout && [rollout.stable, rollout.candidate].includes(report.version) ? rollout.since : 0;
  const flag = (count: number) => (isWitness && count > 0 ? 1 : 0);
  return {
    remote: report.remote,
    version: report.version,
    since,
    begins_at: since > 0 ? stepAt(since, now).beginsAt : now - (now % HOUR_MS),
    loads: report.loads,
    failures: report.failures,
    script_errors: report.scriptErrors,
    poor_vitals: report.poorVitals,
    views: report.views,
    witnesses: isWitness ? 1 : 0,
    failed: flag(report.failures),
    erred: flag(report.scriptErrors),
    slow: flag(report.poorVitals),
  };
}
