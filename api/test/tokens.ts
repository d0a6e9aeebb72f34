import type { AdminRole } from 'mf-shared/contracts/admin';
import type { StaffRole } from 'mf-shared/contracts/staff';
import { issueToken } from '../src/auth/session.ts';
import { signToken } from '../src/auth/token.ts';
import { JWT_SECRET, type TestApp } from './harness.ts';

type Role = 'user' | 'admin' | 'business';
/** The account; `staff` is the member of staff, and the id then the venue's. */
type Signed = {
  id: string;
  email: string;
  token_version?: number;
  admin_role?: AdminRole | null | undefined;
  staff?: { id: string; role: StaffRole };
};

const claimsOf = ({ id, email, token_version: tv = 0, admin_role, staff }: Signed, role: Role) => ({
  id,
  email,
  role,
  isActive: true,
  tv,
  ...(role === 'admin' && admin_role ? { adminRole: admin_role } : {}),
  ...(staff ? { staffId: staff.id, staffRole: staff.role } : {}),
});

/** A token of a new session, valid from the test clock's time. */
export const tokenFor = ({ ctx }: TestApp, account: Signed, role: Role): Promise<string> =>
  issueToken(ctx, claimsOf(account, role), { device: 'Chrome, Windows' });

/** A genuine token that expired before the test clock's time. */
export const expiredTokenFor = ({ time }: TestApp, account: Signed, role: Role): Promise<string> =>
  signToken(JWT_SECRET, { ...claimsOf(account, role), sid: 'long-gone' }, time.now - 8 * 24 * 60 * 60 * 1000);
