import type { ExpressionBuilder } from 'kysely';
import { type PairRatings, perSkill } from 'mf-shared/card';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import { ENDED_SHOWN_MS, RATEABLE_FOR_MS } from 'mf-shared/contracts/matches';
import { SKILLS, type Skill } from 'mf-shared/contracts/users';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { MatchParticipantRow } from '../../db/schema/match-participants.ts';
import type { MatchRatingRow } from '../../db/schema/match-ratings.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import type { Schema } from '../../db/schema.ts';
import { readPage } from '../../http/keyset.ts';

/** A match of any players. */
export const matchById = (q: Queries, id: string): Promise<MatchRow | undefined> =>
  q.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();

/** A player's row in a match; undefined when they are not in it. */
export const participant = (
  q: Queries,
  matchId: string,
  userId: string,
): Promise<MatchParticipantRow | undefined> =>
  q
    .selectFrom('match_participants')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

type Search = {
  userId: string;
  /** The present (ms). Matches that were never agreed are left out some time later. */
  now: number;
  /** Only accepted matches that started by then (ms) and in which the player can still rate somebody. */
  unratedUntil: number | null;
};

/** A player's matches, the latest start first. */
export function matchPage(
  q: Queries,
  { userId, now, unratedUntil }: Search,
  paging: z.output<typeof Paging>,
): Promise<ListPage<MatchRow>> {
  let query = q
    .selectFrom('match_participants as mine')
    .innerJoin('matches', 'matches.id', 'mine.match_id')
    .selectAll('matches')
    .where('mine.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('matches.status', '=', 'accepted'), eb('mine.starts_at', '>', now - ENDED_SHOWN_MS)]),
    );
  if (unratedUntil !== null) {
    query = query
      .where('matches.status', '=', 'accepted')
      .where('mine.starts_at', '<=', unratedUntil)
      .where('mine.starts_at', '>=', now - RATEABLE_FOR_MS)
      .where('mine.plays', '=', 1)
      .where((eb) => eb.exists(unratedOpponents(eb, userId)));
  }
  return readPage(query, paging, [
    ['mine.starts_at', 'desc', 'int'],
    ['mine.match_id as id', 'desc'],
  ]);
}

/** Confirmed players of the other side of `mine` that the player has not rated. */
const unratedOpponents = (
  eb: ExpressionBuilder<Schema & { mine: Schema['match_participants'] }, 'mine'>,
  raterId: string,
) =>
  eb
    .selectFrom('match_participants as other')
    .select('other.user_id')
    .whereRef('other.match_id', '=', 'mine.match_id')
    .whereRef('other.side', '<>', 'mine.side')
    .where('other.plays', '=', 1)
    .where('other.answer', '=', 'in')
    .where((inner) =>
      inner.not(
        inner.exists(
          inner
            .selectFrom('match_ratings as given')
            .select('given.ratee_id')
            .whereRef('given.match_id', '=', 'other.match_id')
            .whereRef('given.ratee_id', '=', 'other.user_id')
            .where('given.rater_id', '=', raterId),
        ),
      ),
    );

/** Everybody in the matches, in the order of their lineups. */
export const participantsOf = (q: Queries, ids: readonly string[]): Promise<MatchParticipantRow[]> =>
  q.selectFrom('match_participants').selectAll().where('match_id', 'in', ids).orderBy('sort').execute();

/** Updates a match that the caller has locked. */
export const updateMatch = (q: Queries, id: string, values: Partial<MatchRow>) =>
  q.updateTable('matches').set(values).where('id', '=', id).execute();

/** Stores a player's answer at `now` (ms). A player who is out no longer plays. */
export const updateAnswer = (
  q: Queries,
  { match_id, user_id }: Pick<MatchParticipantRow, 'match_id' | 'user_id'>,
  answer: NonNullable<MatchParticipantRow['answer']>,
  now: number,
) =>
  q
    .updateTable('match_participants')
    .set({ answer, answered_at: now, plays: answer === 'in' ? 1 : 0 })
    .where('match_id', '=', match_id)
    .where('user_id', '=', user_id)
    .execute();

/** The players that a player rated in the matches. */
export const ratingsBy = (q: Queries, raterId: string, ids: readonly string[]) =>
  q
    .selectFrom('match_ratings')
    .select(['match_id', 'ratee_id'])
    .where('rater_id', '=', raterId)
    .where('match_id', 'in', ids)
    .execute();

/** Stores a rating. Returns false when it exists already. */
export async function insertRating(q: Queries, row: MatchRatingRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await q
    .insertInto('match_ratings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['match_id', 'rater_id', 'ratee_id']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** The sums of one kind of ratings that a player received, for use within the rating's transaction. */
const received = (q: Queries, rateeId: string, proven: 0 | 1) =>
  q
    .selectFrom('match_ratings')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      ...SKILLS.map((skill) => eb.fn.sum<number>(skill).as(skill)),
    ])
    .where('ratee_id', '=', rateeId)
    .where('proven', '=', proven);

type Sums = Record<'count' | Skill, number | string | null>;
const toRatings = (row: Sums): PairRatings => ({
  count: Number(row.count),
  sums: perSkill((skill) => Number(row[skill] ?? 0)),
});

/** The ratings of one player for another in matches at booked hours. */
export const pairRatings = async (q: Queries, raterId: string, rateeId: string): Promise<PairRatings> =>
  toRatings(await received(q, rateeId, 1).where('rater_id', '=', raterId).executeTakeFirstOrThrow());

/** The ratings of a player by everybody in other matches. */
export const looseRatings = async (q: Queries, rateeId: string): Promise<PairRatings> =>
  toRatings(await received(q, rateeId, 0).executeTakeFirstOrThrow());
