import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // The hours of a week that each pitch plays, with their prices, so that a search over all venues reads an index.
  `create table priced_hours (
    pitch_id text not null references pitches (id) on delete cascade,
    venue_id text not null references venues (id) on delete cascade,
    city text not null,
    district text not null,
    weekday integer not null,
    half integer not null,
    starts integer not null,
    ends integer not null,
    from_date text not null,
    to_date text not null,
    price integer not null,
    players integer not null,
    features integer not null,
    primary key (pitch_id, weekday, starts, from_date)
  )`,
  'create index priced_hours_by_city on priced_hours (city, weekday, half, price, pitch_id, players, features)',
  `create index priced_hours_by_district on priced_hours
    (city, district, weekday, half, price, pitch_id, players, features)`,
  'create index priced_hours_by_venue on priced_hours (venue_id, weekday, half)',
  `create table searched_venues (
    venue_id text primary key references venues (id) on delete cascade,
    city text not null,
    district text not null,
    offer_hash text not null,
    made_at bigint not null
  )`,
  'create index searched_venues_by_place on searched_venues (city, district)',
  `create table venue_words (
    word text not null,
    venue_id text not null references venues (id) on delete cascade,
    primary key (word, venue_id)
  )`,
  'create index venue_words_by_venue on venue_words (venue_id)',
  'create index venues_by_latitude on venues (lat, lng)',
];

/** A search for hours over all venues of a place. A job fills the tables for the venues that are there already. */
export const pricedHours: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
