import type { Match } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { announceMatch } from './announce.ts';
import { type HeldMatch, holdMatch, requireCaptain, requireOpen } from './hold.ts';
import { tellAbout, whenText } from './news.ts';
import { updateMatch } from './queries.ts';
import { matchAsSeen } from './view.ts';

/**
 * Cancels a proposed or accepted match before its start.
 * @throws the errors of `holdMatch` and `requireOpen`
 * @throws `forbidden` to everybody but a captain
 */
export const cancelMatch = (ctx: Ctx<UserActor>, id: string): Promise<Match> =>
  ctx.db.transact(async (tx) => {
    const held = await holdMatch(tx, ctx, id);
    requireCaptain(held.row, ctx.actor.id);
    requireOpen(held.row, ctx.clock());
    await callOff(tx, ctx, held, ctx.actor.id);
    return matchAsSeen(tx.q, id, ctx.actor.id, ctx.clock());
  });

/** Cancels a locked match. Tells everybody in it, except those who had left and the player who cancels. */
export async function callOff(
  tx: Tx,
  ctx: AppContext,
  { row, people }: HeldMatch,
  by: string,
): Promise<void> {
  await updateMatch(tx.q, row.id, {
    status: 'cancelled',
    awaits: null,
    change: null,
    decided_at: ctx.clock(),
  });
  const others = people.filter((one) => one.user_id !== by && one.answer !== 'left');
  await tellAbout(
    tx,
    ctx,
    row,
    others.map((one) => one.user_id),
    { kind: 'match_cancelled', text: `Maç iptal edildi: ${whenText(row)}.` },
  );
  announceMatch(tx, ctx, row.id, people);
}
