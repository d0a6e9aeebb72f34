import type { Queries } from '../../db/database.ts';
import { ofBoth, type Part, paged } from '../../http/account-parts.ts';
import { pairKey } from './queries.ts';
import { forgetConversations } from './touch.ts';

/** The messages come conversation by conversation, so that each page is a range of an index. */
const messages: Part = async function* (q, owner) {
  for (const { partner_id, partner } of await partners(q, owner)) {
    for await (const rows of between(q, pairKey(owner, partner_id))) {
      yield rows.map(({ sender_id, ...row }) => ({
        direction: sender_id === owner ? 'sent' : 'received',
        partner,
        ...row,
      }));
    }
  }
};

const partners = (q: Queries, owner: string) =>
  q
    .selectFrom('conversations as c')
    .leftJoin('published_players as u', 'u.id', 'c.partner_id')
    .leftJoin('published_venues as b', 'b.id', 'c.partner_id')
    .select((eb) => ['c.partner_id', eb.fn.coalesce('u.full_name', 'b.venue_name').as('partner')])
    .where('c.owner_id', '=', owner)
    .orderBy('c.partner_id')
    .execute();

const between = paged('id', (q, pair) =>
  q
    .selectFrom('messages')
    .select(['id', 'sender_id', 'content', 'created_at', 'read_at'])
    .where('pair_key', '=', pair),
);

/** Messages stay with the other side; only the account's own list of them ends. */
export const messagesOfAccount = ofBoth({
  parts: { messages },
  forget: forgetConversations,
});
