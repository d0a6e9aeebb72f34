import type { AnnouncementState } from 'mf-shared/contracts/announcements';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import type { AnnouncementRow } from '../../db/schema/announcements.ts';

const WHY_NOT: Record<AnnouncementState, string> = {
  draft: 'Bu duyuru henüz gönderilmedi.',
  scheduled: 'Bu duyuru zamanlanmış durumda.',
  sending: 'Bu duyurunun gönderimi başladı.',
  sent: 'Bu duyuru gönderildi.',
  cancelled: 'Bu duyurudan vazgeçildi ya da gönderimi durduruldu.',
};

/**
 * Locks an announcement.
 * @throws `not_found`
 */
export async function lockAnnouncement(tx: Tx, id: string): Promise<AnnouncementRow> {
  await tx.lock('announcements', id);
  const row = await tx.q.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Locks an announcement that must be in one of these states, as the caller saw it.
 * @throws `not_found`, `announcement_state`, `announcement_changed`
 */
export async function holdAnnouncement(
  tx: Tx,
  id: string,
  { version }: { version: number },
  states: readonly AnnouncementState[],
): Promise<AnnouncementRow> {
  const row = await lockAnnouncement(tx, id);
  if (!states.includes(row.state)) throw new AppError('announcement_state', { message: WHY_NOT[row.state] });
  if (row.version !== version) throw new AppError('announcement_changed');
  return row;
}
