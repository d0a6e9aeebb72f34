import { HEALTH_DAYS, type Health, MEASURES } from 'mf-shared/contracts/health';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { DAY_MS, MINUTE_MS } from 'mf-shared/time';

const SPAN = { today: 12, lastWeek: 9 };

type VersionHealth = Health['releases'][number]['versions'][number];
const version = (name: string, counts: Partial<VersionHealth>): VersionHealth => ({
  ...{ version: name, share: 100, views: 0, loads: 0, failures: 0, scriptErrors: 0, poorVitals: 0 },
  ...counts,
});

/** A product with a failing, a late and a new job. */
export const healthAt = (at: number): Health => ({
  at,
  version: '0.1.0',
  measures: MEASURES.map((measure, n) => ({
    ...{ measure, now: 14 + n, span: measure === 'noShows' ? { today: 2, lastWeek: 2 } : SPAN },
    days: Array.from({ length: HEALTH_DAYS }, (_, day) => ({
      date: addDays(istanbulDate(at), day - HEALTH_DAYS + 1),
      value: (day * 7 + n) % 20,
    })),
  })),
  oldestRequestAt: at - 25 * MINUTE_MS,
  oldestRequest: { reservationId: 'r1', venueName: 'Çınar Halı Saha' },
  waiting: [
    { queue: 'deliveries', count: 1240, oldestDueAt: at - 3 * MINUTE_MS },
    { queue: 'account_mails', count: 0, oldestDueAt: null },
    { queue: 'support_requests', count: 0, oldestDueAt: null },
    { queue: 'refunds', count: 2, oldestDueAt: at - 40 * MINUTE_MS },
  ],
  alerts: [
    {
      ...{ _id: 'w1', id: 'w1', rule: 'jobLate', text: '1 zamanlanmış iş gecikti, en uzunu 24 saat.' },
      ...{ firedAt: at - DAY_MS, recoveredAt: null },
    },
    {
      ...{ _id: 'w2', id: 'w2', rule: 'noBookings', text: 'Son bir saatte hiç istek gelmedi.' },
      ...{ firedAt: at - 2 * DAY_MS, recoveredAt: at - 2 * DAY_MS + 25 * MINUTE_MS },
    },
  ],
  failures: [
    { channel: 'mail', error: '550 5.1.1 … user unknown', seen: 4, lastAt: at - 5 * MINUTE_MS },
    { channel: 'push', error: 'the push service did not take the message', seen: 1, lastAt: at - DAY_MS },
  ],
  releases: [
    {
      ...{ remote: 'player', title: 'Oyuncu alanı' },
      versions: [
        version('1.2.0', { share: 90, views: 4210, loads: 1900, scriptErrors: 3 }),
        version('1.3.0', { share: 10, views: 455, loads: 201, failures: 2, scriptErrors: 9, poorVitals: 4 }),
      ],
    },
    { ...{ remote: 'league', title: 'Lig' }, versions: [] },
  ],
  jobs: [
    {
      ...{ name: 'send notifications', every: '*/2 * * * * *', startedAt: at, durationMs: 1500, lateMs: 0 },
      ...{ failedAt: at, error: 'Error: connect ECONNREFUSED', isFailing: true },
    },
    {
      ...{ name: 'expire ads', every: '*/5 * * * *', startedAt: at - DAY_MS, durationMs: 12 },
      ...{ lateMs: DAY_MS, failedAt: null, error: null, isFailing: false },
    },
    {
      ...{ name: 'brew tea', every: '0 4 * * *', startedAt: null, durationMs: null, lateMs: 0 },
      ...{ failedAt: null, error: null, isFailing: false },
    },
  ],
  database: { engine: 'sqlite', bytes: 5_242_880, walBytes: 40_960 },
  loop: { p99Ms: 3, maxMs: 48 },
  startedAt: at - DAY_MS,
});

/** The same without anything that needs somebody; a queue is being worked off. */
export const wellAt = (at: number): Health => {
  const health = healthAt(at);
  const { alerts, jobs, waiting } = health;
  return {
    ...health,
    alerts: alerts.filter(({ recoveredAt }) => recoveredAt !== null),
    jobs: jobs.filter(({ isFailing, lateMs }) => !isFailing && lateMs === 0),
    waiting: waiting.map(({ queue }, n) =>
      n === 0 ? { queue, count: 12, oldestDueAt: at - MINUTE_MS } : { queue, count: 0, oldestDueAt: null },
    ),
  };
};
