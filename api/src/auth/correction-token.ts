import { CORRECTION_LINK_DAYS } from 'mf-shared/contracts/corrections';
import { DAY_MS } from 'mf-shared/time';
import * as z from 'zod/mini';
import { readLink, signLink } from './signed-link.ts';

const Claims = z.object({ use: z.literal('correction'), id: z.string(), email: z.string() });
type Applicant = { id: string; email: string };

/**
 * A token that lets an applicant correct the application without a session. It names the address that it was sent to:
 * with another address of the application it no longer counts. `now` in ms.
 */
export const signCorrectionToken = (secret: string, { id, email }: Applicant, now: number): Promise<string> =>
  signLink(secret, { use: 'correction', id, email }, now + CORRECTION_LINK_DAYS * DAY_MS);

/**
 * Whose token it is; `now` in ms.
 * @throws `link_invalid`
 */
export const readCorrectionToken = (secret: string, token: string, now: number): Promise<Applicant> =>
  readLink(secret, { token, claims: Claims, now });
