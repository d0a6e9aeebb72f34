import { INVITE_DAYS } from 'mf-shared/contracts/staff';
import { DAY_MS } from 'mf-shared/time';
import { hashOf, newToken } from '../../auth/link-token.ts';

/** A new invitation at `now` (ms): the code to send, and the hash to store. */
export function newInvite(now: number) {
  const code = newToken();
  return { code, invite_hash: hashOf(code), invite_expires_at: now + INVITE_DAYS * DAY_MS };
}

/** Path of the page on which an invitation is accepted. */
export const invitePath = (code: string): string => `/staff-invite?code=${code}`;
