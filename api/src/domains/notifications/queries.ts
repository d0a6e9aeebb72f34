import { MOST_UNREAD } from 'mf-shared/contracts/notifications';
import type { Queries } from '../../db/database.ts';
import type { NotificationRow } from '../../db/schema/notifications.ts';

/** How many an owner has not read; counting stops where the badge says "99+". */
export async function countUnread(q: Queries, ownerId: string): Promise<number> {
  const { count } = await q
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('read_at', 'is', null)
        .limit(MOST_UNREAD)
        .as('unread'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An owner's notifications, newest first, those before the one with the id `before`; ids sort by age. */
export async function notificationRows(
  q: Queries,
  ownerId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  let query = q.selectFrom('notifications').selectAll().where('owner_id', '=', ownerId);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
