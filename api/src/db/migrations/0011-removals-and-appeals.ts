import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table removals (
    id text primary key,
    subject_type text not null,
    subject_id text not null,
    owner_model text check (owner_model in ('User', 'Business')),
    owner_id text,
    category text not null,
    reason text not null,
    content text not null,
    report_id text,
    reporter_model text check (reporter_model in ('User', 'Business')),
    reporter_id text,
    removed_by text not null,
    removed_at bigint not null,
    purge_at bigint not null,
    restored_at bigint
  )`,
  'create index removals_by_owner on removals (owner_id, id)',
  'create index removals_by_end on removals (purge_at)',
  'create index removals_by_report on removals (report_id)',
  'create index removals_by_subject on removals (subject_id, id)',
  `create table appeals (
    id text primary key,
    removal_id text references removals (id) on delete cascade,
    suspended_at bigint,
    owner_model text not null check (owner_model in ('User', 'Business')),
    owner_id text not null,
    against text,
    text text not null,
    state text not null check (state in ('open', 'upheld', 'granted')),
    answer text,
    decided_by text,
    created_at bigint not null,
    decided_at bigint
  )`,
  // A decision is appealed against once.
  'create unique index appeals_of_removal on appeals (removal_id) where removal_id is not null',
  'create unique index appeals_of_suspension on appeals (owner_id, suspended_at) where suspended_at is not null',
  'alter table queue_items add column appeal_id text references appeals (id) on delete cascade',
  'create index queue_by_appeal on queue_items (appeal_id)',
];

/** Content that admins removed, and appeals against removals and suspensions. */
export const removalsAndAppeals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
