import type { Page } from 'mf-shared/contracts/call';
import type { Notification, NotificationsQuery } from 'mf-shared/contracts/notifications';
import type * as z from 'zod/mini';
import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { notificationPage } from './queries.ts';
import { toNotification } from './view.ts';
import { withheldKinds } from './withheld.ts';

/** The caller's notifications, newest first, and the cursor of the next page. */
export async function listNotifications(
  ctx: Ctx<Member>,
  paging: z.output<typeof NotificationsQuery>,
): Promise<Page<Notification>> {
  const { rows, nextCursor } = await notificationPage(
    ctx.db.q,
    ctx.actor.id,
    withheldKinds(ctx.actor),
    paging,
  );
  return { rows: rows.map(toNotification), nextCursor };
}
