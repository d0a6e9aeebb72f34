export type MatchRatingRow = {
  match_id: string;
  rater_id: string;
  ratee_id: string;
  speed: number;
  shooting: number;
  passing: number;
  dribbling: number;
  defense: number;
  physical: number;
  created_at: number;
  /** 1 when the match was played at an hour that was booked here. */
  proven: number;
};
