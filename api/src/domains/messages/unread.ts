import type { UnreadItem } from 'mf-shared/contracts/messages';
import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { unreadConversations } from './queries.ts';

/** More conversations than anybody counts: the badge shows "99+" long before. */
const MOST = 500;

/** The caller's number of unread messages per conversation, the latest first. */
export async function unread(ctx: Ctx<Member>): Promise<UnreadItem[]> {
  const rows = await unreadConversations(ctx.db.q, ctx.actor.id, MOST);
  return rows.map((row) => ({ chatId: row.partner_id, chatModel: row.partner_model, count: row.unread }));
}
