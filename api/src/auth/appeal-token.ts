import { jwtVerify, SignJWT } from 'jose';
import { APPEAL_DAYS } from 'mf-shared/contracts/removals';
import { DAY_MS } from 'mf-shared/time';
import * as z from 'zod/mini';
import { AppError } from '../base/app-error.ts';
import type { Side } from './side.ts';

const ALGORITHM = 'HS256';

/** `use` tells it from a session's token, which has none. `at`: when it was signed (ms). */
const Claims = z.object({
  use: z.literal('appeal'),
  model: z.enum(['User', 'Business']),
  id: z.string(),
  at: z.number(),
});

const key = (secret: string) => new TextEncoder().encode(secret);

/** A token that lets the owner of a suspended account appeal without a session. `now` in ms. */
export const signAppealToken = (secret: string, { model, id }: Side, now: number): Promise<string> =>
  new SignJWT({ use: 'appeal', model, id, at: now })
    .setProtectedHeader({ alg: ALGORITHM })
    .setExpirationTime(Math.floor((now + APPEAL_DAYS * DAY_MS) / 1000))
    .sign(key(secret));

/**
 * Whose token it is, and when it was signed; `now` in ms.
 * @throws `link_invalid`
 */
export async function readAppealToken(
  secret: string,
  token: string,
  now: number,
): Promise<Side & { at: number }> {
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    return Claims.parse(payload);
  } catch {
    throw new AppError('link_invalid');
  }
}
