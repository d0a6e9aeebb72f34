/** Data that venues show and record: pitches, prices, photos, reviews, changes, payments. */
export const venues = [
  `create table venue_photos (
    id text primary key,
    venue_id text not null references venues (id) on delete cascade,
    path text not null,
    sort integer not null
  )`,
  `create index business_photos_by_venue on venue_photos (venue_id, sort)`,
  `create index business_photos_by_path on venue_photos (path)`,
  `create table pitches (
    id text primary key,
    venue_id text not null references venues (id) on delete cascade,
    name text not null,
    capacity text not null,
    price integer not null,
    working_hours text not null,
    sort integer not null,
    archived_at bigint
  )`,
  `create index pitches_by_venue on pitches (venue_id, sort)`,
  `create table price_rules (
    id text primary key,
    venue_id text not null references venues (id) on delete cascade,
    sort integer not null,
    label text not null,
    field_ids text not null,
    weekdays text not null,
    from_date text,
    to_date text,
    starts text,
    ends text,
    price integer not null
  )`,
  `create index price_rules_by_venue on price_rules (venue_id, sort)`,
  `create table reviews (
    venue_id text not null references venues (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    rating integer not null,
    comment text not null,
    verified integer not null,
    created_at bigint not null,
    id text,
    constraint reviews_pk primary key (venue_id, user_id)
  )`,
  `create index reviews_by_age on reviews (venue_id, created_at desc, user_id)`,
  `create unique index reviews_by_id on reviews (id)`,
  `create table venue_changes (
    id text primary key,
    venue_id text not null references venues (id) on delete cascade,
    staff_id text,
    who text not null,
    subject_id text,
    text text not null,
    created_at bigint not null
  )`,
  `create index venue_changes_by_age on venue_changes (venue_id, id)`,
  `create index venue_changes_by_subject on venue_changes (venue_id, subject_id, id)`,
  `create table payments (
    id text primary key,
    venue_id text not null references venues (id) on delete cascade,
    amount integer not null,
    status text not null check (status in ('initialised', 'paid', 'failed')),
    provider text not null,
    provider_token text unique,
    created_at bigint not null,
    completed_at bigint,
    period_from bigint,
    period_to bigint,
    failure_reason text,
    asked_at bigint
  )`,
  `create index payments_by_venue on payments (venue_id, status, completed_at desc, id desc)`,
  `create index payments_by_age on payments (venue_id, id desc)`,
  `create index payments_open on payments (created_at) where status = 'initialised'`,
  `create table sandbox_charges (
    token text primary key,
    order_id text not null,
    amount integer not null,
    code text not null,
    wrong_codes integer not null default 0,
    status text not null,
    reason text,
    expires_at bigint not null
  )`,
];
