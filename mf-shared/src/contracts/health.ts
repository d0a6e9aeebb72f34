import * as z from 'zod/mini';
import './common.ts';

/** What is counted by the hour. */
export const COUNTS = [
  'signUps',
  'venueSignUps',
  'bookings',
  'noShows',
  'mailsSent',
  'mailsFailed',
  'pushesSent',
  'pushesFailed',
] as const;
/** What is sampled: the latest value of each hour. */
export const SAMPLES = ['activeVenues', 'openRequests'] as const;
export const MEASURES = [...COUNTS, ...SAMPLES] as const;
export type Measure = (typeof MEASURES)[number];

/** Days of the charts, today included. */
export const HEALTH_DAYS = 30;

const Day = z.object({ date: z.string(), value: z.number() });

/** One measure: today, the same span of last week, and its days. */
export const MeasureReport = z.object({
  measure: z.enum(MEASURES),
  /** Today until now; of a sample the latest value. */
  now: z.number(),
  /** Whole hours of today, and the same hours a week ago. Of a sample the latest value, and that of the same hour. */
  span: z.object({ today: z.number(), lastWeek: z.number() }),
  /** Oldest first; of a sample the highest value of each day. */
  days: z.array(Day),
});
export type MeasureReport = z.infer<typeof MeasureReport>;

/** A job and its last run, as any process noted it. Instants are milliseconds since the epoch. */
export const JobReport = z.object({
  name: z.string(),
  every: z.string(),
  startedAt: z.nullable(z.number()),
  durationMs: z.nullable(z.number()),
  /** How long its next run is overdue; 0 when it is not. */
  lateMs: z.number(),
  /** The last failure, also when later runs succeeded. */
  failedAt: z.nullable(z.number()),
  error: z.nullable(z.string()),
  isFailing: z.boolean(),
});
export type JobReport = z.infer<typeof JobReport>;

export const WAITING = ['deliveries', 'account_mails', 'support_requests', 'release_alarms'] as const;

/** How the product runs. */
export const Health = z.object({
  at: z.number(),
  version: z.string(),
  measures: z.array(MeasureReport),
  /** When the oldest request that no venue answered was made. */
  oldestRequestAt: z.nullable(z.number()),
  /** What waits to be sent; a count stops at 10,000. */
  waiting: z.array(
    z.object({ queue: z.enum(WAITING), count: z.number(), oldestDueAt: z.nullable(z.number()) }),
  ),
  jobs: z.array(JobReport),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    bytes: z.number(),
    /** The write-ahead log; null where the engine keeps it for all databases together. */
    walBytes: z.nullable(z.number()),
  }),
  /** The event loop of the process that answers, since its start. */
  loop: z.nullable(z.object({ p99Ms: z.number(), maxMs: z.number() })),
  /** When that process began. */
  startedAt: z.number(),
});
export type Health = z.infer<typeof Health>;
