import type { Business } from 'mf-shared/contracts/business';
import type { Paging } from 'mf-shared/contracts/common';
import * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { fullBusinesses } from '../venues/view.ts';
import { pendingRows } from './queries.ts';

const Cursor = z.tuple([z.int(), z.string()]);

/** Businesses that wait for a decision, the longest waiting first, with everything there is to judge by. */
export async function listPending(
  ctx: Ctx<AdminActor>,
  { limit, cursor }: z.output<typeof Paging>,
): Promise<{ businesses: Business[]; nextCursor: string | null }> {
  const rows = await pendingRows(ctx.db.q, decodeCursor(Cursor, cursor), limit);
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.created_at, row.id]);
  const businesses = await fullBusinesses(ctx.db.q, page, ctx.clock());
  return { businesses, nextCursor };
}
