import { REJECTED_DAYS, type RejectedBusiness } from 'mf-shared/contracts/admin';
import type { Paging } from 'mf-shared/contracts/common';
import * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { fullBusinesses } from '../venues/view.ts';
import { rejectedRows } from './queries.ts';

export const REJECTED_MS = REJECTED_DAYS * 24 * 60 * 60 * 1000;
const Cursor = z.tuple([z.int(), z.string()]);

/** Businesses that were rejected and are not deleted yet, the latest first. */
export async function listRejected(
  ctx: Ctx<AdminActor>,
  { limit, cursor }: z.output<typeof Paging>,
): Promise<{ businesses: RejectedBusiness[]; nextCursor: string | null }> {
  const rows = await rejectedRows(ctx.db.q, decodeCursor(Cursor, cursor), limit);
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.rejected_at ?? 0, row.id]);
  const full = await fullBusinesses(ctx.db.q, page, ctx.clock());
  const businesses = full.map((business, index) => {
    const { rejected_at, reject_reason } = page[index] ?? { rejected_at: null, reject_reason: null };
    const at = rejected_at ?? 0;
    return {
      ...business,
      reason: reject_reason ?? '',
      rejectedAt: new Date(at).toISOString(),
      restorableUntil: new Date(at + REJECTED_MS).toISOString(),
    };
  });
  return { businesses, nextCursor };
}
