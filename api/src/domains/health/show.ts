import type { Health } from 'mf-shared/contracts/health';
import { loopDelay } from '../../base/loop-delay.ts';
import { VERSION } from '../../base/version.ts';
import type { AppContext } from '../../context.ts';
import { waitingToSend } from '../../db/due.ts';
import { databaseSize } from '../../db/size.ts';
import { releaseShares } from '../release-watch/index.ts';
import { oldestUnanswered } from '../reservations/index.ts';
import { newestAlerts } from './alerts.ts';
import { sendFailures } from './failures.ts';
import { jobReports } from './jobs.ts';
import { measureReports } from './measures.ts';

/** How the product runs: counts, queues, jobs, database and the process that answers. */
export async function showHealth(ctx: AppContext): Promise<Health> {
  const { db, clock, config } = ctx;
  const now = clock();
  const { q, engine } = db;
  const oldest = await oldestUnanswered(q, now);
  return {
    at: now,
    version: VERSION,
    measures: await measureReports(q, now),
    oldestRequestAt: oldest?.madeAt ?? null,
    oldestRequest: oldest ? { reservationId: oldest.reservationId, venueName: oldest.venueName } : null,
    waiting: await waitingToSend(q, now),
    alerts: await newestAlerts(q),
    failures: await sendFailures(q),
    releases: await releaseShares(ctx),
    jobs: await jobReports(q, now),
    database: { engine, ...(await databaseSize(db, config.databaseUrl)) },
    loop: loopDelay(),
    startedAt: Math.round(performance.timeOrigin),
  };
}
