import type { Generated } from 'kysely';

/** Tables of friends, tournaments and challenges. */
export type FriendsSchema = {
  friendships: FriendshipRow;
  tournaments: TournamentRow & TournamentState;
  tournament_participants: TournamentParticipantRow;
  challenges: ChallengeRow;
};

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

export type TournamentRow = {
  id: string;
  /** Null when the account is gone. */
  organizer_id: string | null;
  name: string;
  date: string;
  city: string;
  lng: number | null;
  lat: number | null;
  /** TL. */
  fee: number;
  capacity: number;
  created_at: number;
};

/** State of a tournament. */
export type TournamentState = {
  /** Rises with each change. */
  version: Generated<number>;
  /** When the organizer cancelled it. */
  cancelled_at: Generated<number | null>;
};

export type TournamentParticipantRow = { tournament_id: string; user_id: string; registered_at: number };

export type ChallengeRow = {
  id: string;
  creator_id: string;
  type: 'rakip-bul' | 'eksik-oyuncu';
  details: string;
  contact_info: string;
  created_at: number;
};
