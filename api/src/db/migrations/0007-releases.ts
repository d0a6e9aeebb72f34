import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which versions of a remote visitors get. */
export const releases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table remote_rollouts (
      id text primary key,
      stable text,
      can_return integer not null default 0,
      previous text,
      candidate text,
      share integer not null default 0 check (share between 0 and 10000),
      candidate_since bigint,
      counter integer not null default 0,
      changed_at bigint not null
    )`.execute(db);
  },
};
