import type { Notification, NotificationsQuery } from 'mf-shared/contracts/notifications';
import * as z from 'zod/mini';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import type { Member } from '../messages/side.ts';
import { notificationRows } from './queries.ts';
import { toNotification } from './view.ts';
import { withheldKinds } from './withheld.ts';

const Position = z.tuple([z.string()]);

/** The caller's notifications, newest first, and the cursor of the next page. */
export async function listNotifications(
  ctx: Ctx<Member>,
  { limit, cursor }: z.output<typeof NotificationsQuery>,
): Promise<{ rows: Notification[]; nextCursor: string | null }> {
  const [before] = decodeCursor(Position, cursor) ?? [];
  const rows = await notificationRows(ctx.db.q, ctx.actor.id, {
    before,
    limit: limit + 1,
    withheld: withheldKinds(ctx.actor),
  });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id]);
  return { rows: page.map(toNotification), nextCursor };
}
