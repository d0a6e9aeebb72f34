import type { AdminRole } from 'mf-shared/contracts/admin';

/** An open invitation to become an admin. One that is accepted or revoked has no row. */
export type AdminInvitationRow = {
  id: string;
  email: string;
  role: AdminRole;
  /** Hash of the link's token. */
  token_hash: string;
  /** The owner of the platform who invited. */
  invited_by: string;
  created_at: number;
  expires_at: number;
};
