import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import { MOST_UNREAD } from 'mf-shared/contracts/notifications';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { NotificationRow } from '../../db/schema/notifications.ts';
import { readPage } from '../../http/keyset.ts';

/** Counts an owner's unread notifications, except some kinds. Stops where the badge says "99+". */
export async function countUnread(q: Queries, ownerId: string, withheld: readonly string[]): Promise<number> {
  const { count } = await q
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('read_at', 'is', null)
        .$if(withheld.length > 0, (unread) => unread.where('kind', 'not in', withheld))
        .limit(MOST_UNREAD)
        .as('unread'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An owner's notifications, newest first, except some kinds; ids sort by age. */
export function notificationPage(
  q: Queries,
  ownerId: string,
  withheld: readonly string[],
  paging: z.output<typeof Paging>,
): Promise<ListPage<NotificationRow>> {
  let query = q.selectFrom('notifications').selectAll().where('owner_id', '=', ownerId);
  if (withheld.length > 0) query = query.where('kind', 'not in', withheld);
  return readPage(query, paging, [['id', 'desc']]);
}
