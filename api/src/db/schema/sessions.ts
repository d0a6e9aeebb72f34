/** A device on which an account is signed in. A session that was ended has no row. */
export type SessionRow = {
  id: string;
  /** A player or an admin; null for a venue's people. */
  user_id: string | null;
  venue_id: string | null;
  /** The member of the venue's staff; null is the owner. */
  staff_id: string | null;
  role: 'user' | 'business' | 'admin';
  /** Browser and system as people call them. */
  device: string;
  /** The account's version when the session last got a token. A session with an older version has ended. */
  token_version: number;
  created_at: number;
  /** To within a few minutes. */
  last_used_at: number;
  /** When its newest token expires. */
  expires_at: number;
  /** 1 while the session may only set up the second factor that the account must have. */
  limited: number;
};
