import type { StaffRole } from 'mf-shared/contracts/staff';

/** Tables of the people who run a venue besides its owner. */
export type StaffSchema = { staff: StaffRow; venue_changes: VenueChangeRow };

export type StaffRow = {
  id: string;
  business_id: string;
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

export type VenueChangeRow = {
  id: string;
  business_id: string;
  /** Null is the owner. The name in `who` stays when the person leaves. */
  staff_id: string | null;
  who: string;
  /** Id of the changed thing. */
  subject_id: string | null;
  text: string;
  created_at: number;
};
