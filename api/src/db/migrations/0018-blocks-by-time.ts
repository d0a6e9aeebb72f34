import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who blocked an account, in pages: thousands may have. */
export const blocksByTime: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('create index blocks_by_blocked_time on blocks (blocked_id, created_at desc, blocker_id desc)')
      .execute(db);
    await sql.raw('drop index blocks_by_blocked').execute(db);
  },
};
