import type { Announcement } from 'mf-shared/contracts/announcements';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { breathe } from '../../base/breathe.ts';
import type { AppContext, Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { clearBroadcast, endBroadcast } from '../notifications/index.ts';
import { announcementChanged } from './changed.ts';
import { holdAnnouncement } from './hold.ts';
import { showAnnouncement } from './queries.ts';

/** Announcements cleared by one run. */
const BATCH = 20;

/**
 * Takes an announcement that was sent or stopped out of the product; a job deletes the notices. Pushes and mails that
 * went out cannot be taken back, and those that still wait are dropped.
 * @throws `announcement_state`, what `holdAnnouncement` throws
 */
export async function withdrawAnnouncement(
  ctx: Ctx<AdminActor>,
  id: string,
  { reason, ...seen }: { version: number; reason: string },
): Promise<Announcement> {
  return ctx.db.transact(async (tx) => {
    const row = await holdAnnouncement(tx, id, seen, ['sent', 'cancelled']);
    if (row.withdrawn_at !== null)
      throw new AppError('announcement_state', { message: 'Bu duyuru zaten geri çekilmiş.' });
    if (row.started_at === null)
      throw new AppError('announcement_state', { message: 'Bu duyuru kimseye gönderilmedi.' });
    await tx.q
      .updateTable('announcements')
      .set({ withdrawn_at: ctx.clock(), version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await endBroadcast(tx, ctx, id);
    await recordAct(tx, ctx, {
      ...{ act: 'announcement.withdraw', subject: { type: 'announcement', id } },
      ...{ before: { told: row.told }, reason },
    });
    announcementChanged(tx, ctx, id);
    return showAnnouncement(tx.q, id);
  });
}

/** Deletes the notices of withdrawn announcements. Answers how many announcements it finished. */
export async function clearAnnouncements(ctx: AppContext): Promise<number> {
  const rows = await ctx.db.q
    .selectFrom('announcements')
    .select('id')
    .where('withdrawn_at', 'is not', null)
    .where('cleared_at', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  let finished = 0;
  for (const { id } of rows) {
    while (!ctx.stopping?.aborted && (await clearBroadcast(ctx, id))) await breathe();
    if (ctx.stopping?.aborted) break;
    const cleared = ctx.db.q.updateTable('announcements').set({ cleared_at: ctx.clock() });
    await cleared.where('id', '=', id).execute();
    finished++;
  }
  return finished;
}
