import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { ChallengeRow } from '../../db/schema/challenges.ts';
import { readPage } from '../../http/keyset.ts';
import { unblocked } from '../blocks/index.ts';

/** A challenge with the public data of its creator. */
export type ListedChallenge = ChallengeRow & { full_name: string; photo: string | null };

const withCreator = (q: Queries) =>
  q
    .selectFrom('challenges as c')
    .innerJoin('published_players as u', 'u.id', 'c.creator_id')
    .selectAll('c')
    .select(['u.full_name', 'u.photo']);

/** A challenge with the name and photo of its creator. */
export const challengeById = (q: Queries, id: string): Promise<ListedChallenge | undefined> =>
  withCreator(q).where('c.id', '=', id).executeTakeFirst();

/** The number of a player's open challenges. */
export async function countChallengesOf(q: Queries, userId: string): Promise<number> {
  const { count } = await q
    .selectFrom('challenges')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('creator_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Challenges of one type, or of both, the newest first, without those of accounts that blocked the viewer or are
 * blocked by them.
 */
export function challengePage(
  q: Queries,
  viewerId: string,
  type: ChallengeRow['type'] | undefined,
  paging: z.output<typeof Paging>,
): Promise<ListPage<ListedChallenge>> {
  let query = withCreator(q).where(unblocked(viewerId, 'c.creator_id'));
  if (type) query = query.where('c.type', '=', type);
  return readPage(query, paging, [['c.id', 'desc']]);
}
