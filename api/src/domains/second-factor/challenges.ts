import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { purge } from '../../db/purge.ts';
import type { ChallengePurpose } from '../../db/schema/factor-challenges.ts';

const LIFETIME_MS = 5 * MINUTE_MS;

/** A challenge that its account may answer once, for one purpose. */
type Challenge = { accountId: string; purpose: ChallengePurpose; challenge: string };

/** Stores a challenge for the account. It holds for five minutes or for `lifetime`, ms. */
export const keepChallenge = (
  { db, clock }: AppContext,
  { accountId, purpose, challenge }: Challenge,
  lifetime = LIFETIME_MS,
) =>
  db.q
    .insertInto('factor_challenges')
    .values({ challenge, account_id: accountId, purpose, expires_at: clock() + lifetime })
    .execute();

/**
 * Uses a challenge up. Answers false when it is not the account's, has another purpose, has expired, or was used
 * before.
 */
export async function useChallenge(
  { db, clock }: AppContext,
  { accountId, purpose, challenge }: Challenge,
): Promise<boolean> {
  const { numDeletedRows } = await db.q
    .deleteFrom('factor_challenges')
    .where('challenge', '=', challenge)
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Drops every challenge that was begun for the account. */
export const dropChallenges = (q: Queries, accountId: string) =>
  q.deleteFrom('factor_challenges').where('account_id', '=', accountId).execute();

/** Deletes expired challenges. */
export const purgeChallenges = purge('factor_challenges', 'expires_at');
