export type PitchRow = {
  id: string;
  venue_id: string;
  name: string;
  capacity: string;
  /** Hourly, TL. */
  price: number;
  /** JSON list of `{start, end}`. */
  working_hours: string;
  sort: number;
  /** When it was taken out of service; past reservations still refer to it. */
  archived_at: number | null;
};
