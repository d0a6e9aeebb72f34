import { type Match, type MatchPresence, RATEABLE_FOR_MS } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import { nameOf } from '../../auth/name.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MatchParticipantRow, MatchRow } from '../../db/schema/matches.ts';
import { announceMatch } from './announce.ts';
import { dropRatings } from './drop-ratings.ts';
import { holdMatch } from './hold.ts';
import { tellAbout, whenText } from './news.ts';
import { updateAnswer } from './queries.ts';
import { matchAsSeen } from './view.ts';

/**
 * Says whether the caller plays. Before the start it can be taken back; afterwards, for as long as the match can be
 * rated, "did not play" is for good and takes back every rating from and for the caller in this match. Throws
 * `match_not_found`, `forbidden` for a captain who was never listed, `match_ended`, `match_not_accepted` for a
 * proposal that its start ended, `rating_too_late`, `match_out`.
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

/** What the answer comes to at `now` (ms); throws where it comes too late or nothing was agreed. */
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

/** Tells both captains, once for each match, that somebody will not come. */
async function tellLeft(tx: Tx, ctx: AppContext, row: MatchRow, userId: string): Promise<void> {
  const captains = [row.user_a, row.user_b].filter((id) => id !== userId);
  await tellAbout(tx, ctx, row, captains, {
    kind: 'match_left',
    text: `${await nameOf(tx.q, userId)} maçta olmayacak: ${whenText(row)}.`,
    about: userId,
    once: `match-left:${row.id}:${userId}`,
  });
}
