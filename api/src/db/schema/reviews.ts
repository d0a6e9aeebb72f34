export type ReviewRow = {
  venue_id: string;
  user_id: string;
  /** Names the review without naming its author. */
  id: string;
  rating: number;
  comment: string;
  /** 1: the author was there. Only such reviews count for the venue's rating. */
  verified: number;
  created_at: number;
};
