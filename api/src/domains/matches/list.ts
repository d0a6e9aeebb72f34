import { type Match, type MatchQuery, RATEABLE_AFTER_MS } from 'mf-shared/contracts/matches';
import * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { matchesOf } from './queries.ts';
import { matchViews } from './view.ts';

/** Start (ms) and id of the last match of a page. */
const Cursor = z.tuple([z.int(), z.string()]);

/** A page of the caller's own matches, the latest start first; `forbidden` for somebody else's. */
export async function listMatches(
  ctx: Ctx<UserActor>,
  userId: string,
  { limit, cursor, rateable }: z.output<typeof MatchQuery>,
): Promise<{ matches: Match[]; nextCursor: string | null }> {
  if (userId !== ctx.actor.id) throw new AppError('forbidden');
  const after = decodeCursor(Cursor, cursor);
  const now = ctx.clock();
  const unratedUntil = rateable ? now - RATEABLE_AFTER_MS : null;
  const rows = await matchesOf(ctx.db.q, { userId, after, limit, now, unratedUntil });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.starts_at, row.id]);
  return { matches: await matchViews(ctx.db.q, page, userId, now), nextCursor };
}
