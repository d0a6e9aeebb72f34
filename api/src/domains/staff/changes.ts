import type { ChangesQuery, VenueChange } from 'mf-shared/contracts/staff';
import * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { changeRows } from './queries.ts';

const Position = z.tuple([z.string()]);

/** What was changed at the own venue and by whom, the newest first, and the cursor of the next page. */
export async function listChanges(
  ctx: Ctx<BusinessActor>,
  { subjectId, limit, cursor }: z.output<typeof ChangesQuery>,
): Promise<{ changes: VenueChange[]; nextCursor: string | null }> {
  const [before] = decodeCursor(Position, cursor) ?? [];
  const rows = await changeRows(ctx.db.q, ctx.actor.id, { subjectId, before, limit: limit + 1 });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id]);
  const changes = page.map(({ id, who, text, created_at }) => ({
    _id: id,
    id,
    who,
    text,
    createdAt: new Date(created_at).toISOString(),
  }));
  return { changes, nextCursor };
}
