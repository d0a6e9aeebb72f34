import type { ListPage } from 'mf-shared/contracts/call';
import { type Match, type MatchQuery, RATEABLE_AFTER_MS } from 'mf-shared/contracts/matches';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { matchPage } from './queries.ts';
import { matchViews } from './view.ts';

/**
 * A page of the caller's own matches, the latest start first.
 * @throws `forbidden` for another player's
 */
export async function listMatches(
  ctx: Ctx<UserActor>,
  userId: string,
  { rateable, ...paging }: z.output<typeof MatchQuery>,
): Promise<ListPage<Match>> {
  if (userId !== ctx.actor.id) throw new AppError('forbidden');
  const now = ctx.clock();
  const unratedUntil = rateable ? now - RATEABLE_AFTER_MS : null;
  const { rows, nextCursor } = await matchPage(ctx.db.q, { userId, now, unratedUntil }, paging);
  return { rows: await matchViews(ctx.db.q, rows, userId, now), nextCursor };
}
