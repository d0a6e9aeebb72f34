import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table hourly_counts (
    measure text not null,
    hour integer not null,
    value bigint not null,
    primary key (measure, hour)
  )`,
  'create index hourly_counts_by_hour on hourly_counts (hour)',
  `create table job_runs (
    id text primary key,
    every text not null,
    since bigint not null,
    started_at bigint,
    duration_ms bigint,
    failed_at bigint,
    error text
  )`,
  // What the counts of an hour are made from.
  'create index users_by_age on users (created_at)',
  'create index venues_by_age on venues (created_at)',
  'create index reservations_by_age on reservations (created_at)',
  `create index reservations_missed on reservations (ends_at) where attendance = 'no_show'`,
];

/** Counts by the hour, and the last run of each job. */
export const health: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
