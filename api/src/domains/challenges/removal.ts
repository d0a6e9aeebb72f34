import type { Taken } from '../../auth/taken.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { ChallengeRow } from '../../db/schema/challenges.ts';

/** Takes a challenge down. Null when there is none. */
export async function takeChallenge(tx: Tx, id: string): Promise<Taken | null> {
  const row = await tx.q.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
  return row ? { owner: { model: 'User', id: row.creator_id }, content: row } : null;
}

/** Puts it back, also beside as many others as may stand at once. */
export async function putChallengeBack(tx: Tx, content: Taken['content']): Promise<boolean> {
  await tx.q
    .insertInto('challenges')
    .values(content as ChallengeRow)
    .execute();
  return true;
}

/** The newest challenges of a player. */
export const newestChallengesOf = (q: Queries, userId: string, limit: number) =>
  q
    .selectFrom('challenges')
    .select(['id', 'details'])
    .where('creator_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
