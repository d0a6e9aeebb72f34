import type { ColumnType } from 'kysely';

/** Tables around an account. */
export type AccountSchema = { calendar_feeds: CalendarFeedRow };

/** Address of a player's calendar; kept readable, since its owner is shown it again. */
type CalendarFeedRow = { user_id: string; secret: string; created_at: number };

/** When the account was deleted; its anonymised row stays, since others' records refer to it. */
export type DeletionColumn = { deleted_at: ColumnType<number | null, never, number> };

/** When the account proved that it reads its e-mail (by a link that was mailed); null until then. */
export type VerificationColumn = {
  email_verified_at: ColumnType<number | null, number | null | undefined, number | null>;
};

type Ended<T> = ColumnType<T | null, T | null | undefined, T | null>;

/**
 * How a venue ended, while its row is kept; its status is `pending` then, so that nothing finds it. An admin rejected
 * it, which can be undone for some time, or its owner closed the account: records of others refer to that row.
 */
export type EndColumns = {
  rejected_at: Ended<number>;
  /** What the applicant is told. */
  reject_reason: Ended<string>;
  closed_at: Ended<number>;
  /** The same moment, until its coming hours have ended too. */
  closing_since: Ended<number>;
};
