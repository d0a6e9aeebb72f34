import type { ListPage } from 'mf-shared/contracts/call';
import type { Lineup, LineupQuery } from 'mf-shared/contracts/lineups';
import type * as z from 'zod/mini';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { lineupPage } from './queries.ts';
import { lineupViews } from './view.ts';

/** A page of a player's lineups, newest first. Accounts that are not players have none. */
export async function listLineups(
  ctx: Ctx<UserActor | BusinessActor>,
  userId: string,
  paging: z.output<typeof LineupQuery>,
): Promise<ListPage<Lineup>> {
  const { rows, nextCursor } = await lineupPage(ctx.db.q, userId, paging);
  return { rows: await lineupViews(ctx.db.q, rows), nextCursor };
}
