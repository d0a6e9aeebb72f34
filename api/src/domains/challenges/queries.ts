import type { Queries } from '../../db/database.ts';
import type { ChallengeRow } from '../../db/schema/friends.ts';
import { unblocked } from '../blocks/reachable.ts';

/** A challenge with what everybody may see of its creator. */
export type ListedChallenge = ChallengeRow & { full_name: string; photo: string | null };

const withCreator = (q: Queries) =>
  q
    .selectFrom('challenges as c')
    .innerJoin('users as u', 'u.id', 'c.creator_id')
    .selectAll('c')
    .select(['u.full_name', 'u.photo']);

/** A challenge with the name and photo of its creator. */
export const challengeById = (q: Queries, id: string): Promise<ListedChallenge | undefined> =>
  withCreator(q).where('c.id', '=', id).executeTakeFirst();

/** How many challenges a player has up. */
export async function countChallengesOf(q: Queries, userId: string): Promise<number> {
  const { count } = await q
    .selectFrom('challenges')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('creator_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Listing = {
  /** The viewer: challenges of accounts that blocked them or that they blocked are left out. */
  viewerId: string;
  type: ChallengeRow['type'] | undefined;
  limit: number;
  /** Id of the last one before. */
  after: string | null;
};

/** Challenges of a type, or of both, the newest first. */
export function newestChallenges(
  q: Queries,
  { viewerId, type, limit, after }: Listing,
): Promise<ListedChallenge[]> {
  let query = withCreator(q).where(unblocked(viewerId, 'c.creator_id')).orderBy('c.id', 'desc').limit(limit);
  if (type) query = query.where('c.type', '=', type);
  if (after !== null) query = query.where('c.id', '<', after);
  return query.execute();
}
