import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps conversations as chat lists show them: those in which something waits apart from the rest, each by its time. */
export const conversationsInOrder: Migration = {
  async up(db) {
    await db.schema
      .createIndex('conversations_in_order')
      .on('conversations')
      .column('owner_id')
      .expression(sql`(case when unread > 0 then 1 else 0 end)`)
      .columns(['last_at', 'partner_id'])
      .execute();
    await db.schema.dropIndex('conversations_by_age').execute();
  },
};
