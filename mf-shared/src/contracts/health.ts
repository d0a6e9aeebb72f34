import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '../time.ts';
import { Identified } from './common.ts';

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

/** What the product watches by itself. */
export const ALERT_RULES = ['jobLate', 'mailsFailing', 'requestsWaiting', 'noBookings'] as const;
export type AlertRule = (typeof ALERT_RULES)[number];

/** When a rule fires. */
export const ALERT_LIMITS = {
  jobLateMs: 15 * MINUTE_MS,
  /** Failed tries of an hour, and their share of all. */
  mailsFailed: 5,
  mailsFailedShare: 0.2,
  requestWaitsMs: 6 * HOUR_MS,
  /** Bookings of the same hour a week ago that make an hour without any suspicious. */
  bookingsOfWeekAgo: 5,
  /** How long a rule must find nothing before its alert ends. */
  quietMs: 10 * MINUTE_MS,
} as const;

/** Newest alerts that the page shows. */
export const MOST_ALERTS = 20;

export const Alert = z.extend(Identified, {
  rule: z.enum(ALERT_RULES),
  text: z.string(),
  firedAt: z.number(),
  /** Null while it lasts. */
  recoveredAt: z.nullable(z.number()),
});
export type Alert = z.infer<typeof Alert>;

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
  /** Newest first. */
  alerts: z.array(Alert),
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
