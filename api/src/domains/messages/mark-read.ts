import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { clearUnread, markMessagesRead, pairKey } from './queries.ts';

/**
 * Marks everything that `partnerId` wrote to the caller as read and tells both sides. Again is harmless: where
 * nothing waited, nothing is written and nobody is told.
 *
 * The conversation's row comes first: it makes a message that is just being sent wait, so that the count and the
 * messages never disagree.
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
