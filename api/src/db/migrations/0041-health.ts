import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row that `/readyz` writes to, so that a disk that takes no writes is noticed. */
export const health: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('health')
      .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('checked_at', 'bigint', (c) => c.notNull())
      .execute();
    await sql`insert into health (id, checked_at) values (1, 0)`.execute(db);
  },
};
