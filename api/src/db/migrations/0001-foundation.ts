import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accounts } from './foundation/accounts.ts';
import { bookings } from './foundation/bookings.ts';
import { community } from './foundation/community.ts';
import { messages } from './foundation/messages.ts';
import { service } from './foundation/service.ts';
import { venues } from './foundation/venues.ts';

/** The schema of the first release. It is frozen: each later change is a migration of its own. */
export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite compares text by its bytes anyway.
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const bytes = isPostgres ? 'text collate "C"' : 'text';
    const statements = [accounts(bytes), venues, bookings, community, messages, service].flat();
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
