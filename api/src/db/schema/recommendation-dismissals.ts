export type RecommendationDismissalRow = {
  user_id: string;
  kind: 'venue' | 'opponent' | 'player';
  /** The venue or player that was shown, or the player who speaks for the team that was shown. */
  target_id: string;
  created_at: number;
};
