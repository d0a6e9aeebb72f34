import type { Cron } from 'croner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppContext } from './context.ts';
import { inIstanbul, type Schedule, startJobs } from './jobs.ts';

const made: Cron[] = [];
const keep: Schedule = (every, work) => {
  const job = inIstanbul(every, work);
  made.push(job);
  return job;
};

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-18T20:09:00+03:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
  });
  made.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A query that can be built and fails when it runs. */
const lost: unknown = new Proxy(() => lost, {
  get: (_, name) => (String(name).startsWith('execute') ? () => Promise.reject(new Error('gone')) : lost),
  apply: () => lost,
});

/** A context, by default with a lost database, and the names of jobs that its log reports as failed. */
function contextOf(q: unknown = lost) {
  const failed: string[] = [];
  const ctx = {
    ...{ db: { q }, clock: Date.now, mail: { sendsNews: true }, payment: { name: 'sandbox' } },
    log: { error: ({ job }: { job: string }) => void failed.push(job), warn: () => {} },
  };
  return { ctx: ctx as unknown as AppContext, failed };
}
const timeOf = (date: Date) => date.toLocaleTimeString('en-GB', { timeZone: 'Europe/Istanbul' });

it('run at their times in Istanbul, and one that fails is named in the log', async () => {
  const { ctx, failed } = contextOf();
  const stop = startJobs(ctx, keep);
  // What a search finds, and what a desk shows of the hours, is there when the process starts, not minutes later.
  await vi.waitFor(() => expect(failed).toEqual(['fill searched hours', 'count the hours']));
  failed.length = 0;
  const times: Record<string, string> = {};
  for (const job of made) {
    await job.trigger();
    times[failed.at(-1) ?? ''] = job.nextRuns(2).map(timeOf).join(' ');
  }
  await stop();
  expect(failed).toHaveLength(made.length);
  expect(times).toEqual({
    'expire reservations': '20:10:00 20:11:00',
    'end views of accounts': '20:10:00 20:11:00',
    'extend subscriptions': '20:10:00 21:10:00',
    'pass on offers': '20:09:05 20:09:10',
    'tell again what is true again': '20:10:00 20:11:00',
    'send notifications': '20:09:02 20:09:04',
    'send account mails': '20:09:05 20:09:10',
    'purge account mails': '04:35:00 04:35:00',
    'note the end of the audit log': '21:00:00 22:00:00',
    'send support answers': '20:09:10 20:09:20',
    'purge support': '04:45:00 04:45:00',
    'purge removals': '04:55:00 04:55:00',
    'purge notifications': '04:25:00 04:25:00',
    'remind of ratings': '20:10:00 20:20:00',
    'remind of payments': '20:35:00 09:05:00',
    'expire ads': '20:10:00 20:15:00',
    'expire challenges': '20:10:00 20:15:00',
    'reconcile payments': '20:10:00 20:11:00',
    'give back refunds': '20:09:10 20:09:20',
    'learn recommendations': '05:17:00 05:17:00',
    'verify visitors': '20:40:00 21:40:00',
    'purge second factor challenges': '20:22:00 21:22:00',
    'purge invitations of admins': '20:27:00 21:27:00',
    'purge bars': '20:32:00 21:32:00',
    'purge sessions': '20:37:00 21:37:00',
    'finish closing venues': '20:10:00 20:11:00',
    'follow corrections': '20:15:00 20:45:00',
    'purge rejected venues': '04:45:00 04:45:00',
    'purge rejections': '04:50:00 04:50:00',
    'take back worse candidates': '20:09:03 20:09:06',
    'tell of candidates taken back': '20:09:10 20:09:20',
    'purge release counts': '04:50:00 04:50:00',
    'purge release errors': '04:50:00 04:50:00',
    'purge captchas': '21:07:00 22:07:00',
    'count the hours': '20:10:00 20:15:00',
    'fill searched hours': '20:10:00 20:20:00',
    'tell of freed hours': '20:09:05 20:09:10',
    'purge hour alerts': '20:42:00 21:42:00',
    'watch the health': '20:09:30 20:10:30',
    'post to web hooks': '20:09:05 20:09:10',
    'purge web hook deliveries': '04:50:00 04:50:00',
    'purge failures': '04:50:00 04:50:00',
    'send announcements': '20:09:02 20:09:04',
    'clear withdrawn announcements': '20:09:03 20:09:06',
    'purge alerts': '04:50:00 04:50:00',
    'purge limits': '20:37:00 21:37:00',
  });
});

it('are left out while the run before goes on', async () => {
  const work = Promise.withResolvers<void>();
  let runs = 0;
  const job = inIstanbul('* * * * * *', () => {
    runs += 1;
    return runs === 1 ? work.promise : Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(runs).toBe(1);
  work.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toBe(2);
  job.stop();
});

it('are waited for by a stop while they work', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const q = { deleteFrom: () => ({ where: () => ({ execute: () => promise }) }) };
  const stop = startJobs(contextOf(q).ctx, keep);
  for (const job of made) void job.trigger();
  const stopped = stop().then(() => 'stopped');
  const turn = new Promise((done) => setImmediate(done, 'waiting'));
  expect(await Promise.race([stopped, turn])).toBe('waiting');
  resolve();
  expect(await stopped).toBe('stopped');
});
