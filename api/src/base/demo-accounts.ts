import type { Queries } from '../db/database.ts';
import { ConfigError } from './env.ts';

/** Addresses of the demo's accounts, in a domain that nobody can own. */
export const DEMO_EMAILS = {
  player: 'oyuncu@topla.test',
  business: 'isletme@topla.test',
  admin: 'admin@topla.test',
} as const;
/** Password of every demo account. Production refuses it. */
export const DEMO_PASSWORD = 'Topla-2026!';

/**
 * Checks that no demo account exists: everybody can read their password in the source.
 * @throws `ConfigError`
 */
export async function refuseDemoAccounts(q: Queries): Promise<void> {
  const emails = Object.values(DEMO_EMAILS);
  const user = await q.selectFrom('users').select('email').where('email', 'in', emails).executeTakeFirst();
  const business = await q
    .selectFrom('venues')
    .select('email')
    .where('email', 'in', emails)
    .executeTakeFirst();
  const found = user ?? business;
  if (found)
    throw new ConfigError(`The database holds demo data (${found.email}): production needs its own.`);
}
