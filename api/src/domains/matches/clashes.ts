import { type ClashQuery, MATCH_LASTS_MS, type MatchClash } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { ownClash, plansAgainst, plansOf } from './plans.ts';
import { haveSpoken } from './queries.ts';
import { startOf } from './start.ts';

const PARTNER: MatchClash = { whose: 'partner', text: 'Seçtiğiniz kişinin bu saatte başka bir planı var.' };

/**
 * What the caller, and the player they would make a match with, have at that time. Of the other player nothing but
 * that there is something is told, and that only to somebody they have spoken with. Throws as `startOf` does.
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
