import type { ListPage } from 'mf-shared/contracts/call';
import { QUEUE_STATES, type QueueCounts, type QueueQuery } from 'mf-shared/contracts/queue';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { QueueItemRow } from '../../db/schema/queue-items.ts';
import { readPage } from '../../http/keyset.ts';

/** An item with the name of the admin who has it. */
export type ListedItem = QueueItemRow & { assignee_name: string | null };

const withNames = (q: Queries) =>
  q
    .selectFrom('queue_items as i')
    .leftJoin('published_players as a', 'a.id', 'i.assignee_id')
    .selectAll('i')
    .select('a.full_name as assignee_name');

/** One item. */
export const itemById = (q: Queries, id: string): Promise<ListedItem | undefined> =>
  withNames(q).where('i.id', '=', id).executeTakeFirst();

/** Items of a state; `me` is the admin who asks. */
export function itemPage(
  q: Queries,
  me: string,
  { state, kind, mine, ...paging }: z.output<typeof QueueQuery>,
): Promise<ListPage<ListedItem>> {
  let query = withNames(q).where('i.state', '=', state);
  if (kind) query = query.where('i.kind', '=', kind);
  if (mine) query = query.where('i.assignee_id', '=', me);
  if (state === 'done') return readPage(query, paging, [['i.id', 'desc']]);
  return readPage(query, paging, [
    ['i.rank', 'asc', 'int'],
    ['i.id', 'asc'],
  ]);
}

/** How many items wait, by state. */
export async function itemCounts(q: Queries): Promise<QueueCounts> {
  const rows = await q
    .selectFrom('queue_items')
    .select((eb) => ['state', eb.fn.countAll().as('count')])
    .where(
      'state',
      'in',
      QUEUE_STATES.filter((state) => state !== 'done'),
    )
    .groupBy('state')
    .execute();
  const of = (state: keyof QueueCounts) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { open: of('open'), working: of('working'), waiting: of('waiting') };
}

/** The name of an admin, also of one who left. */
export async function nameOf(q: Queries, id: string): Promise<string> {
  const row = await q
    .selectFrom('published_players')
    .select('full_name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.full_name ?? 'başka';
}
