import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { announceMatch } from './announce.ts';
import { callOff } from './cancel.ts';
import { captainSide } from './change.ts';
import { tellAbout, whenText } from './news.ts';
import { matchById, participantsOf, updateAnswer } from './queries.ts';

const goneText = {
  left: 'Hesabını silen',
  suspended: 'Hesabı askıya alınan',
  merged: 'Hesabı birleştirilen',
};

/**
 * Removes a player whose account is deleted, suspended or merged from all coming matches. Cancels the matches of which they are a captain.
 * The caller has locked the account.
 */
export async function leaveAllMatches(
  tx: Tx,
  ctx: AppContext,
  userId: string,
  why: keyof typeof goneText = 'left',
): Promise<void> {
  const now = ctx.clock();
  const own = await tx.q
    .selectFrom('match_participants')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('starts_at', '>', now)
    .orderBy('match_id')
    .execute();
  for (const { match_id: id } of own) {
    await tx.lock('matches', id);
    const row = await matchById(tx.q, id);
    if (!row || row.starts_at <= now || (row.status !== 'proposed' && row.status !== 'accepted')) continue;
    const people = await participantsOf(tx.q, [id]);
    const me = people.find((one) => one.user_id === userId);
    if (captainSide(row, userId)) await callOff(tx, ctx, { row, people }, userId);
    else if (me?.plays === 1) {
      await updateAnswer(tx.q, me, 'left', now);
      await tellAbout(tx, ctx, row, [row.user_a, row.user_b], {
        kind: 'match_left',
        once: `match-left:${id}:${userId}`,
        text: `${goneText[why]} bir oyuncu maçta olmayacak: ${whenText(row)}.`,
      });
      announceMatch(tx, ctx, id, people);
    }
  }
}
