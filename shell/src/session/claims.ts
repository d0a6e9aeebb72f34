import { decodeJwt } from 'jose';
import type { SessionBusiness, TokenClaims } from 'mf-shared/contracts/platform';

/** Claims of a token that has not expired, else null. */
export function validClaims(token: string, now = Date.now()): TokenClaims | null {
  try {
    const claims = decodeJwt<TokenClaims>(token);
    return claims.exp !== undefined && claims.exp * 1000 > now ? (claims as TokenClaims) : null;
  } catch {
    return null;
  }
}

/** Identifies the account of a valid token. */
export function accountOf(token: string | null): string | null {
  const claims = token === null ? null : validClaims(token);
  return claims && [claims.role, claims._id ?? claims.id, claims.staffId].join(' ');
}

/** The venue that a token is for. */
export function venueOf({ _id, id, email, isActive, staffId, staffRole }: TokenClaims): SessionBusiness {
  const staff = staffId && staffRole ? { staffId, staffRole } : {};
  return { id: _id ?? id, email, role: 'business', isActive, ...staff };
}
