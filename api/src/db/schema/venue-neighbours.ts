/** Two venues that the same players choose; `score` from 0 to 1. */
export type VenueNeighbourRow = { venue_id: string; other_id: string; score: number };
