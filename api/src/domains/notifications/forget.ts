import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
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
  // Each statement takes all rows of its table that two accounts share, in the table's order. Own rows first and those
  // of others second would let two deletions wait for each other on PostgreSQL.
  const silent = { waiting: null, due_at: null, about_user: null };
  await q.updateTable('told').set(silent).where(isOfOrAbout(userId)).execute();
  await q.deleteFrom('notifications').where(isOfOrAbout(userId)).execute();
  for (const table of ['told', 'notification_preferences', 'push_subscriptions'] as const) {
    await q.deleteFrom(table).where('owner_id', '=', userId).execute();
  }
}

const isOfOrAbout = (userId: string) => (eb: ExpressionBuilder<Schema, 'notifications' | 'told'>) =>
  eb.or([eb('owner_id', '=', userId), eb('about_user', '=', userId)]);
