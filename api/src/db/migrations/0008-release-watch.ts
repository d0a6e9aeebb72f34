import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table release_counts (
    remote text not null,
    version text not null,
    since bigint not null,
    begins_at bigint not null,
    loads bigint not null,
    failures bigint not null,
    script_errors bigint not null,
    poor_vitals bigint not null,
    views bigint not null,
    witnesses integer not null,
    failed integer not null,
    erred integer not null,
    slow integer not null,
    primary key (remote, version, since, begins_at)
  )`,
  'create index release_counts_by_age on release_counts (begins_at)',
  `create table release_errors (
    remote text not null,
    version text not null,
    message text not null,
    at text not null,
    seen integer not null,
    first_at bigint not null,
    last_at bigint not null,
    primary key (remote, version, message)
  )`,
  `create table release_alarms (
    id text primary key,
    remote text not null,
    stable text not null,
    candidate text not null,
    harm text not null,
    created_at bigint not null,
    due_at bigint,
    tries integer not null
  )`,
  'create index release_alarms_due on release_alarms (due_at)',
];

/** What browsers report of releases, and the candidates that were taken back for it. */
export const releaseWatch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
