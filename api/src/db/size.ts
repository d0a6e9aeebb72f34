import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How much room a database takes, and its write-ahead log if it has one of its own. `url` is that of `openDatabase`. */
export async function databaseSize(
  { q, engine }: Database,
  url: string,
): Promise<{ bytes: number; walBytes: number | null }> {
  if (engine === 'postgres') {
    const answer = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(
      q,
    );
    return { bytes: Number(answer.rows[0]?.bytes), walBytes: null };
  }
  const { rows } = await sql<{ bytes: number }>`
    select c.page_count * s.page_size as bytes from pragma_page_count() c, pragma_page_size() s`.execute(q);
  // A database in memory has none.
  const walBytes = await stat(`${url}-wal`).then(
    ({ size }) => size,
    () => null,
  );
  return { bytes: Number(rows[0]?.bytes), walBytes };
}
