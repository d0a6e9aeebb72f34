import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // The log is listed by time, narrowed to an act, a kind of subject, one subject, an admin, or an admin's acts.
  'drop index audit_entries_by_actor',
  'drop index audit_entries_by_act',
  'create index audit_entries_by_act on audit_entries (act, created_at, position)',
  'create index audit_entries_by_kind on audit_entries (subject_type, created_at, position)',
  'create index audit_entries_of_subject on audit_entries (subject_type, subject_id, created_at, position)',
  'create index audit_entries_by_actor on audit_entries (actor_id, created_at, position)',
  'create index audit_entries_by_actor_act on audit_entries (actor_id, act, created_at, position)',
  'create index audit_entries_by_actor_kind on audit_entries (actor_id, subject_type, created_at, position)',
  // PostgreSQL takes no order from an index behind `is null`.
  'create index audit_entries_by_server on audit_entries (created_at, position) where actor_id is null',
  // Open invitations of admins. One that is accepted or revoked has no row.
  `create table admin_invitations (
    id text primary key,
    email text not null unique,
    role text not null check (role in ('support', 'finance', 'owner')),
    token_hash text not null unique,
    invited_by text not null references users (id),
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index admin_invitations_by_inviter on admin_invitations (invited_by)',
  'create index admin_invitations_by_expiry on admin_invitations (expires_at, id)',
];

/** Indexes for the list of the audit log, and invitations of admins. */
export const auditListAndAdmins: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
