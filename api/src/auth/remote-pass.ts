import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { keyedHash } from './secret-box.ts';

/** Name of the cookie with a pass. */
export const PASS_COOKIE = 'remote-pass';
const PURPOSE = 'pass to guarded remotes';

/**
 * The pass of a session, for a cookie: browsers send no token when they load code. It opens nothing but the files of
 * guarded remotes.
 */
export const passOf = (secret: string, sessionId: string): string =>
  `${sessionId}.${keyedHash(secret, PURPOSE, sessionId)}`;

/** Whether a pass belongs to an admin's session that goes on; in production with the second factor. */
export async function isAdminsPass({ db, config, clock }: AppContext, pass: string): Promise<boolean> {
  const [sessionId = ''] = pass.split('.');
  if (!isSame(pass, passOf(config.jwtSecret, sessionId))) return false;
  const row = await db.q
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('published_second_factors as f', 'f.account_id', 'u.id')
    .select(['s.limited', 'f.enabled_at'])
    .where('s.id', '=', sessionId)
    .where('s.role', '=', 'admin')
    .where('u.role', '=', 'admin')
    .where('s.expires_at', '>', clock())
    .whereRef('s.token_version', '=', 'u.token_version')
    .executeTakeFirst();
  if (!row) return false;
  return !config.production || (row.limited === 0 && row.enabled_at !== null);
}

/** Compares texts in a time that tells nothing about where they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
