/** The last run of a job, whichever process ran it. */
export type JobRunRow = {
  /** The name of the job. */
  id: string;
  /** When it runs, as a cron expression in Istanbul time. */
  every: string;
  /** When a process first knew the job. */
  since: number;
  started_at: number | null;
  duration_ms: number | null;
  /** The last failure; it stands until the next one. */
  failed_at: number | null;
  error: string | null;
};
