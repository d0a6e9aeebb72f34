import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A match holds once its other captain accepts, and every player may say no. Matches from before count as accepted. */
export const matchConsent: Migration = {
  async up(db: Kysely<unknown>) {
    const column = (table: string, name: string, type: 'text' | 'integer' | 'bigint') =>
      db.schema.alterTable(table).addColumn(name, type);
    await db.schema
      .alterTable('matches')
      .addColumn('ad_type', 'text', (c) => c.notNull().defaultTo('findOpponent'))
      .execute();
    await sql`update matches set ad_type = coalesce(
      (select r.type from requests r where r.id = matches.request_id), 'findPlayer') where lineup_a is null`.execute(
      db,
    );
    await db.schema
      .alterTable('matches')
      .addColumn('status', 'text', (c) =>
        c
          .notNull()
          .defaultTo('accepted')
          .check(sql`status in ('proposed', 'accepted', 'refused', 'cancelled')`),
      )
      .execute();
    await column('matches', 'awaits', 'text').execute();
    await column('matches', 'change', 'text').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    await column('matches', 'decided_at', 'bigint').execute();
    await sql`update matches set decided_at = created_at`.execute(db);
    await column('match_participants', 'answer', 'text').execute();
    await column('match_participants', 'answered_at', 'bigint').execute();
    await sql`update match_participants set answer = 'in' where plays = 1`.execute(db);
  },
};
