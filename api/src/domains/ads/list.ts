import type { Listing, RequestQuery } from 'mf-shared/contracts/requests';
import * as z from 'zod/mini';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { searchRows } from './queries.ts';
import { listingViews } from './view.ts';

/** Age (ms) and id of the last ad of a page. */
const Cursor = z.tuple([z.int(), z.string()]);

/** A page of the ads of one type that are up, newest first, narrowed by what the query names. */
export async function listRequests(
  ctx: Ctx<UserActor | BusinessActor>,
  { cursor, ...search }: z.output<typeof RequestQuery>,
): Promise<{ listings: Listing[]; nextCursor: string | null }> {
  const after = decodeCursor(Cursor, cursor);
  const rows = await searchRows(ctx.db.q, { ...search, after, now: ctx.clock(), viewerId: ctx.actor.id });
  const { page, nextCursor } = cutPage(rows, search.limit, (row) => [row.created_at, row.id]);
  return { listings: await listingViews(ctx.db.q, page), nextCursor };
}
