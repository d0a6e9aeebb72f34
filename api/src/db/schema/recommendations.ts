/** Tables of recommendations; all but the dismissals can be made again from the reservations. */
export type RecommendationsSchema = {
  player_habits: PlayerHabitRow;
  venue_demand: VenueDemandRow;
  venue_neighbours: VenueNeighbourRow;
  recommendation_models: RecommendationModelRow;
  recommendation_dismissals: RecommendationDismissalRow;
};

/** How often a player played at a venue on a weekday and hour, older hours counting less. */
export type PlayerHabitRow = {
  user_id: string;
  business_id: string;
  /** Of the football night: 0 is Monday. */
  weekday: number;
  /** Of the football night, 6 to 29: 24 is midnight. */
  hour: number;
  weight: number;
};

/** How much a venue is played at. */
export type VenueDemandRow = {
  business_id: string;
  city: string;
  weight: number;
  /** JSON list of 7 × 24 weights, by weekday and hour. */
  hours: string;
};

/** Two venues that the same players choose; `score` from 0 to 1. */
export type VenueNeighbourRow = { business_id: string; other_id: string; score: number };

/** The one row `current`: JSON lists of weights, from how many bookings, and when (ms). */
export type RecommendationModelRow = {
  id: string;
  venue_weights: string;
  hour_weights: string;
  cases: number;
  learned_at: number;
};

export type RecommendationDismissalRow = {
  user_id: string;
  kind: 'venue' | 'opponent' | 'player';
  /** A venue, or the player who is or speaks for what was shown. */
  target_id: string;
  created_at: number;
};
