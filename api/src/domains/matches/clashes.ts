import { type ClashQuery, MATCH_LASTS_MS, type MatchClash } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { haveSpoken } from '../messages/index.ts';
import { ownClash, plansAgainst, plansOf } from './plans.ts';
import { startOf } from './start.ts';

const PARTNER: MatchClash = { whose: 'partner', text: 'Seçtiğiniz kişinin bu saatte başka bir planı var.' };

/**
 * Other plans of the caller and of the chosen player at that time. About the other player it only says that there is
 * a plan, and only to somebody who has spoken with them.
 * @throws the errors of `startOf`
 */
export async function matchClashes(ctx: Ctx<UserActor>, asked: ClashQuery): Promise<MatchClash[]> {
  const { q } = ctx.db;
  const match = { id: '', starts_at: startOf(asked), location: asked.matchLocation ?? '' };
  const span = { from: match.starts_at, to: match.starts_at + MATCH_LASTS_MS };
  const against = async (userId: string) => plansAgainst(await plansOf(q, userId, span, ctx.clock()), match);
  const own = (await against(ctx.actor.id)).map(ownClash);
  const { userB } = asked;
  if (!userB || !(await haveSpoken(q, ctx.actor.id, userB))) return own;
  return (await against(userB)).length > 0 ? [...own, PARTNER] : own;
}
