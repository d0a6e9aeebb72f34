import type { ListPage } from 'mf-shared/contracts/call';
import type { ChangesQuery, VenueChange } from 'mf-shared/contracts/staff';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { changePage } from './queries.ts';

/** Changes at the caller's venue and their authors, newest first, and the cursor of the next page. */
export async function listChanges(
  ctx: Ctx<BusinessActor>,
  { subjectId, ...paging }: z.output<typeof ChangesQuery>,
): Promise<ListPage<VenueChange>> {
  const { rows, nextCursor } = await changePage(ctx.db.q, ctx.actor.id, subjectId, paging);
  const changes = rows.map(({ id, who, text, created_at }) => ({
    _id: id,
    id,
    who,
    text,
    createdAt: new Date(created_at).toISOString(),
  }));
  return { rows: changes, nextCursor };
}
