import type { Match } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { holdAsked } from './accept.ts';
import { announceMatch } from './announce.ts';
import { captainOf, openChange } from './change.ts';
import { tellAbout, whenText } from './news.ts';
import { updateMatch } from './queries.ts';
import { matchAsSeen } from './view.ts';

/**
 * Refuses a proposal, which ends it, or a change, which leaves the match as before.
 * @throws the errors of `holdAsked`
 */
export const refuseMatch = (ctx: Ctx<UserActor>, id: string, version: number): Promise<Match> =>
  ctx.db.transact(async (tx) => {
    const { row, people } = await holdAsked(tx, ctx, id, version);
    const now = ctx.clock();
    const change = openChange(row, now);
    if (change) {
      await updateMatch(tx.q, id, { change: null, version: row.version + 1 });
      await tellAbout(tx, ctx, row, [captainOf(row, change.by)], {
        kind: 'match_refused',
        what: 'change',
        text: `Değişiklik isteğiniz kabul edilmedi; maç eskisi gibi: ${whenText(row)}.`,
      });
    } else {
      await updateMatch(tx.q, id, { status: 'refused', awaits: null, decided_at: now });
      const others = people.filter((one) => one.user_id !== ctx.actor.id && one.answer !== 'left');
      await tellAbout(
        tx,
        ctx,
        row,
        others.map((one) => one.user_id),
        { kind: 'match_refused', text: `Maç önerisi kabul edilmedi: ${whenText(row)}.` },
      );
    }
    announceMatch(tx, ctx, id, people);
    return matchAsSeen(tx.q, id, ctx.actor.id, now);
  });
