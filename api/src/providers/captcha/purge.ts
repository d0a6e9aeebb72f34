import type { AppContext } from '../../context.ts';

/** Forgets used captchas that have expired, which are refused without being remembered. */
export async function purgeCaptchas({ db, clock }: AppContext): Promise<void> {
  await db.q.deleteFrom('used_captchas').where('expires_at', '<=', clock()).execute();
}
