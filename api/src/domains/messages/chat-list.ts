import type { ChatClosed, ChatListItem } from 'mf-shared/contracts/messages';
import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/keyset.ts';
import { type ListedConversation, listConversations } from './queries.ts';

const GONE = 'Silinmiş hesap';

/** Conversations of the caller: those in which something waits first, each part the latest first. */
export async function chatList(ctx: Ctx<Member>, paging: { limit: number; cursor?: string | undefined }) {
  // Whether something waited in the last row (1) or not (0), when it was written, and its partner.
  const after = decodeCursor(['flag', 'int', 'text'], paging.cursor);
  const rows = await listConversations(ctx.db.q, ctx.actor.id, paging.limit + 1, after);
  const { rows: page, nextCursor } = cutPage(rows, paging.limit, (row) => [
    row.unread > 0 ? 1 : 0,
    row.last_at,
    row.partner_id,
  ]);
  return { rows: page.map(toItem), nextCursor };
}

/** Why the owner cannot write there, or null. */
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
