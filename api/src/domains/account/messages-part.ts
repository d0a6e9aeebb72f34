import type { Queries } from '../../db/database.ts';
import { PAGE, type Part, pages } from './document.ts';

/**
 * Messages that the owner wrote and received, with the name of the other side. They come conversation by
 * conversation, so that each page is a range of an index.
 */
export const messages: Part = async function* (q, owner) {
  for (const { partner_id, partner } of await partners(q, owner)) {
    const pair = owner < partner_id ? `${owner}:${partner_id}` : `${partner_id}:${owner}`;
    for await (const rows of pages((after) => page(q, pair, after))) {
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
    .leftJoin('users as u', 'u.id', 'c.partner_id')
    .leftJoin('venues as b', 'b.id', 'c.partner_id')
    .select((eb) => ['c.partner_id', eb.fn.coalesce('u.full_name', 'b.venue_name').as('partner')])
    .where('c.owner_id', '=', owner)
    .orderBy('c.partner_id')
    .execute();

const page = (q: Queries, pair: string, after: string) =>
  q
    .selectFrom('messages')
    .select(['id', 'sender_id', 'content', 'created_at', 'read_at'])
    .where('pair_key', '=', pair)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
