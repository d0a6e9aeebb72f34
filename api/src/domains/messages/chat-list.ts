import type { ChatListItem } from 'mf-shared/contracts/messages';
import * as z from 'zod/mini';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { type ListedConversation, listConversations } from './queries.ts';
import type { Member } from './side.ts';

const Cursor = z.tuple([z.int(), z.string()]);
const GONE = 'Silinmiş hesap';

/** Conversations of the caller, the latest first. */
export async function chatList(ctx: Ctx<Member>, paging: { limit: number; cursor?: string | undefined }) {
  const after = decodeCursor(Cursor, paging.cursor);
  const rows = await listConversations(ctx.db.q, ctx.actor.id, paging.limit + 1, after);
  const { page, nextCursor } = cutPage(rows, paging.limit, (row) => [row.last_at, row.partner_id]);
  return { rows: page.map(toItem), nextCursor };
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
});
