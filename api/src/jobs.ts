import { Cron } from 'croner';
import type { JobName } from 'mf-shared/contracts/health';
import type { AppContext } from './context.ts';
import { purgeLimits } from './db/purge.ts';
import { finishClosings } from './domains/account/index.ts';
import { purgeAccountMails, sendDueAccountMails } from './domains/account-mail/index.ts';
import { followCorrections, purgeRejected } from './domains/admin/index.ts';
import { purgeInvitations } from './domains/admins/index.ts';
import { expireAds } from './domains/ads/index.ts';
import { clearAnnouncements, sendAnnouncements } from './domains/announcements/index.ts';
import { noteAuditHead } from './domains/audit/index.ts';
import { purgeBars } from './domains/bars/index.ts';
import { expireChallenges } from './domains/challenges/index.ts';
import {
  countHours,
  purgeAlerts,
  purgeSendFailures,
  registerJobs,
  runNotes,
  watchHealth,
} from './domains/health/index.ts';
import { purgeHourAlerts, tellFreedHours } from './domains/hour-alerts/index.ts';
import { fillHours } from './domains/hours/index.ts';
import { remindOfRatings } from './domains/matches/index.ts';
import { purgeNotices, retell, sendDueDeliveries } from './domains/notifications/index.ts';
import { executeRefunds, reconcilePayments, remindOfPayments } from './domains/payments/index.ts';
import { learnRecommendations } from './domains/recommendations/index.ts';
import {
  purgeReleaseCounts,
  purgeReleaseErrors,
  takeBackWorse,
  tellOfTakenBack,
} from './domains/release-watch/index.ts';
import { purgeRemovals } from './domains/removals/index.ts';
import { expireReservations } from './domains/reservations/index.ts';
import { verifyVisitors } from './domains/reviews/index.ts';
import { purgeChallenges } from './domains/second-factor/index.ts';
import { purgeSessions } from './domains/sessions/index.ts';
import { extendSubscriptions } from './domains/subscriptions/index.ts';
import { purgeSupport, sendSupportAnswers } from './domains/support/index.ts';
import { purgeRejections } from './domains/venues/index.ts';
import { endViews } from './domains/views/index.ts';
import { expireOffers } from './domains/waiting-list/index.ts';
import { purgeHookDeliveries, sendHookDeliveries } from './domains/web-hooks/index.ts';
import { purgeCaptchas } from './providers/captcha/purge.ts';

type Job = {
  every: string;
  run: (ctx: AppContext) => Promise<unknown>;
  /** Whether it also runs once when a process starts. */
  atStart?: true;
};

