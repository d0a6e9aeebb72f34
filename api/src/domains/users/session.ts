import { signToken } from '../../auth/token.ts';
import type { AppContext } from '../../context.ts';
import type { UserRow } from '../../db/schema.ts';

/** A session token for a player's account in one of its roles. */
export const tokenOf = (
  { config, clock }: AppContext,
  row: Pick<UserRow, 'id' | 'email' | 'token_version'>,
  role: 'user' | 'admin',
): Promise<string> =>
  signToken(
    config.jwtSecret,
    { id: row.id, email: row.email, role, isActive: true, tv: row.token_version },
    clock(),
  );
