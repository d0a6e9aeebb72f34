import type { MarkNotificationsRead } from 'mf-shared/contracts/notifications';
import type * as z from 'zod/mini';
import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { countUnread } from './queries.ts';
import { withheldKinds } from './withheld.ts';

/**
 * Marks one of the caller's notifications as read, or all up to `until`. Leaves those of others. Tells the caller's
 * other windows. Answers how many stay unread.
 */
export const markNoticesRead = (
  ctx: Ctx<Member>,
  { id, until }: z.output<typeof MarkNotificationsRead>,
): Promise<number> =>
  ctx.db.transact(async (tx) => {
    const withheld = withheldKinds(ctx.actor);
    let update = tx.q
      .updateTable('notifications')
      .set({ read_at: ctx.clock() })
      .where('owner_id', '=', ctx.actor.id)
      .where('read_at', 'is', null);
    if (withheld.length > 0) update = update.where('kind', 'not in', withheld);
    if (id) update = update.where('id', '=', id);
    else if (until) update = update.where('id', '<=', until);
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (numUpdatedRows > 0n) {
      tx.afterCommit(() =>
        ctx.bus.publish(`actor:${ctx.actor.id}`, { event: 'notificationsRead', data: { id: id ?? null } }),
      );
    }
    return countUnread(tx.q, ctx.actor.id, withheld);
  });
