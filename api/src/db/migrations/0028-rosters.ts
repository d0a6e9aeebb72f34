import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table rosters (
    id text primary key,
    code text not null unique,
    captain_id text not null references users (id) on delete cascade,
    kind text not null,
    booking_id text not null,
    moves integer not null,
    places integer not null,
    note text not null,
    answers_until bigint,
    created_at bigint not null,
    unique (kind, booking_id)
  )`,
  'create index rosters_by_captain on rosters (captain_id, id)',
  `create table roster_answers (
    id text primary key,
    roster_id text not null references rosters (id) on delete cascade,
    user_id text references users (id) on delete cascade,
    name text,
    secret_hash text,
    answer text not null,
    keeper integer not null,
    guests integer not null,
    turn integer not null,
    guests_turn integer not null,
    created_at bigint not null,
    unique (roster_id, user_id),
    unique (roster_id, secret_hash)
  )`,
  'create index roster_answers_by_user on roster_answers (user_id, id)',
];

/** A match page behind a link, and who comes. */
export const rosters: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
