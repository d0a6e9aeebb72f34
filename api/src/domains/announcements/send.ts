import type { Announcement } from 'mf-shared/contracts/announcements';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { begin } from './begin.ts';
import { announcementChanged } from './changed.ts';
import { holdAnnouncement } from './hold.ts';
import { showAnnouncement } from './queries.ts';

/**
 * Schedules a draft that names a time, and sends any other one at once; a job does the sending.
 * @throws `announcement_state` if its time is over, what `holdAnnouncement` throws
 */
export async function sendAnnouncement(
  ctx: Ctx<AdminActor>,
  id: string,
  seen: { version: number },
): Promise<Announcement> {
  return ctx.db.transact(async (tx) => {
    const row = await holdAnnouncement(tx, id, seen, ['draft']);
    if (row.send_at !== null && row.send_at <= ctx.clock())
      throw new AppError('announcement_state', {
        message: 'Seçtiğiniz gönderim zamanı geçti. Yeni bir zaman seçin ya da “Hemen” deyip kaydedin.',
      });
    if (row.send_at === null) await begin(tx, ctx, row);
    else {
      const waits = tx.q.updateTable('announcements').set({ state: 'scheduled', version: row.version + 1 });
      await waits.where('id', '=', id).execute();
      announcementChanged(tx, ctx, id);
    }
    await recordAct(tx, ctx, {
      act: row.send_at === null ? 'announcement.send' : 'announcement.schedule',
      subject: { type: 'announcement', id },
      ...(row.send_at === null ? {} : { after: { send_at: row.send_at } }),
    });
    return showAnnouncement(tx.q, id);
  });
}
