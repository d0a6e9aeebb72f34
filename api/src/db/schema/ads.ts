/**
 * An ad. Its row is deleted when it expires. An ad that ended earlier stays until then, since it counts in its week.
 */
export type AdRow = {
  id: string;
  user_id: string;
  type: 'findOpponent' | 'findPlayer' | 'findTeam';
  city: string;
  team_size: number | null;
  lineup_id: string | null;
  position: string | null;
  position_needed: string | null;
  description: string;
  /** A unique index allows one active ad for each player. */
  status: 'active' | 'found' | 'withdrawn';
  created_at: number;
  expires_at: number;
  ended_at: number | null;
};
