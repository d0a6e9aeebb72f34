import {
  ALERT_LIMITS,
  type AlertLimit,
  type AlertLimits,
  USUAL_LIMITS,
  type VersionedLimits,
} from 'mf-shared/contracts/health';
import type { Queries } from '../../db/database.ts';
import type { AlertLimitsRow } from '../../db/schema/alert-limits.ts';

/** The key of the only row. */
export const LIMITS_ROW = 'limits';

/** The column of each limit. */
const COLUMNS = {
  jobLateMinutes: 'job_late_minutes',
  mailsFailed: 'mails_failed',
  mailsFailedPercent: 'mails_failed_percent',
  requestWaitsHours: 'request_waits_hours',
  bookingsOfWeekAgo: 'bookings_of_week_ago',
  quietMinutes: 'quiet_minutes',
} as const satisfies Record<AlertLimit, keyof AlertLimitsRow>;
const NAMES = Object.keys(ALERT_LIMITS) as AlertLimit[];

/** The limits as columns. */
export const toColumns = (limits: AlertLimits) =>
  Object.fromEntries(NAMES.map((name) => [COLUMNS[name], limits[name]])) as Record<
    (typeof COLUMNS)[AlertLimit],
    number
  >;

/** When rules alert now: as an owner set it, or as it comes. */
export async function currentLimits(q: Queries): Promise<VersionedLimits> {
  const row = await q.selectFrom('alert_limits').selectAll().where('id', '=', LIMITS_ROW).executeTakeFirst();
  if (!row) return { limits: USUAL_LIMITS, version: 0 };
  const limits = Object.fromEntries(NAMES.map((name) => [name, row[COLUMNS[name]]])) as AlertLimits;
  return { limits, version: row.version };
}
