import type { Queries } from '../../db/database.ts';
import type { ConversationRow, MessageRow } from '../../db/schema.ts';

/** Key of a conversation: the same from both sides. Ids are unique across players and businesses. */
export const pairKey = (a: string, b: string): string => (a < b ? `${a}:${b}` : `${b}:${a}`);

/** Stores the message; answers false when this sender already sent one with the same client id. */
export async function insertMessage(q: Queries, row: MessageRow): Promise<boolean> {
  const result = await q
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

export const messageByClientId = (
  q: Queries,
  senderId: string,
  clientId: string | null,
): Promise<MessageRow> =>
  q
    .selectFrom('messages')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();

/**
 * Brings one side's row of a conversation up to date; `row.unread` is added to what waits there already. Of two
 * messages that arrive at once, the later one stays as the last.
 */
export async function touchConversation(q: Queries, row: ConversationRow): Promise<void> {
  await q
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
          .then(row.last_at)
          .else(eb.ref('conversations.last_at'))
          .end(),
      })),
    )
    .execute();
}
