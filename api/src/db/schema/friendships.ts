/** One row for each pair of players; either may ask. The key settles two requests that cross. */
export type FriendshipRow = {
  /** The smaller of the two ids, then the larger. */
  user_a: string;
  user_b: string;
  id: string;
  /** The player who asked. */
  sender_id: string;
  status: 'pending' | 'accepted';
  created_at: number;
  accepted_at: number | null;
};
