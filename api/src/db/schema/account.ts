import type { ColumnType } from 'kysely';

/** Tables around an account. */
export type AccountSchema = { calendar_feeds: CalendarFeedRow };

/** Address of a player's calendar. Stored readable, since the player is shown it again. */
type CalendarFeedRow = { user_id: string; secret: string; created_at: number };

/** When the account was deleted. Its anonymised row stays, since records of others refer to it. */
export type DeletionColumn = { deleted_at: ColumnType<number | null, never, number> };

/** When the account proved that it reads its e-mail (by a mailed link); null until then. */
export type VerificationColumn = {
  email_verified_at: ColumnType<number | null, number | null | undefined, number | null>;
};

type Ended<T> = ColumnType<T | null, T | null | undefined, T | null>;

/**
 * How a venue ended while its row is kept. Its status is `pending` then, so that nothing finds it. Either an admin
 * rejected it, which can be undone for some time. Or its owner closed the account, and records of others refer to the
 * row.
 */
export type EndColumns = {
  rejected_at: Ended<number>;
  /** The reason that the applicant is told. */
  reject_reason: Ended<string>;
  closed_at: Ended<number>;
  /** Equals `closed_at` until the venue's coming hours have ended too. */
  closing_since: Ended<number>;
};
