import { REJECTED_DAYS, type RejectedVenue } from 'mf-shared/contracts/admin';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import { DAY_MS } from 'mf-shared/time';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { fullVenues, rejectedPage } from '../venues/index.ts';

export const REJECTED_MS = REJECTED_DAYS * DAY_MS;

/** Rejected venues that are not deleted yet, the latest first. */
export async function rejectedVenues(
  ctx: Ctx<AdminActor>,
  paging: z.output<typeof Paging>,
): Promise<ListPage<RejectedVenue>> {
  const { rows, nextCursor } = await rejectedPage(ctx.db.q, paging);
  const full = await fullVenues(ctx.db.q, rows, ctx.clock());
  const venues = full.map((business, index) => {
    const { rejected_at, reject_reason } = rows[index] ?? { rejected_at: null, reject_reason: null };
    const at = rejected_at ?? 0;
    return {
      ...business,
      reason: reject_reason ?? '',
      rejectedAt: new Date(at).toISOString(),
      restorableUntil: new Date(at + REJECTED_MS).toISOString(),
    };
  });
  return { rows: venues, nextCursor };
}
