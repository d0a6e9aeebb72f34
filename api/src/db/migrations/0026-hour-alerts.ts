import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table hour_alerts (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    city text not null,
    district text not null,
    lat double precision,
    lng double precision,
    radius integer not null,
    date text not null,
    earliest text not null,
    latest text not null,
    from_at bigint not null,
    to_at bigint not null,
    players integer not null,
    max_price integer,
    features integer not null,
    told integer not null default 0,
    created_at bigint not null
  )`,
  'create index hour_alerts_by_city on hour_alerts (city, to_at, id)',
  'create index hour_alerts_by_user on hour_alerts (user_id, to_at)',
  'create index hour_alerts_by_latitude on hour_alerts (lat, to_at)',
  'create index hour_alerts_by_end on hour_alerts (to_at)',
  // Half hours that came free where somebody waits for any; a job tells of them.
  `create table freed_hours (
    pitch_id text not null references pitches (id) on delete cascade,
    starts_at bigint not null,
    primary key (pitch_id, starts_at)
  )`,
];

/** Players are told when an hour comes free that they looked for in vain. */
export const hourAlerts: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
