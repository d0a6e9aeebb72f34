import { MOST_UNREAD } from 'mf-shared/contracts/notifications';
import type { Queries } from '../../db/database.ts';
import type { NotificationRow } from '../../db/schema/notifications.ts';

/** How many an owner has not read, save for some kinds; counting stops where the badge says "99+". */
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

/** An owner's notifications, newest first, those before the one with the id `before`, save for some kinds; ids sort by age. */
export async function notificationRows(
  q: Queries,
  ownerId: string,
  { before, limit, withheld }: { before: string | undefined; limit: number; withheld: readonly string[] },
): Promise<NotificationRow[]> {
  let query = q.selectFrom('notifications').selectAll().where('owner_id', '=', ownerId);
  if (withheld.length > 0) query = query.where('kind', 'not in', withheld);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
