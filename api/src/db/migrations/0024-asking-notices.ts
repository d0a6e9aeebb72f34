import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  'alter table notifications add column asks text',
  'create view published_requests as select id, status from reservations',
  'create view published_friendships as select id, status from friendships',
  'create view published_matches as select id, status, starts_at from matches',
  'create view published_waiting_entries as select id, status from waiting_entries',
];

/** A notice knows what it asks, and what became of that can be read. Older notices ask nothing. */
export const askingNotices: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
