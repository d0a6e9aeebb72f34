/** Data that the service keeps for itself. */
export const service = [
  // The library sets the columns and their order. The key is the only index, so that a higher count rewrites none.
  `create table rate_limits (
    key text primary key,
    points integer not null,
    expire bigint
  )`,
  `create table used_captchas (
    id text primary key,
    expires_at bigint not null
  )`,
  // `/readyz` writes this one row to notice a disk that takes no writes.
  `create table health (
    id integer primary key check (id = 1),
    checked_at bigint not null
  )`,
  'insert into health (id, checked_at) values (1, 0)',
];
