/** The single row `current`: JSON lists of weights, the number of bookings behind them, and when (ms). */
export type RecommendationModelRow = {
  id: string;
  venue_weights: string;
  hour_weights: string;
  cases: number;
  learned_at: number;
};
