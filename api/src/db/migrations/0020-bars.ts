import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table bars (
    id text primary key,
    kind text not null,
    value text not null,
    key text not null,
    reason text not null,
    ends_at bigint,
    account_model text,
    account_id text,
    created_at bigint not null,
    unique (kind, key)
  )`,
  'create index bars_by_kind on bars (kind, id desc)',
  'create index bars_by_account on bars (account_id) where account_id is not null',
  'create index bars_by_end on bars (ends_at) where ends_at is not null',
];

/** E-mail addresses and phones with which nobody opens an account. */
export const bars: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
