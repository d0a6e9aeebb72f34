import { type Match, type MatchPresence, RATEABLE_FOR_MS } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import { nameOf } from '../../auth/name.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MatchParticipantRow } from '../../db/schema/match-participants.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { announceMatch } from './announce.ts';
import { dropRatings } from './drop-ratings.ts';
import { holdMatch } from './hold.ts';
import { tellAbout, whenText } from './news.ts';
import { updateAnswer } from './queries.ts';
import { matchAsSeen } from './view.ts';

/**
 * Stores whether the caller plays. Before the start the answer can change. Afterwards, while the match can be rated,
 * "did not play" is final and deletes all the caller's ratings in this match, given and received.
 * @throws `match_not_found`, `match_ended`, `rating_too_late`, `match_out`
 * @throws `forbidden` for a captain who was never listed
 * @throws `match_not_accepted` for a proposal whose start has passed
 */
export const answerMatch = (ctx: Ctx<UserActor>, id: string, { answer }: MatchPresence): Promise<Match> =>
  ctx.db.transact(async (tx) => {
    const now = ctx.clock();
    const { row, people } = await holdMatch(tx, ctx, id);
    const me = people.find((one) => one.user_id === ctx.actor.id);
    if (!me || (me.plays === 0 && me.answer === null)) throw new AppError('forbidden');
    const said = saidAt(row, me, answer, now);
    if (said !== me.answer) {
      await updateAnswer(tx.q, me, said, now);
      if (said === 'absent') await dropRatings(tx.q, id, me.user_id);
      if (said === 'left') await tellLeft(tx, ctx, row, me.user_id);
      announceMatch(tx, ctx, id, people);
    }
    return matchAsSeen(tx.q, id, ctx.actor.id, now);
  });

/**
 * The answer to store at `now` (ms).
 * @throws when it is too late, or the match was never agreed
 */
function saidAt(
  row: MatchRow,
  me: MatchParticipantRow,
  answer: MatchPresence['answer'],
  now: number,
): NonNullable<MatchParticipantRow['answer']> {
  if (row.status === 'refused' || row.status === 'cancelled') throw new AppError('match_ended');
  if (now < row.starts_at) return answer === 'in' ? 'in' : 'left';
  if (row.status === 'proposed') throw new AppError('match_not_accepted');
  if (now > row.starts_at + RATEABLE_FOR_MS) throw new AppError('rating_too_late');
  if (answer === 'out') return me.answer === 'left' ? 'left' : 'absent';
  if (me.answer === 'left' || me.answer === 'absent') throw new AppError('match_out');
  return 'in';
}

/** Tells both captains, once per match, that a player will not come. */
async function tellLeft(tx: Tx, ctx: AppContext, row: MatchRow, userId: string): Promise<void> {
  const captains = [row.user_a, row.user_b].filter((id) => id !== userId);
  await tellAbout(tx, ctx, row, captains, {
    kind: 'match_left',
    text: `${await nameOf(tx.q, userId)} maçta olmayacak: ${whenText(row)}.`,
    about: userId,
    once: `match-left:${row.id}:${userId}`,
  });
}
