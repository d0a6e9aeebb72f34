import type { Lineup, LineupQuery } from 'mf-shared/contracts/lineups';
import * as z from 'zod/mini';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { lineupsOf } from './queries.ts';
import { lineupViews } from './view.ts';

/** Age (ms) and id of the last lineup of a page. */
const Cursor = z.tuple([z.int(), z.string()]);

/** A page of a player's lineups, newest first. Whoever is no player has none. */
export async function listLineups(
  ctx: Ctx<UserActor | BusinessActor>,
  userId: string,
  { limit, cursor }: z.output<typeof LineupQuery>,
): Promise<{ lineups: Lineup[]; nextCursor: string | null }> {
  const after = decodeCursor(Cursor, cursor);
  const rows = await lineupsOf(ctx.db.q, { userId, after, limit });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.created_at, row.id]);
  return { lineups: await lineupViews(ctx.db.q, page), nextCursor };
}
