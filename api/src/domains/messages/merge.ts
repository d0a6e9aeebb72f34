import type { Queries } from '../../db/database.ts';
import type { MergeRule, Pair } from '../../http/merge-rule.ts';
import { pairKey, touchConversation } from './queries.ts';
import { mergeTouched } from './touch.ts';

/** Messages go over, those between the two accounts end. Conversations with the same partner become one. */
export const messagesMerged: MergeRule = {
  part: 'messages',
  columns: {
    conversations: ['owner_id', 'partner_id'],
    messages: ['sender_id', 'receiver_id'],
  },
  merge: async ({ q }, _, pair) => {
    const { from, to } = pair;
    const rows = await q
      .deleteFrom('conversations')
      .where((eb) => eb.or([eb('owner_id', '=', from), eb('partner_id', '=', from)]))
      .returningAll()
      .execute();
    const own = await q
      .deleteFrom('messages')
      .where('pair_key', '=', pairKey(from, to))
      .executeTakeFirstOrThrow();
    let moved = 0;
    const partners = new Set(rows.map((row) => (row.owner_id === from ? row.partner_id : row.owner_id)));
    for (const partner of partners) if (partner !== to) moved += await moveMessages(q, pair, partner);
    const swap = (id: string) => (id === from ? to : id);
    for (const row of rows) {
      const ids = { owner_id: swap(row.owner_id), partner_id: swap(row.partner_id) };
      if (ids.owner_id !== ids.partner_id) await touchConversation(q, { ...row, ...ids });
    }
    mergeTouched(q, pair);
    return { moved, dropped: Number(own.numDeletedRows) };
  },
};

/** Moves the messages with one partner. Their client ids end, since they were unique for one account only. */
async function moveMessages(q: Queries, { from, to }: Pair, partner: string): Promise<number> {
  const ofPair = q.updateTable('messages').where('pair_key', '=', pairKey(from, partner));
  await ofPair.set({ sender_id: to, client_id: null }).where('sender_id', '=', from).execute();
  await ofPair.set({ receiver_id: to }).where('receiver_id', '=', from).execute();
  const { numUpdatedRows } = await ofPair.set({ pair_key: pairKey(to, partner) }).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
