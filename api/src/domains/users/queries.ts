import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { RatedUserRow } from '../../db/schema.ts';

/** The account with this id. */
export const userById = (q: Queries, id: string): Promise<RatedUserRow | undefined> =>
  q.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/** The account with this normalised e-mail. */
export const userByEmail = (q: Queries, email: string): Promise<RatedUserRow | undefined> =>
  q.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

type Search = {
  city: string | undefined;
  /** Beginning of the folded name; empty for everybody. */
  prefix: string;
  /** Folded name and id of the last row of the page before. */
  after: readonly [string, string] | null;
  limit: number;
};

/** Players without admins, by name; one row more than `limit`, which tells whether another page follows. */
export function searchRows(q: Queries, { city, prefix, after, limit }: Search): Promise<RatedUserRow[]> {
  let query = q
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'user')
    .where('deleted_at', 'is', null)
    .orderBy('name_folded')
    .orderBy('id')
    .limit(limit + 1);
  if (city) query = query.where('city', '=', city);
  if (prefix) {
    const pattern = `${prefix.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`name_folded like ${pattern} escape '\\'`);
  }
  if (after) {
    const [name, id] = after;
    query = query.where((eb) =>
      eb.or([eb('name_folded', '>', name), eb.and([eb('name_folded', '=', name), eb('id', '>', id)])]),
    );
  }
  return query.execute();
}
