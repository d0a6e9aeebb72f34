/** Tables of recommendations. All but the dismissals can be rebuilt from the reservations. */
export type RecommendationsSchema = {
  player_habits: PlayerHabitRow;
  venue_demand: VenueDemandRow;
  venue_neighbours: VenueNeighbourRow;
  recommendation_models: RecommendationModelRow;
  recommendation_dismissals: RecommendationDismissalRow;
};

/** How often a player played at a venue on a weekday and hour. Older hours count less. */
export type PlayerHabitRow = {
  user_id: string;
  business_id: string;
  /** Weekday of the football night: 0 is Monday. */
  weekday: number;
  /** Hour of the football night, 6 to 29: 24 is midnight. */
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

/** The single row `current`: JSON lists of weights, the number of bookings behind them, and when (ms). */
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
  /** The venue or player that was shown, or the player who speaks for the team that was shown. */
  target_id: string;
  created_at: number;
};
