import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table alerts (
    id text primary key,
    rule text not null,
    text text not null,
    fired_at bigint not null,
    quiet_since bigint,
    recovered_at bigint
  )`,
  'create unique index alerts_one_open on alerts (rule) where recovered_at is null',
  'create index alerts_by_age on alerts (fired_at)',
];

/** What went wrong with the product, and when it was well again. */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
