import type { AppContext } from '../context.ts';

/** Forgets counts whose time has run out. */
export async function purgeLimits({ db, clock }: AppContext): Promise<void> {
  await db.q.deleteFrom('rate_limits').where('expire', '<=', clock()).execute();
}
