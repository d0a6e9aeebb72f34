import { createHash, randomBytes } from 'node:crypto';
import { INVITE_DAYS } from 'mf-shared/contracts/staff';
import { DAY_MS } from 'mf-shared/time';

/** The stored form of an invitation's code: a reader of the database cannot accept an invitation. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** A new invitation at `now` (ms): the code to send, and the hash to store. */
export function newInvite(now: number) {
  const code = randomBytes(24).toString('base64url');
  return { code, invite_hash: hashOf(code), invite_expires_at: now + INVITE_DAYS * DAY_MS };
}

/** Path of the page on which an invitation is accepted. */
export const invitePath = (code: string): string => `/staff-invite?code=${code}`;
