import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const VIEWS = [
  `create view published_players as select
    id, role, full_name, name_folded, photo, teams, position, foot, city,
    speed, shooting, passing, dribbling, defense, physical,
    rating_count, rater_count, rating_weight,
    speed_sum, shooting_sum, passing_sum, dribbling_sum, defense_sum, physical_sum,
    played_count, no_show_count, deleted_at
  from users`,
  `create view published_venues as select
    id, venue_name, phone, address, city, lng, lat, status, next_payment_at, closed_at,
    rating_count, rating_score, calendar_version, cancel_hours, approval, buffer_minutes, horizon_weeks
  from venues`,
  `create view published_pitches as select id, venue_id, name, price, working_hours, archived_at from pitches`,
  'create view published_subscriptions as select id, venue_id, user_id, status from subscriptions',
  // Only the bookings that take their hour: what counts as one is decided here, once for all readers.
  `create view published_reservations as select
    id, venue_id, pitch_id, user_id, date, time_slot, starts_at, ends_at, price, attendance
  from reservations where status = 'approved'`,
  `create view published_occurrences as select
    id, subscription_id, venue_id, pitch_id, user_id, date, time_slot, starts_at, ends_at, price, attendance
  from subscription_occurrences where status = 'held'`,
  `create view published_phone_bookings as select
    id, venue_id, pitch_id, name, date, time_slot, starts_at, ends_at, price, attendance
  from phone_bookings where status = 'active'`,
  'create view published_payments as select id, completed_at, amount from payments',
  'create view published_reviews as select id, venue_id, user_id, rating, comment, verified, created_at from reviews',
  'create view published_second_factors as select account_id, enabled_at from second_factors',
];

/** What other domains may read of a domain's table. Plain projections, so that both engines use the table's indexes. */
export const publishedViews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const view of VIEWS) await sql.raw(view).execute(db);
  },
};
