import { DEMO_EMAILS } from '../base/demo-accounts.ts';
import { ConfigError } from '../base/env.ts';
import type { Queries } from '../db/database.ts';

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
