import type { ListPage } from 'mf-shared/contracts/call';
import type { Notification, NotificationsQuery } from 'mf-shared/contracts/notifications';
import type * as z from 'zod/mini';
import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { answersOf } from './answers.ts';
import { notificationPage } from './queries.ts';
import { toNotice } from './view.ts';
import { withheldKinds } from './withheld.ts';

/** The caller's notifications, newest first, and the cursor of the next page. */
export async function listNotices(
  ctx: Ctx<Member>,
  paging: z.output<typeof NotificationsQuery>,
): Promise<ListPage<Notification>> {
  const { rows, nextCursor } = await notificationPage(
    ctx.db.q,
    ctx.actor.id,
    withheldKinds(ctx.actor),
    paging,
  );
  const answers = await answersOf(ctx.db.q, rows, ctx.clock());
  return { rows: rows.map((row) => toNotice(row, answers.get(row.id))), nextCursor };
}
