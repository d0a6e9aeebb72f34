import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type { Party } from 'mf-shared/contracts/messages';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import { readPage } from '../../http/keyset.ts';

type Asked = z.output<typeof Paging> & { direction: 'made' | 'received' };
/** The other account of a block; without a name when it is gone. */
type BlockWith = { id: string; model: Party; created_at: number; name: string | null };

/** Whom an account blocked, or who blocked it, the latest first. For admins: an account sees its own blocks alone. */
export const blockPage = (q: Queries, id: string, asked: Asked): Promise<ListPage<BlockWith>> =>
  asked.direction === 'made'
    ? readPage(made(q, id), asked, [
        ['l.created_at', 'desc', 'int'],
        ['l.blocked_id as id', 'desc'],
      ])
    : readPage(received(q, id), asked, [
        ['l.created_at', 'desc', 'int'],
        ['l.blocker_id as id', 'desc'],
      ]);

const made = (q: Queries, id: string) =>
  q
    .selectFrom('blocks as l')
    .leftJoin('published_players as u', 'u.id', 'l.blocked_id')
    .leftJoin('published_venues as b', 'b.id', 'l.blocked_id')
    .select(['l.blocked_id as id', 'l.blocked_model as model', 'l.created_at'])
    .select((eb) => eb.fn.coalesce('u.full_name', 'b.venue_name').as('name'))
    .where('l.blocker_id', '=', id);

const received = (q: Queries, id: string) =>
  q
    .selectFrom('blocks as l')
    .leftJoin('published_players as u', 'u.id', 'l.blocker_id')
    .leftJoin('published_venues as b', 'b.id', 'l.blocker_id')
    .select(['l.blocker_id as id', 'l.blocker_model as model', 'l.created_at'])
    .select((eb) => eb.fn.coalesce('u.full_name', 'b.venue_name').as('name'))
    .where('l.blocked_id', '=', id);
