import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { dropPhotos } from '../business/drop-photos.ts';
import { photoPathsOf } from './queries.ts';
import { undecidable } from './undecidable.ts';

/**
 * Rejects a pending business: it is deleted with its pitches and photos, and with the account go its tokens.
 * Throws `already_decided` for an approved one and `not_found` for one that is gone.
 */
export async function rejectBusiness(ctx: Ctx<AdminActor>, id: string): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const paths = await photoPathsOf(tx.q, id);
    const { numDeletedRows } = await tx.q
      .deleteFrom('businesses')
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    if (!numDeletedRows) throw await undecidable(tx, id);
    tx.afterCommit(() => dropPhotos(ctx, paths));
  });
}
