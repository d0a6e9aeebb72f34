import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type { CorrectingVenue } from 'mf-shared/contracts/corrections';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { correctingPage, fullVenues, openCorrection, toCorrection } from '../venues/index.ts';

/** Venues that wait for their applicant's correction, the longest waiting first. */
export async function correctingVenues(
  ctx: Ctx<AdminActor>,
  paging: z.output<typeof Paging>,
): Promise<ListPage<CorrectingVenue>> {
  const { rows, nextCursor } = await correctingPage(ctx.db.q, paging);
  const venues = await fullVenues(ctx.db.q, rows, ctx.clock());
  const correcting: CorrectingVenue[] = [];
  for (const venue of venues) {
    const open = await openCorrection(ctx.db.q, venue.id);
    // The applicant may have sent it since the page was read.
    if (open) correcting.push({ ...venue, correction: toCorrection(open) });
  }
  return { rows: correcting, nextCursor };
}
