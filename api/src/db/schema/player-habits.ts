/** How often a player played at a venue on a weekday and hour. Older hours count less. */
export type PlayerHabitRow = {
  user_id: string;
  venue_id: string;
  /** Weekday of the football night: 0 is Monday. */
  weekday: number;
  /** Hour of the football night, 6 to 29: 24 is midnight. */
  hour: number;
  weight: number;
};
