import type { Queries } from '../../db/database.ts';
import { chatTag } from './chat-tag.ts';

/** Deletes a player's notifications and choices, and what names the player to others. */
export async function forgetNotices(q: Queries, userId: string): Promise<void> {
  await q
    .deleteFrom('deliveries')
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb('tag', '=', chatTag(userId)),
        eb('tag', 'in', eb.selectFrom('notifications').select('id').where('about_user', '=', userId)),
      ]),
    )
    .execute();
  const silent = { waiting: null, due_at: null, about_user: null };
  await q.updateTable('told').set(silent).where('about_user', '=', userId).execute();
  for (const table of ['notifications', 'told', 'notification_preferences', 'push_subscriptions'] as const) {
    await q.deleteFrom(table).where('owner_id', '=', userId).execute();
  }
  await q.deleteFrom('notifications').where('about_user', '=', userId).execute();
}
