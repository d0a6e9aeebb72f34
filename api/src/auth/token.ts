import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { AdminRole } from 'mf-shared/contracts/admin';
import { StaffRole } from 'mf-shared/contracts/staff';
import { WEEK_MS } from 'mf-shared/time';
import * as z from 'zod/mini';
import { AppError } from '../base/app-error.ts';

/** Lifetime of a token and its session. */
export const TOKEN_LIFETIME_MS = WEEK_MS;
const ALGORITHM = 'HS256';
/** Cached tokens at most. A session makes many calls, and most cost less than checking a signature. */
const MAX_GENUINE = 10_000;

/** The owner of a session. */
export const SessionClaims = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['user', 'business', 'admin']),
  isActive: z.boolean(),
  /** Version of the account's tokens. Tokens of an older version have ended. */
  tv: z.number(),
  /** The staff member, whose version then counts; absent for the owner. */
  staffId: z.optional(z.string()),
  staffRole: z.optional(StaffRole),
  /** Only in an admin's token, for the browser; the account decides. */
  adminRole: z.optional(AdminRole),
});
export type SessionClaims = z.infer<typeof SessionClaims>;

/**
 * `sid` is the session of the token. It can be ended on its own. In the token of an admin who looks at the account,
 * `view` is set and `sid` is the view.
 */
const Claims = z.extend(SessionClaims, { sid: z.string(), view: z.optional(z.literal(true)) });
export type Claims = z.infer<typeof Claims>;

const key = (secret: string) => new TextEncoder().encode(secret);

/** A token, by default of 7 days; businesses carry `_id` beside `id`. `now` and `lifetime` in ms. */
export function signToken(
  secret: string,
  claims: Claims,
  now: number,
  lifetime = TOKEN_LIFETIME_MS,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const payload = claims.role === 'business' ? { ...claims, _id: claims.id } : claims;
  return new SignJWT(payload)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime / 1000)
    .sign(key(secret));
}

/** Tokens with a verified signature. */
const genuine = new LRUCache<string, { secret: string; claims: Claims; expiresAt: number }>({
  max: MAX_GENUINE,
});

/**
 * Claims of a genuine token; `now` in ms.
 * @throws `token_expired`, `unauthenticated`
 */
export async function readToken(secret: string, token: string, now: number): Promise<Claims> {
  const known = genuine.get(token);
  if (known?.secret !== secret) return verifyToken(secret, token, now);
  if (known.expiresAt <= now) throw new AppError('token_expired');
  return known.claims;
}

async function verifyToken(secret: string, token: string, now: number): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    const claims = Claims.parse(payload);
    genuine.set(token, { secret, claims, expiresAt: (payload.exp ?? 0) * 1000 });
    return claims;
  } catch (error) {
    throw new AppError(error instanceof errors.JWTExpired ? 'token_expired' : 'unauthenticated');
  }
}
