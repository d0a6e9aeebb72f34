/** How much a venue is played at. */
export type VenueDemandRow = {
  venue_id: string;
  city: string;
  weight: number;
  /** JSON list of 7 × 24 weights, by weekday and hour. */
  hours: string;
};
