/** When rules alert, once an owner of the platform changed it; a single row. */
export type AlertLimitsRow = {
  id: 'limits';
  job_late_minutes: number;
  mails_failed: number;
  mails_failed_percent: number;
  request_waits_hours: number;
  bookings_of_week_ago: number;
  quiet_minutes: number;
  version: number;
  changed_at: number;
};
