import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table alert_limits (
    id text primary key,
    job_late_minutes integer not null,
    mails_failed integer not null,
    mails_failed_percent integer not null,
    request_waits_hours integer not null,
    bookings_of_week_ago integer not null,
    quiet_minutes integer not null,
    version integer not null,
    changed_at bigint not null
  )`,
  `create table web_hooks (
    id text primary key,
    url text not null unique,
    secret text not null,
    is_on integer not null,
    version integer not null,
    created_at bigint not null
  )`,
  `create table hook_deliveries (
    id text primary key,
    hook_id text not null,
    event text not null,
    body text not null,
    due_at bigint,
    tries integer not null,
    status integer,
    failure text,
    took_ms integer,
    tried_at bigint,
    sent_at bigint,
    created_at bigint not null
  )`,
  'create index hook_deliveries_due on hook_deliveries (due_at, id) where due_at is not null',
  'create index hook_deliveries_by_hook on hook_deliveries (hook_id, id desc)',
  'create index hook_deliveries_by_age on hook_deliveries (created_at)',
  `create table send_failures (
    channel text not null,
    error text not null,
    seen integer not null,
    first_at bigint not null,
    last_at bigint not null,
    primary key (channel, error)
  )`,
  'create index send_failures_by_age on send_failures (last_at)',
];

/** When rules alert, the addresses that alerts are posted to, and why mails and pushes failed. */
export const alertSettings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
