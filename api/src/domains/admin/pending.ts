import type { Business } from 'mf-shared/contracts/business';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { fullBusinesses } from '../venues/index.ts';
import { pendingPage } from './queries.ts';

/** Businesses that wait for a decision, the longest waiting first, with all data for the decision. */
export async function listPending(
  ctx: Ctx<AdminActor>,
  paging: z.output<typeof Paging>,
): Promise<{ businesses: Business[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await pendingPage(ctx.db.q, paging);
  return { businesses: await fullBusinesses(ctx.db.q, rows, ctx.clock()), nextCursor };
}
