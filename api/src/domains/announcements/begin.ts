import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AnnouncementRow } from '../../db/schema/announcements.ts';
import { openBroadcast } from '../notifications/index.ts';
import { firstStage } from './audience.ts';
import { announcementChanged } from './changed.ts';

/** Lets a locked announcement go out from now on. */
export async function begin(tx: Tx, ctx: AppContext, row: AnnouncementRow): Promise<void> {
  await tx.q
    .updateTable('announcements')
    .set({
      ...{ state: 'sending', version: row.version + 1, started_at: ctx.clock() },
      ...{ stage: firstStage(row), reached: '' },
    })
    .where('id', '=', row.id)
    .execute();
  await openBroadcast(tx, ctx, row.id);
  announcementChanged(tx, ctx, row.id);
}
