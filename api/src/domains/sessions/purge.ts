import type { AppContext } from '../../context.ts';

/** Forgets sessions whose tokens have all expired. */
export async function purgeSessions({ db, clock }: AppContext): Promise<void> {
  await db.q.deleteFrom('sessions').where('expires_at', '<=', clock()).execute();
}
