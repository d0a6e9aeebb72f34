/** A player's wish for an hour that was not free: a place, a night, a span of starts, and what the pitch must be. */
export type HourAlertRow = {
  id: string;
  user_id: string;
  city: string;
  /** Empty for the whole province. */
  district: string;
  /** A point, and the kilometres around it that count. */
  lat: number | null;
  lng: number | null;
  radius: number;
  /** Football night, and the earliest and latest start on its clock. */
  date: string;
  earliest: string;
  latest: string;
  /** The same as instants (ms). */
  from_at: number;
  to_at: number;
  /** Players of one side; 0 for any. */
  players: number;
  /** TL */
  max_price: number | null;
  /** Bits that the pitch must have (`domains/hours/features.ts`). */
  features: number;
  /** How often its player was told. */
  told: number;
  created_at: number;
};

/** Half an hour of a pitch that came free; `starts_at` in ms. */
export type FreedHourRow = { pitch_id: string; starts_at: number };
