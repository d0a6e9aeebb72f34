import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { ConversationRow } from '../../db/schema/conversations.ts';
import type { MessageRow } from '../../db/schema/messages.ts';
import { inOrder, isAfter } from '../../http/keyset.ts';
import { isBlocked } from '../blocks/index.ts';
import { firstPhoto } from '../venues/index.ts';

/** Key of a conversation, the same from both sides. Ids are unique across players and businesses. */
export const pairKey = (a: string, b: string): string => (a < b ? `${a}:${b}` : `${b}:${a}`);

/** A message between any two. */
export const messageById = (q: Queries, id: string): Promise<MessageRow | undefined> =>
  q.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether two players ever wrote to each other. */
export async function haveSpoken(q: Queries, ownerId: string, partnerId: string): Promise<boolean> {
  const row = await q
    .selectFrom('conversations')
    .select('partner_id')
    .where('owner_id', '=', ownerId)
    .where('partner_id', '=', partnerId)
    .where('partner_model', '=', 'User')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the message. Returns false when this sender already sent one with the same client id. */
export async function insertMessage(q: Queries, row: MessageRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await insertOnce(q, row);
  return numAffectedRows > 0n;
}

const insertOnce = compileOnce((q, row: MessageRow) =>
  q
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing()),
);

const byClientId = (q: Queries, senderId: string, clientId: string | null) =>
  q.selectFrom('messages').selectAll().where('sender_id', '=', senderId).where('client_id', '=', clientId);

/** The sender's message with this client id. */
export const messageByClientId = (
  q: Queries,
  senderId: string,
  clientId: string | null,
): Promise<MessageRow> => byClientId(q, senderId, clientId).executeTakeFirstOrThrow();

/** The same, or undefined when there is none. */
export const sentBefore = (q: Queries, senderId: string, clientId: string): Promise<MessageRow | undefined> =>
  byClientId(q, senderId, clientId).executeTakeFirst();

/**
 * Updates one side's row of a conversation and adds `row.unread` to its count. When two messages arrive at once, the
 * later one stays the last.
 */
export async function touchConversation(q: Queries, row: ConversationRow): Promise<void> {
  await upsertConversation(q, row);
}

const upsertConversation = compileOnce((q, row: ConversationRow) =>
  q
    .insertInto('conversations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'partner_id']).doUpdateSet((eb) => ({
        unread: eb('conversations.unread', '+', row.unread),
        last_message: eb
          .case()
          .when('conversations.last_at', '<=', row.last_at)
          .then(row.last_message)
          .else(eb.ref('conversations.last_message'))
          .end(),
        last_at: eb
          .case()
          .when('conversations.last_at', '<=', row.last_at)
          .then(eb.val(row.last_at))
          .else(eb.ref('conversations.last_at'))
          .end(),
      })),
    ),
);

/** A row of a chat list with the partner's name and photo, null when the account is gone. */
export type ListedConversation = ConversationRow & {
  name: string | null;
  photo: string | null;
  /** `blocked`: 1 when the owner blocked the partner; `blocked_by`: the reverse; `gone`: the account is deleted. */
  blocked: number;
  blocked_by: number;
  gone: number;
};

/** 1 when there are unread messages, else 0, in the same form as the index `conversations_in_order`. */
const waits = sql<number>`case when unread > 0 then 1 else 0 end`;

const LATEST_FIRST = [
  ['c.last_at', 'desc', 'int'],
  ['c.partner_id', 'desc'],
] as const;

/**
 * Conversations of one side: those with unread messages first, so that automatic messages of venues do not bury them;
 * each group by the latest message. `after` holds the sort values of the page before: had unread messages (1 or 0),
 * time of the last message (ms), partner.
 */
export function listConversations(
  q: Queries,
  ownerId: string,
  limit: number,
  after: readonly [number, number, string] | null,
): Promise<ListedConversation[]> {
  let query = q
    .selectFrom('conversations as c')
    .leftJoin('published_players as u', (join) =>
      join.onRef('u.id', '=', 'c.partner_id').on('c.partner_model', '=', 'User'),
    )
    .leftJoin('published_venues as b', (join) =>
      join.onRef('b.id', '=', 'c.partner_id').on('c.partner_model', '=', 'Business'),
    )
    .selectAll('c')
    .select((eb) => [
      eb.fn.coalesce('u.full_name', 'b.venue_name').as('name'),
      eb.fn.coalesce('u.photo', firstPhoto('b.id')).as('photo'),
      isBlocked('c.owner_id', 'c.partner_id').as('blocked'),
      isBlocked('c.partner_id', 'c.owner_id').as('blocked_by'),
      sql<number>`case when (b.id is null or b.closed_at is not null)
        and (u.id is null or u.deleted_at is not null) then 1 else 0 end`.as('gone'),
    ])
    .where('c.owner_id', '=', ownerId);
  // After the unread conversations come only read ones, and the index finds the page's first row.
  query = after?.[0] === 0 ? query.where(waits, '=', 0) : query.orderBy(waits, 'desc');
  if (after) {
    const [part, at, partner] = after;
    const older = isAfter(LATEST_FIRST, [at, partner]);
    query = query.where((eb) => (part === 1 ? eb.or([eb(waits, '=', 0), older]) : older));
  }
  return inOrder(query, LATEST_FIRST, null).limit(limit).execute();
}

/** Conversations of one side with unread messages, the latest first. */
export const unreadConversations = (q: Queries, ownerId: string, limit: number) =>
  q
    .selectFrom('conversations')
    .select(['partner_id', 'partner_model', 'unread'])
    .where('owner_id', '=', ownerId)
    .where(waits, '=', 1)
    .orderBy('last_at', 'desc')
    .orderBy('partner_id', 'desc')
    .limit(limit)
    .execute();

/** The newest messages of a conversation before the id `before`, newest first. */
export function latestMessages(
  q: Queries,
  pair: string,
  limit: number,
  before: string | undefined,
): Promise<MessageRow[]> {
  let query = q.selectFrom('messages').selectAll().where('pair_key', '=', pair);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Sets the owner's unread count of a conversation to 0. Returns false when it was 0 already. */
export async function clearUnread(q: Queries, ownerId: string, partnerId: string): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('conversations')
    .set({ unread: 0 })
    .where('owner_id', '=', ownerId)
    .where('partner_id', '=', partnerId)
    .where('unread', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all unread messages of a receiver in a conversation as read at `now` (ms). */
export const markMessagesRead = (q: Queries, pair: string, receiverId: string, now: number) =>
  q
    .updateTable('messages')
    .set({ read_at: now })
    .where('pair_key', '=', pair)
    .where('receiver_id', '=', receiverId)
    .where('read_at', 'is', null)
    .execute();
