import { Cron } from 'croner';
import type { AppContext } from './context.ts';
import { expireRequests } from './domains/requests/expire.ts';
import { expireReservations } from './domains/reservations/expire.ts';
import { purgeCaptchas } from './providers/captcha/purge.ts';

/** Work that the clock starts. Every job may run on several processes at once. */
const JOBS: Record<string, { every: string; run: (ctx: AppContext) => Promise<unknown> }> = {
  'expire reservations': { every: '* * * * *', run: expireReservations },
  'expire ads': { every: '*/5 * * * *', run: expireRequests },
  'purge captchas': { every: '7 * * * *', run: purgeCaptchas },
};

/** Schedules all jobs; answers what stops them. A failing run is logged and the next one still comes. */
export function startJobs(ctx: AppContext): () => void {
  const crons = Object.entries(JOBS).map(
    ([name, { every, run }]) =>
      new Cron(every, { timezone: 'Europe/Istanbul', protect: true }, async () => {
        await run(ctx).catch((error: unknown) => ctx.log.error({ err: error, job: name }, 'job failed'));
      }),
  );
  return () => {
    for (const cron of crons) cron.stop();
  };
}
