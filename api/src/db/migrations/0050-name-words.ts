import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Before = {
  users: { id: string; name_folded: string; role: string; deleted_at: number | null };
  name_words: { word: string; user_id: string };
};
const AT_ONCE = 1000;

/**
 * The words of players' names, so that the search finds surnames too by an index. Words are compared by their bytes,
 * which SQLite does anyway, and of which alone PostgreSQL can read a beginning as a range.
 */
export const nameWords: Migration = {
  async up(db: Kysely<Before>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('name_words')
      .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('name_words_pk', ['word', 'user_id'])
      .execute();
    await db.schema.createIndex('name_words_by_user').on('name_words').column('user_id').execute();
    await fill(db);
  },
};

async function fill(db: Kysely<Before>): Promise<void> {
  for (let last = ''; ; ) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name_folded'])
      .where('id', '>', last)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const rows = users.flatMap(({ id, name_folded }) =>
      [...new Set(name_folded.split(/[\s-]+/))].filter(Boolean).map((word) => ({ word, user_id: id })),
    );
    if (rows.length > 0) await db.insertInto('name_words').values(rows).execute();
    last = users.at(-1)?.id ?? '';
    if (users.length < AT_ONCE) return;
  }
}
