import { signToken } from '../api/src/auth/token.ts';
import type { SessionRow } from '../api/src/db/schema/sessions.ts';

/** Whose session it is. */
export type Account = { id: string; role: 'user' | 'business' };

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The only session of a bench account, with the account's id. `now` in ms. */
export const sessionRow = ({ id, role }: Account, now: number): SessionRow => ({
  id,
  user_id: role === 'user' ? id : null,
  venue_id: role === 'business' ? id : null,
  staff_id: null,
  role,
  device: 'Chrome, Linux',
  token_version: 0,
  created_at: now,
  last_used_at: now,
  expires_at: now + YEAR_MS,
  limited: 0,
});

/** A token of that session. */
export const benchToken = (secret: string, { id, role }: Account, now: number): Promise<string> =>
  signToken(secret, { id, sid: id, email: `${id}@bench.test`, role, isActive: true, tv: 0 }, now);
