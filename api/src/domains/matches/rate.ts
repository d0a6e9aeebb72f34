import { RATEABLE_AFTER_MS, type RateOpponent } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { countRating } from './count-rating.ts';
import { insertRating, matchById, participant } from './queries.ts';

/**
 * Rates an opponent of a match once, from an hour after its start on; the opponent's card changes at once. Throws
 * `forbidden` for another rater than the caller or one who did not play, `match_not_found`, `rating_not_opponent`,
 * `rating_too_early`, `already_rated`.
 */
export async function rateOpponent(
  ctx: Ctx<UserActor>,
  matchId: string,
  { raterId, rateeId, ratings }: RateOpponent,
): Promise<void> {
  if (raterId !== ctx.actor.id) throw new AppError('forbidden');
  const now = ctx.clock();
  await ctx.db.transact(async (tx) => {
    // What two players gave each other decides on the cards of both: always in the same order, so that two who
    // rate each other at once never wait for one another.
    for (const id of [raterId, rateeId].sort()) await tx.lock('users', id);
    await holdPlayer(tx, ctx);
    const match = await matchById(tx.q, matchId);
    if (!match) throw new AppError('match_not_found');
    const rater = await participant(tx.q, matchId, raterId);
    if (rater?.plays !== 1) throw new AppError('forbidden');
    const ratee = await participant(tx.q, matchId, rateeId);
    if (ratee?.plays !== 1 || ratee.side === rater.side) throw new AppError('rating_not_opponent');
    if (now < match.starts_at + RATEABLE_AFTER_MS) throw new AppError('rating_too_early');
    const row = { ...ratings, match_id: matchId, rater_id: raterId, ratee_id: rateeId, created_at: now };
    if (!(await insertRating(tx.q, row))) throw new AppError('already_rated');
    await countRating(tx.q, row);
  });
}
