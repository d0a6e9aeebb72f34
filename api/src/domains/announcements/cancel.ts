import type { Announcement } from 'mf-shared/contracts/announcements';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { endBroadcast } from '../notifications/index.ts';
import { announcementChanged } from './changed.ts';
import { holdAnnouncement } from './hold.ts';
import { showAnnouncement } from './queries.ts';

/**
 * Gives up an announcement before its time, or stops one that is being sent: then pushes and mails that still wait are
 * dropped, and recipients who have it keep it.
 * @throws what `holdAnnouncement` throws
 */
export async function cancelAnnouncement(
  ctx: Ctx<AdminActor>,
  id: string,
  seen: { version: number },
): Promise<Announcement> {
  return ctx.db.transact(async (tx) => {
    const { state, version, told } = await holdAnnouncement(tx, id, seen, ['draft', 'scheduled', 'sending']);
    await tx.q
      .updateTable('announcements')
      .set({ state: 'cancelled', version: version + 1, ended_at: ctx.clock() })
      .where('id', '=', id)
      .execute();
    if (state === 'sending') await endBroadcast(tx, ctx, id);
    await recordAct(tx, ctx, {
      act: state === 'sending' ? 'announcement.stop' : 'announcement.cancel',
      subject: { type: 'announcement', id },
      before: { state },
      after: { state: 'cancelled', ...(state === 'sending' ? { told } : {}) },
    });
    announcementChanged(tx, ctx, id);
    return showAnnouncement(tx.q, id);
  });
}
