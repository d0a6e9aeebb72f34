import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Schema } from 'mf-shared/contracts/call';
import type * as z from 'zod/mini';
import { AppError } from '../base/app-error.ts';

const ALGORITHM = 'HS256';

const key = (secret: string) => new TextEncoder().encode(secret);

/** A token for a link that works without a session until `until` (ms). Its claim `use` tells it from other tokens. */
export const signLink = (
  secret: string,
  claims: JWTPayload & { use: string },
  until: number,
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setExpirationTime(Math.floor(until / 1000))
    .sign(key(secret));

type Read<S extends Schema> = { token: string; claims: S; now: number };

/**
 * The claims of a link's token; `now` in ms.
 * @throws `link_invalid` for a token of another kind, a changed one, and one whose time is over
 */
export async function readLink<S extends Schema>(
  secret: string,
  { token, claims, now }: Read<S>,
): Promise<z.output<S>> {
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    return claims.parse(payload) as z.output<S>;
  } catch {
    throw new AppError('link_invalid');
  }
}
