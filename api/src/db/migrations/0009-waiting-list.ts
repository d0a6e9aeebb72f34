import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function entries(db: Kysely<unknown>) {
  await db.schema
    .createTable('waiting_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('business_id', 'text', (c) => c.notNull().references('businesses.id').onDelete('cascade'))
    .addColumn('pitch_id', 'text', (c) => c.notNull().references('pitches.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('time_slot', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c
        .notNull()
        .check(sql`status in ('waiting', 'offered', 'accepted', 'declined', 'missed', 'left', 'ended')`),
    )
    .addColumn('offered_at', 'bigint')
    .addColumn('offer_until', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
}

/** Who waits for an hour that somebody holds, and whose turn it is. */
export const waitingList: Migration = {
  async up(db) {
    await entries(db);
    const live = sql<boolean>`status in ('waiting', 'offered')`;
    const index = (name: string) => db.schema.createIndex(name).on('waiting_entries');
    await index('waiting_entries_turns').columns(['pitch_id', 'turn']).unique().execute();
    await index('waiting_entries_line').columns(['pitch_id', 'starts_at', 'turn']).where(live).execute();
    await index('waiting_entries_once')
      .columns(['user_id', 'pitch_id', 'starts_at'])
      .unique()
      .where(live)
      .execute();
    await index('waiting_entries_begun').column('starts_at').where(live).execute();
    await index('waiting_entries_offers')
      .column('offer_until')
      .where(sql<boolean>`status = 'offered'`)
      .execute();
    await index('waiting_entries_coming').columns(['user_id', 'starts_at']).where(live).execute();
    await index('waiting_entries_by_user').columns(['user_id', 'id']).execute();
  },
};
