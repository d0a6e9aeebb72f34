/** How much a venue is played at; each player counts by the square root of the own hours. */
export type VenueDemandRow = {
  venue_id: string;
  city: string;
  weight: number;
  /** JSON list of 7 × 30 weights, by weekday and hour of the night. */
  hours: string;
};
