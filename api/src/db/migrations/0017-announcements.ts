import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table announcements (
    id text primary key,
    title text not null,
    text text not null,
    link text,
    role text not null check (role in ('all', 'players', 'businesses')),
    place text not null check (place in ('everywhere', 'city', 'venue')),
    city text,
    venue_id text,
    push integer not null,
    mail integer not null,
    send_at bigint,
    state text not null check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
    version integer not null,
    created_by text not null,
    created_at bigint not null,
    started_at bigint,
    stage text not null default 'players',
    reached text not null default '',
    recipients integer,
    told integer not null default 0,
    failed integer not null default 0,
    ended_at bigint,
    withdrawn_at bigint,
    cleared_at bigint
  )`,
  'create index announcements_by_state on announcements (state, id)',
  `create index announcements_to_clear on announcements (id)
    where withdrawn_at is not null and cleared_at is null`,
  `create table broadcasts (
    id text primary key,
    created_at bigint not null,
    ended_at bigint,
    pushes_sent integer not null default 0,
    pushes_failed integer not null default 0,
    mails_sent integer not null default 0,
    mails_failed integer not null default 0
  )`,
  ...['notifications', 'deliveries'].flatMap((table) => [
    `alter table ${table} add column title text`,
    `alter table ${table} add column broadcast_id text`,
  ]),
  `create index notifications_by_broadcast on notifications (broadcast_id, id) where broadcast_id is not null`,
  `create index deliveries_by_broadcast on deliveries (broadcast_id, due_at) where broadcast_id is not null`,
  // Accounts that can be told something. Plain projections, so that both engines use the table's indexes.
  `create view published_open_players as select id, city, created_at
    from users where role = 'user' and deleted_at is null and suspended_at is null`,
  `create view published_open_venues as select id, city, created_at from venues where status = 'approved'`,
  // In the order in which they are told.
  'create index users_of_city on users (city, id)',
  'create index venues_of_city on venues (city, status, id)',
];

/** Announcements, and what is sent to many accounts at once. */
export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
