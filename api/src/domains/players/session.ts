import { issueToken, type SessionFor } from '../../auth/session.ts';
import type { SessionClaims } from '../../auth/token.ts';
import type { AppContext } from '../../context.ts';
import type { UserRow } from '../../db/schema/users.ts';

type Account = Pick<UserRow, 'id' | 'email' | 'token_version' | 'admin_role'>;

/** The claims in tokens of a player's account, in one of its roles. */
export const claimsOf = (row: Account, role: 'user' | 'admin'): SessionClaims => ({
  id: row.id,
  email: row.email,
  role,
  isActive: true,
  tv: row.token_version,
  ...(role === 'admin' && row.admin_role ? { adminRole: row.admin_role } : {}),
});

/** A session token for a player's account in one of its roles. */
export const tokenOf = (
  ctx: AppContext,
  row: Account,
  role: 'user' | 'admin',
  session: SessionFor,
): Promise<string> => issueToken(ctx, claimsOf(row, role), session);
