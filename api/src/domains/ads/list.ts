import type { Ad, AdQuery } from 'mf-shared/contracts/ads';
import type { ListPage } from 'mf-shared/contracts/call';
import type * as z from 'zod/mini';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { searchPage } from './queries.ts';
import { listingViews } from './view.ts';

/** A page of the active ads of one type, newest first, filtered by the query. */
export async function listAds(
  ctx: Ctx<UserActor | BusinessActor>,
  query: z.output<typeof AdQuery>,
): Promise<ListPage<Ad>> {
  const search = { ...query, now: ctx.clock(), viewerId: ctx.actor.id };
  const { rows, nextCursor } = await searchPage(ctx.db.q, search);
  for (const { expires_at } of rows) ctx.turns?.(expires_at);
  return { rows: await listingViews(ctx.db.q, rows), nextCursor };
}
