import { RATEABLE_AFTER_MS, RATEABLE_FOR_MS, type RateOpponent } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { lockUsers } from '../../auth/lock-users.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { countRating } from './count-rating.ts';
import { isProven } from './proof.ts';
import { insertRating, matchById, participant, updateAnswer } from './queries.ts';

/**
 * Rates an opponent of an accepted match once, from an hour to 14 days after its start. The card of the opponent
 * changes at once, and the rating confirms that the caller played.
 * @throws `forbidden` for another rater than the caller, or one who did not play
 * @throws `match_not_found`, `match_not_accepted`, `rating_not_opponent`, `rating_too_early`, `rating_too_late`
 * @throws `rating_unconfirmed` while the opponent has not confirmed
 * @throws `already_rated`
 */
export async function rateOpponent(
  ctx: Ctx<UserActor>,
  matchId: string,
  { raterId, rateeId, ratings }: RateOpponent,
): Promise<void> {
  if (raterId !== ctx.actor.id) throw new AppError('forbidden');
  const now = ctx.clock();
  await ctx.db.transact(async (tx) => {
    // Ratings between two players change both cards. A fixed lock order prevents a deadlock when they rate each other
    // at once.
    await lockUsers(tx, [raterId, rateeId]);
    await holdPlayer(tx, ctx);
    const match = await matchById(tx.q, matchId);
    if (!match) throw new AppError('match_not_found');
    const rater = await participant(tx.q, matchId, raterId);
    if (rater && match.status !== 'accepted') throw new AppError('match_not_accepted');
    if (rater?.plays !== 1) throw new AppError('forbidden');
    const ratee = await participant(tx.q, matchId, rateeId);
    if (ratee?.plays !== 1 || ratee.side === rater.side) throw new AppError('rating_not_opponent');
    if (now < match.starts_at + RATEABLE_AFTER_MS) throw new AppError('rating_too_early');
    if (now > match.starts_at + RATEABLE_FOR_MS) throw new AppError('rating_too_late');
    if (ratee.answer !== 'in') throw new AppError('rating_unconfirmed');
    if (rater.answer === null) await updateAnswer(tx.q, rater, 'in', now);
    const proven = (await isProven(tx, match)) ? 1 : 0;
    const ids = { match_id: matchId, rater_id: raterId, ratee_id: rateeId };
    const row = { ...ratings, ...ids, proven, created_at: now };
    if (!(await insertRating(tx.q, row))) throw new AppError('already_rated');
    await countRating(tx.q, row);
  });
}
