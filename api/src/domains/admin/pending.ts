import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type { Venue } from 'mf-shared/contracts/venues';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { fullVenues, pendingPage } from '../venues/index.ts';

/** Venues that wait for a decision, the longest waiting first, with all data for the decision. */
export async function pendingVenues(
  ctx: Ctx<AdminActor>,
  paging: z.output<typeof Paging>,
): Promise<ListPage<Venue>> {
  const { rows, nextCursor } = await pendingPage(ctx.db.q, paging);
  return { rows: await fullVenues(ctx.db.q, rows, ctx.clock()), nextCursor };
}
