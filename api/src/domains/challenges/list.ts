import type { ListPage } from 'mf-shared/contracts/call';
import type { Challenge, ChallengesQuery } from 'mf-shared/contracts/challenges';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { challengePage } from './queries.ts';
import { toChallenge } from './view.ts';

/** Challenges of one type, or of both, the newest first. */
export async function listChallenges(
  ctx: Ctx<UserActor>,
  { type, ...paging }: z.output<typeof ChallengesQuery>,
): Promise<ListPage<Challenge>> {
  const { rows, nextCursor } = await challengePage(ctx.db.q, ctx.actor.id, type || undefined, paging);
  return { rows: rows.map(toChallenge), nextCursor };
}
