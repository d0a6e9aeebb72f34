import { APPEAL_DAYS } from 'mf-shared/contracts/removals';
import { DAY_MS } from 'mf-shared/time';
import * as z from 'zod/mini';
import type { Side } from './side.ts';
import { readLink, signLink } from './signed-link.ts';

/** `at`: when it was signed (ms). */
const Claims = z.object({
  use: z.literal('appeal'),
  model: z.enum(['User', 'Business']),
  id: z.string(),
  at: z.number(),
});

/** A token that lets the owner of a suspended account appeal without a session. `now` in ms. */
export const signAppealToken = (secret: string, { model, id }: Side, now: number): Promise<string> =>
  signLink(secret, { use: 'appeal', model, id, at: now }, now + APPEAL_DAYS * DAY_MS);

/**
 * Whose token it is, and when it was signed; `now` in ms.
 * @throws `link_invalid`
 */
export const readAppealToken = (secret: string, token: string, now: number): Promise<Side & { at: number }> =>
  readLink(secret, { token, claims: Claims, now });
