import * as z from 'zod/mini';
import { Identified, numeric } from './common.ts';
import { VersionCounts } from './release-watch.ts';
import { RemoteName } from './releases.ts';

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

/** The jobs of the API, each with a name on the page; a job or a name that is missing does not compile. */
export const JOB_NAMES = [
  'expire reservations',
  'extend subscriptions',
  'pass on offers',
  'tell again what is true again',
  'send notifications',
  'send announcements',
  'clear withdrawn announcements',
  'send account mails',
  'purge account mails',
  'send support answers',
  'purge support',
  'purge removals',
  'purge notifications',
  'remind of ratings',
  'remind of payments',
  'expire ads',
  'expire challenges',
  'reconcile payments',
  'give back refunds',
  'learn recommendations',
  'verify visitors',
  'purge second factor challenges',
  'purge bars',
  'purge invitations of admins',
  'purge sessions',
  'finish closing venues',
  'follow corrections',
  'purge rejected venues',
  'purge rejections',
  'take back worse candidates',
  'tell of candidates taken back',
  'purge release counts',
  'purge release errors',
  'purge captchas',
  'end views of accounts',
  'note the end of the audit log',
  'count the hours',
  'fill searched hours',
  'tell of freed hours',
  'purge hour alerts',
  'watch the health',
  'post to web hooks',
  'purge web hook deliveries',
  'purge failures',
  'purge alerts',
  'purge limits',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** A job and its last run, as any process noted it. Instants are milliseconds since the epoch. */
export const JobReport = z.object({
  /** A `JobName`, or that of a job of another version that runs too. */
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

export const WAITING = [
  'deliveries',
  'account_mails',
  'support_requests',
  'release_alarms',
  'hook_deliveries',
  'refunds',
] as const;

/** Reasons that the page shows of each channel, and the days for which they are kept. */
export const MOST_FAILURES = 10;
export const FAILURE_DAYS = 7;
/** Why mails or pushes were not sent: one sentence without addresses, and how often it came. */
const SendFailure = z.object({
  channel: z.enum(['mail', 'push']),
  error: z.string(),
  seen: z.int(),
  lastAt: z.number(),
});
export type SendFailure = z.infer<typeof SendFailure>;

/** A remote: who gets which version, in percent, and what browsers reported of each in the last 30 days. */
const RemoteHealth = z.object({
  remote: RemoteName,
  title: z.string(),
  versions: z.array(
    z.extend(
      z.pick(VersionCounts, {
        version: true,
        views: true,
        loads: true,
        failures: true,
        scriptErrors: true,
        poorVitals: true,
      }),
      {
        /** Share of the visitors who get it, from 0 to 100. */
        share: z.number(),
      },
    ),
  ),
});
export type RemoteHealth = z.infer<typeof RemoteHealth>;

/** What the product watches by itself. */
export const ALERT_RULES = ['jobLate', 'mailsFailing', 'requestsWaiting', 'noBookings'] as const;
export type AlertRule = (typeof ALERT_RULES)[number];

/** When a rule fires: what owners of the platform may set, between which bounds, and what holds until they do. */
export const ALERT_LIMITS = {
  /** How late a job may be. */
  jobLateMinutes: { least: 1, most: 1440, usual: 15 },
  /** Failed mails of an hour, and the share of all tries that they must exceed. */
  mailsFailed: { least: 1, most: 10_000, usual: 5 },
  mailsFailedPercent: { least: 0, most: 99, usual: 20 },
  /** How long a request may wait for its venue. */
  requestWaitsHours: { least: 1, most: 168, usual: 6 },
  /** Bookings of the same hour a week ago that make an hour without any suspicious. */
  bookingsOfWeekAgo: { least: 1, most: 10_000, usual: 5 },
  /** How long a rule must find nothing before its alert ends. */
  quietMinutes: { least: 1, most: 1440, usual: 10 },
} as const;
export type AlertLimit = keyof typeof ALERT_LIMITS;
const LIMITS = Object.keys(ALERT_LIMITS) as AlertLimit[];

/** A whole number within the bounds of a limit. */
function boundedBy({ least, most }: { least: number; most: number }) {
  const text = `${least.toLocaleString('tr')} ile ${most.toLocaleString('tr')} arasında bir tam sayı yazın.`;
  return numeric(text, z.int(text), z.gte(least, text), z.lte(most, text));
}

export const AlertLimits = z.object(
  Object.fromEntries(LIMITS.map((name) => [name, boundedBy(ALERT_LIMITS[name])])) as Record<
    AlertLimit,
    ReturnType<typeof boundedBy>
  >,
);
export type AlertLimits = z.output<typeof AlertLimits>;

/** What holds until an owner changes it. */
export const USUAL_LIMITS = Object.fromEntries(
  LIMITS.map((name) => [name, ALERT_LIMITS[name].usual]),
) as AlertLimits;

const version = numeric(undefined, z.int());
/** The limits with the version that a change repeats; 0 before the first change. */
export const VersionedLimits = z.object({ limits: AlertLimits, version });
export type VersionedLimits = z.output<typeof VersionedLimits>;
export const LimitsChange = z.extend(AlertLimits, { version });
export type LimitsChange = z.output<typeof LimitsChange>;

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
  /** That request, and the venue that it waits for. */
  oldestRequest: z.optional(z.nullable(z.object({ reservationId: z.string(), venueName: z.string() }))),
  /** What waits to be sent; a count stops at 10,000. */
  waiting: z.array(
    z.object({ queue: z.enum(WAITING), count: z.number(), oldestDueAt: z.nullable(z.number()) }),
  ),
  /** The last ones first. */
  failures: z.array(SendFailure),
  releases: z.array(RemoteHealth),
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
