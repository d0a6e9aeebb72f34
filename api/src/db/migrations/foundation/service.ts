/** What the service keeps for itself. */
export const service = [
  // The columns and their order are the library's. The key is the only index, so that raising a count rewrites none.
  `create table rate_limits (
    key text primary key,
    points integer not null,
    expire bigint
  )`,
  `create table used_captchas (
    id text primary key,
    expires_at bigint not null
  )`,
  // One row that `/readyz` writes to, so that a disk that takes no writes is noticed.
  `create table health (
    id integer primary key check (id = 1),
    checked_at bigint not null
  )`,
  'insert into health (id, checked_at) values (1, 0)',
];
