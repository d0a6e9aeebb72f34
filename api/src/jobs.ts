import { Cron } from 'croner';
import type { AppContext } from './context.ts';
import { remindOfRatings } from './domains/matches/remind.ts';
import { purgeNotifications } from './domains/notifications/purge.ts';
import { sendDueDeliveries } from './domains/notifications/send-due.ts';
import { reconcilePayments } from './domains/payments/reconcile.ts';
import { remindOfPayments } from './domains/payments/remind.ts';
import { learnRecommendations } from './domains/recommendations/learn.ts';
import { expireRequests } from './domains/requests/expire.ts';
import { expireReservations } from './domains/reservations/expire.ts';
import { extendSubscriptions } from './domains/subscriptions/extend.ts';
import { expireOffers } from './domains/waiting-list/expire.ts';
import { purgeCaptchas } from './providers/captcha/purge.ts';

/** Work that the clock starts. Every job may run on several processes at once. */
const JOBS: Record<string, { every: string; run: (ctx: AppContext) => Promise<unknown> }> = {
  'expire reservations': { every: '* * * * *', run: expireReservations },
  // A new day opens every midnight; every hour, so that a process that was down then catches up.
  'extend subscriptions': { every: '10 * * * *', run: extendSubscriptions },
  // Every few seconds, since the next in line is waiting for it.
  'pass on offers': { every: '*/5 * * * * *', run: expireOffers },
  // Every few seconds, since somebody waits for the news; an idle look costs one row of an index.
  'send notifications': { every: '*/2 * * * * *', run: sendDueDeliveries },
  'purge notifications': { every: '25 4 * * *', run: purgeNotifications },
  'remind of ratings': { every: '*/10 * * * *', run: remindOfRatings },
  // By day, and often, so that a process that was down then catches up.
  'remind of payments': { every: '5,35 9-20 * * *', run: remindOfPayments },
  'expire ads': { every: '*/5 * * * *', run: expireRequests },
  'reconcile payments': { every: '* * * * *', run: reconcilePayments },
  // At an hour at which nobody books.
  'learn recommendations': { every: '17 5 * * *', run: learnRecommendations },
  'purge captchas': { every: '7 * * * *', run: purgeCaptchas },
};

/**
 * Schedules all jobs; answers what stops them and waits for those that run. A failing run is logged and the next
 * one still comes.
 */
export function startJobs(ctx: AppContext): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const crons = Object.entries(JOBS).map(
    ([name, { every, run }]) =>
      new Cron(every, { timezone: 'Europe/Istanbul', protect: true }, async () => {
        const work = run(ctx).catch((error: unknown) =>
          ctx.log.error({ err: error, job: name }, 'job failed'),
        );
        running.add(work);
        await work.finally(() => running.delete(work));
      }),
  );
  return async () => {
    for (const cron of crons) cron.stop();
    await Promise.all(running);
  };
}
