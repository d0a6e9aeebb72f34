import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const DAY_MS = 86_400_000;
const STATEMENTS = [
  'alter table corrections add column ends_at bigint',
  'alter table corrections add column due_at bigint',
  'alter table corrections add column expired_at bigint',
  `update corrections set ends_at = asked_at + ${30 * DAY_MS}, due_at = asked_at + ${7 * DAY_MS}
    where sent_at is null and withdrawn_at is null`,
  'create index corrections_due on corrections (due_at, id) where due_at is not null',
];

/** A request for corrections ends by itself. Those that wait already are reminded first, however old they are. */
export const correctionEnds: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
