import type { ColumnType } from 'kysely';

/** Tables around an account. */
export type AccountSchema = { calendar_feeds: CalendarFeedRow };

/** Address of a player's calendar; kept readable, since its owner is shown it again. */
type CalendarFeedRow = { user_id: string; secret: string; created_at: number };

/** When the account was deleted; its anonymised row stays, since others' records refer to it. */
export type DeletionColumn = { deleted_at: ColumnType<number | null, never, number> };
