/** Address of a player's calendar. Stored readable, since the player is shown it again. */
export type CalendarFeedRow = { user_id: string; secret: string; created_at: number };
