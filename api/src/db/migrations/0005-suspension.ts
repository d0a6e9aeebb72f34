import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const COLUMNS = `id, purpose, model, account_id, address, detail, token_hash, due_at, tries, created_at, written_at,
  expires_at, used_at`;

/** SQLite cannot drop a check, so the table is copied. A new purpose then needs no migration. */
const WITHOUT_PURPOSES = [
  `create table unchecked_mails (
    id text primary key,
    purpose text not null,
    model text not null check (model in ('User', 'Business', 'Staff')),
    account_id text,
    address text not null,
    detail text,
    token_hash text unique,
    due_at bigint,
    tries integer not null,
    created_at bigint not null,
    written_at bigint,
    expires_at bigint,
    used_at bigint
  )`,
  `insert into unchecked_mails (${COLUMNS}) select ${COLUMNS} from account_mails`,
  'drop table account_mails',
  'alter table unchecked_mails rename to account_mails',
  'create index account_mails_due on account_mails (due_at, id) where due_at is not null',
  'create index account_mails_by_account on account_mails (account_id, created_at)',
  'create index account_mails_by_address on account_mails (address, written_at)',
  'create index account_mails_by_age on account_mails (created_at)',
];

const STATEMENTS = [
  ...['users', 'venues'].flatMap((table) => [
    `alter table ${table} add column suspended_at bigint`,
    `alter table ${table} add column suspend_reason text`,
  ]),
  // What an admin searches by.
  'create index users_by_phone on users (phone) where phone is not null',
  'create index venues_by_phone on venues (phone)',
  'create index payments_by_code on payments (substr(id, 29))',
];

/** Accounts that an admin suspended, and what the desk's search needs. */
export const suspension: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const purposes = isPostgres
      ? ['alter table account_mails drop constraint account_mails_purpose_check']
      : WITHOUT_PURPOSES;
    for (const statement of [...STATEMENTS, ...purposes]) await sql.raw(statement).execute(db);
  },
};
