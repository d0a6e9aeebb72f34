import type { StaffRole } from 'mf-shared/contracts/staff';

export type StaffRow = {
  id: string;
  venue_id: string;
  name: string;
  email: string;
  /** Null until the invitation is accepted. */
  password_hash: string | null;
  role: StaffRole;
  /** SHA-256 of the invitation's code; null once it is used. */
  invite_hash: string | null;
  invite_expires_at: number | null;
  /** Raised to end all tokens issued before. */
  token_version: number;
  created_at: number;
};
