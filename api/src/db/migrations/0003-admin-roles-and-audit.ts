import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  "alter table users add column admin_role text check (admin_role in ('support', 'finance', 'owner'))",
  "update users set admin_role = 'owner' where role = 'admin'",
  'create index users_by_admin_role on users (admin_role, id) where admin_role is not null',
  // No foreign keys: an entry stays whatever becomes of those whom it names.
  `create table audit_entries (
    position bigint primary key,
    created_at bigint not null,
    actor_id text,
    who text not null,
    admin_role text,
    address text,
    device text,
    act text not null,
    subject_type text not null,
    subject_id text not null,
    before text,
    after text,
    reason text,
    hash text not null
  )`,
  'create index audit_entries_by_time on audit_entries (created_at, position)',
  'create index audit_entries_by_actor on audit_entries (actor_id, position)',
  'create index audit_entries_by_act on audit_entries (act, position)',
  'create index audit_entries_by_subject on audit_entries (subject_type, subject_id, position)',
  `create table audit_head (
    id integer primary key check (id = 1),
    position bigint not null,
    hash text not null,
    mac text not null
  )`,
  "insert into audit_head (id, position, hash, mac) values (1, 0, '', '')",
];

/** Refuse every change of an entry, also one that is typed into the database by hand. */
const SQLITE_GUARDS = ['update', 'delete'].map(
  (event) => `create trigger audit_entries_no_${event} before ${event} on audit_entries
    begin select raise(abort, 'audit_entries is append-only'); end`,
);
const POSTGRES_GUARDS = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'audit_entries is append-only'; end $$`,
  `create trigger audit_entries_append_only before update or delete or truncate on audit_entries
    for each statement execute function refuse_audit_change()`,
];

/** Roles of admins, and the log of what they did. */
export const adminRolesAndAudit: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const guards = isPostgres ? POSTGRES_GUARDS : SQLITE_GUARDS;
    for (const statement of [...STATEMENTS, ...guards]) await sql.raw(statement).execute(db);
  },
};
