import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // An admin looks at one account at a time: a second row for the same admin is refused.
  `create table account_views (
    id text primary key,
    admin_id text not null unique,
    session_id text not null,
    owner_model text not null check (owner_model in ('User', 'Business')),
    owner_id text not null,
    reason text not null,
    began_at bigint not null,
    expires_at bigint not null
  )`,
  'create index account_views_by_end on account_views (expires_at, id)',
  `create table account_view_reads (
    view_id text not null references account_views (id) on delete cascade,
    call text not null,
    count integer not null,
    primary key (view_id, call)
  )`,
  // Who blocked an account, in pages: thousands may have.
  'create index blocks_by_blocked_time on blocks (blocked_id, created_at desc, blocker_id desc)',
  'drop index blocks_by_blocked',
];

/** Admins who look at the product as an account sees it, what they read there, and the order of blocks. */
export const viewsAndBlocks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
