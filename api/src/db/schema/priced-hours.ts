/**
 * An hour that a pitch plays on a weekday, with its price. Made of the venue's pitches, prices and settings. Dated price
 * rules split it into rows for spans of football nights.
 */
export type PricedHourRow = {
  pitch_id: string;
  venue_id: string;
  city: string;
  /** Empty where the address names none. */
  district: string;
  /** 1 is Monday, 7 Sunday, of the football night. */
  weekday: number;
  /** The half hour of the night in which it starts: `starts` / 30, rounded down. */
  half: number;
  /** Minutes from the night's midnight; may exceed 1440. */
  starts: number;
  ends: number;
  /** The first and the last football night (`YYYY-MM-DD`) at this price. */
  from_date: string;
  to_date: string;
  /** TL */
  price: number;
  /** Players of one side; 0 where the pitch does not say. */
  players: number;
  /** Bits of what the pitch and its venue have (`domains/hours/features.ts`). */
  features: number;
};

/** An approved venue whose hours can be searched for. */
export type SearchedVenueRow = {
  venue_id: string;
  city: string;
  district: string;
  /** Hash of the venue's rows. An offer with the same hash is not written again. */
  offer_hash: string;
  /** ms */
  made_at: number;
};

/** Each word of a venue's folded name and address. */
export type VenueWordRow = { word: string; venue_id: string };
