import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { clearUnread, markMessagesRead, pairKey } from './queries.ts';

/**
 * Marks all messages of `partnerId` to the caller as read and tells both sides. A repeated call writes nothing and
 * tells nobody.
 * Updates the conversation's row first: a message that is just being sent waits for this row, so the count and the
 * messages always agree.
 */
export async function markRead(ctx: Ctx<Member>, partnerId: string): Promise<void> {
  const reader = ctx.actor.id;
  await ctx.db.transact(async (tx) => {
    if (!(await clearUnread(tx.q, reader, partnerId))) return;
    await markMessagesRead(tx.q, pairKey(reader, partnerId), reader, ctx.clock());
    tx.afterCommit(() => {
      const told = (chatId: string) =>
        ({ event: 'messagesRead', data: { chatId, readerId: reader } }) as const;
      ctx.bus.publish(`actor:${reader}`, told(partnerId));
      ctx.bus.publish(`actor:${partnerId}`, told(reader));
    });
  });
}
