import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

type Key = { to: string; once: string };

/** The `once` keys under which their receivers (ids) were told already. It is one query for any number of keys. */
export async function toldOnce(q: Queries, keys: readonly Key[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await q
    .selectFrom('notifications')
    .select('once_key')
    .where('owner_id', 'in', [...new Set(keys.map(({ to }) => to))])
    .where(
      'once_key',
      'in',
      keys.map(({ once }) => once),
    )
    .execute();
  return new Set(rows.flatMap(({ once_key }) => once_key ?? []));
}

/** For a `where`: whether the account in the column `owner` was told under the `once` key. */
export const wasTold = (owner: string, once: RawBuilder<string>): RawBuilder<boolean> =>
  sql`exists (select 1 from notifications n where n.owner_id = ${sql.ref(owner)} and n.once_key = ${once})`;
