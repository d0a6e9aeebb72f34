import { holdMember } from '../../auth/hold-player.ts';
import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { recordChange } from '../staff/index.ts';
import { requireManager } from './manager.ts';
import { blockOf, deleteBlock } from './queries.ts';

/**
 * Deletes an own block, if there is one. A friendship that it ended stays ended.
 * @throws `staff_forbidden` to desk staff
 */
export async function unblock(ctx: Ctx<Member>, id: string): Promise<{ message: string }> {
  const { actor } = ctx;
  requireManager(actor);
  return ctx.db.transact(async (tx) => {
    await holdMember(tx, ctx);
    const known = await blockOf(tx.q, actor.id, id);
    const isGone = known && (await deleteBlock(tx.q, actor.id, id));
    if (isGone && actor.role === 'business') {
      const text =
        known.blocked_model === 'User'
          ? 'Bir oyuncunun engeli kaldırıldı'
          : 'Bir işletmenin engeli kaldırıldı';
      await recordChange(tx, { ...ctx, actor }, { subjectId: id, text });
    }
    return { message: 'Engel kaldırıldı.' };
  });
}