/** Jobs that run at set times. Every job may run on several processes at once. */
export const JOBS: Record<JobName, Job> = {
  'expire reservations': { every: '* * * * *', run: expireReservations },
  // A new day opens every midnight. Runs every hour, so that a process that was down catches up.
  'extend subscriptions': { every: '10 * * * *', run: extendSubscriptions },
  // Every few seconds, because the next in line is waiting.
  'pass on offers': { every: '*/5 * * * * *', run: expireOffers },
  'tell again what is true again': { every: '* * * * *', run: retell },
  // Every few seconds, because a free hour does not wait. A run without work reads one row.
  'tell of freed hours': { every: '*/5 * * * * *', run: tellFreedHours },
  'purge hour alerts': { every: '42 * * * *', run: purgeHourAlerts },
  // At the start too: a database may be older than the search for hours.
  'fill searched hours': { every: '*/10 * * * *', run: fillHours, atStart: true },
  // Every few seconds, because somebody waits for the news. A run without work reads one row of an index.
  'send notifications': { every: '*/2 * * * * *', run: sendDueDeliveries },
  // Every few seconds, because an admin watches it go out. Without work, a run reads two small indexes.
  'send announcements': { every: '*/2 * * * * *', run: sendAnnouncements },
  'clear withdrawn announcements': { every: '*/3 * * * * *', run: clearAnnouncements },
  // Mails that a dead process left, or that a mail server refused.
  'send account mails': { every: '*/5 * * * * *', run: sendDueAccountMails },
  'purge account mails': { every: '35 4 * * *', run: purgeAccountMails },
  'send support answers': { every: '*/10 * * * * *', run: sendSupportAnswers },
  'purge support': { every: '45 4 * * *', run: purgeSupport },
  'purge removals': { every: '55 4 * * *', run: purgeRemovals },
  'purge notifications': { every: '25 4 * * *', run: purgeNotices },
  'remind of ratings': { every: '*/10 * * * *', run: remindOfRatings },
  // By day and often, so that a process that was down catches up.
  'remind of payments': { every: '5,35 9-20 * * *', run: remindOfPayments },
  'expire ads': { every: '*/5 * * * *', run: expireAds },
  'expire challenges': { every: '*/5 * * * *', run: expireChallenges },
  'reconcile payments': { every: '* * * * *', run: reconcilePayments },
  'give back refunds': { every: '*/10 * * * * *', run: executeRefunds },
  // At an hour when nobody books.
  'learn recommendations': { every: '17 5 * * *', run: learnRecommendations },
  // When an hour is over, its player's review counts.
  'verify visitors': { every: '40 * * * *', run: verifyVisitors },
  'purge second factor challenges': { every: '22 * * * *', run: purgeChallenges },
  'purge invitations of admins': { every: '27 * * * *', run: purgeInvitations },
  'purge bars': { every: '32 * * * *', run: purgeBars },
  'purge sessions': { every: '37 * * * *', run: purgeSessions },
  'finish closing venues': { every: '* * * * *', run: finishClosings },
  // By day and often, so that a process that was down catches up.
  'follow corrections': { every: '15,45 9-20 * * *', run: followCorrections },
  'purge rejected venues': { every: '45 4 * * *', run: purgeRejected },
  'purge rejections': { every: '50 4 * * *', run: purgeRejections },
  // Every few seconds, because visitors meet the broken version. Without a candidate, a run reads one small table.
  'take back worse candidates': { every: '*/3 * * * * *', run: takeBackWorse },
  'tell of candidates taken back': { every: '*/10 * * * * *', run: tellOfTakenBack },
  'purge release counts': { every: '50 4 * * *', run: purgeReleaseCounts },
  'purge release errors': { every: '50 4 * * *', run: purgeReleaseErrors },
  'purge captchas': { every: '7 * * * *', run: purgeCaptchas },
  'end views of accounts': { every: '* * * * *', run: endViews },
  'note the end of the audit log': { every: '0 * * * *', run: noteAuditHead },
  // At the start too: a desk of zeros would look like a product that nobody uses.
  'count the hours': { every: '*/5 * * * *', run: countHours, atStart: true },
  'watch the health': { every: '30 * * * * *', run: watchHealth },
  'post to web hooks': { every: '*/5 * * * * *', run: sendHookDeliveries },
  'purge web hook deliveries': { every: '50 4 * * *', run: purgeHookDeliveries },
  'purge failures': { every: '50 4 * * *', run: purgeSendFailures },
  'purge alerts': { every: '50 4 * * *', run: purgeAlerts },
  'purge limits': { every: '37 * * * *', run: purgeLimits },
};

/** Runs `work` at the times that a cron expression names. */
export type Schedule = (every: string, work: () => Promise<void>) => Cron;

/** Uses Istanbul time. Skips a run while the one before still goes on. */
export const inIstanbul: Schedule = (every, work) =>
  new Cron(every, { timezone: 'Europe/Istanbul', protect: true }, work);

/**
 * Schedules all jobs. A failed run is logged, and the next one still comes. Returns a function that stops them and
 * waits until running jobs have finished their current row.
 */
export function startJobs(ctx: AppContext, schedule: Schedule = inIstanbul): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const note = runNotes(ctx);
  const begin = (work: Promise<unknown>) => {
    running.add(work);
    return work.finally(() => running.delete(work));
  };
  const stop = new AbortController();
  const run = (name: string, job: Job) => begin(runOnce({ ...ctx, stopping: stop.signal }, name, job, note));
  const registered = registerJobs(ctx, JOBS).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'jobs not registered'),
  );
  void begin(
    registered.then(async () => {
      for (const [name, job] of Object.entries(JOBS)) if (job.atStart) await run(name, job);
    }),
  );
  const crons = Object.entries(JOBS).map(([name, job]) =>
    schedule(job.every, async () => void (await run(name, job))),
  );
  return async () => {
    stop.abort();
    for (const cron of crons) cron.stop();
    await Promise.all(running);
  };
}

/** Runs a job and notes how it went. */
async function runOnce(
  ctx: AppContext,
  name: string,
  { every, run }: Job,
  note: ReturnType<typeof runNotes>,
): Promise<void> {
  const [startedAt, begun] = [ctx.clock(), performance.now()];
  const outcome = await Promise.try(run, ctx).then(
    () => ({}),
    (error: unknown) => {
      ctx.log.error({ err: error, job: name }, 'job failed');
      return { error };
    },
  );
  const durationMs = Math.round(performance.now() - begun);
  await note({ name, every, startedAt, durationMs, ...outcome });
}
