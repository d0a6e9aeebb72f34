import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type { PendingVenue } from 'mf-shared/contracts/review';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { fullVenues, pendingPage } from '../venues/index.ts';
import { withHints } from './hints.ts';

/** Venues that wait for a decision, the longest waiting first, with all data for the decision. */
export async function pendingVenues(
  ctx: Ctx<AdminActor>,
  paging: z.output<typeof Paging>,
): Promise<ListPage<PendingVenue>> {
  const { q } = ctx.db;
  const { rows, nextCursor } = await pendingPage(q, paging);
  const full = await fullVenues(q, rows, ctx.clock());
  const venues: PendingVenue[] = [];
  for (const [index, row] of rows.entries()) {
    const venue = full[index];
    if (venue) venues.push(await withHints(q, row, venue));
  }
  return { rows: venues, nextCursor };
}
