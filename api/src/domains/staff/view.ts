import type { StaffMember } from 'mf-shared/contracts/staff';
import type { StaffRow } from '../../db/schema/staff.ts';

/** A member of staff as the contract has it. */
export const toMember = (row: StaffRow): StaffMember => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  status: row.password_hash === null ? 'invited' : 'active',
  inviteExpiresAt:
    row.invite_hash && row.invite_expires_at ? new Date(row.invite_expires_at).toISOString() : null,
});
