import type { ChatClosed, ChatListItem } from 'mf-shared/contracts/messages';
import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/keyset.ts';
import { type ListedConversation, listConversations } from './queries.ts';

const GONE = 'Silinmiş hesap';

/** The caller's conversations: those with unread messages first, each group by the latest message. */
export async function chatList(ctx: Ctx<Member>, paging: { limit: number; cursor?: string | undefined }) {
  // Sort values of the last row: has unread messages (1 or 0), time of the last message, partner.
  const after = decodeCursor(['flag', 'int', 'text'], paging.cursor);
  const rows = await listConversations(ctx.db.q, ctx.actor.id, paging.limit + 1, after);
  const { rows: page, nextCursor } = cutPage(rows, paging.limit, (row) => [
    row.unread > 0 ? 1 : 0,
    row.last_at,
    row.partner_id,
  ]);
  return { rows: page.map(toItem), nextCursor };
}

/** Why the owner cannot write in this conversation, or null. */
function closedOf(row: ListedConversation): ChatClosed | null {
  if (row.blocked === 1) return 'own';
  return row.blocked_by === 1 || row.gone === 1 ? 'other' : null;
}

const toItem = (row: ListedConversation): ChatListItem => ({
  _id: row.partner_id,
  id: row.partner_id,
  name: row.name ?? GONE,
  type: row.partner_model,
  photo: row.photo,
  lastMessage: row.last_message,
  lastAt: new Date(row.last_at).toISOString(),
  unread: row.unread,
  closed: closedOf(row),
});
