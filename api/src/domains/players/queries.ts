import type { ExpressionBuilder } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { PublishedPlayerRow } from '../../db/schema/published.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { Schema } from '../../db/schema.ts';
import { readPage } from '../../http/keyset.ts';
import { unblocked } from '../blocks/index.ts';

/** The account with this id. */
export const userById = (q: Queries, id: string): Promise<UserRow | undefined> =>
  q.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/** The players among these (ids) who live in the city and play one of the positions. */
export async function playersAmong(
  q: Queries,
  ids: readonly string[],
  { city, positions }: { city: string; positions: readonly string[] },
) {
  if (ids.length === 0 || positions.length === 0) return [];
  return q
    .selectFrom('published_players')
    .selectAll()
    .where('id', 'in', ids)
    .where('city', '=', city)
    .where('position', 'in', positions)
    .where('deleted_at', 'is', null)
    .where('role', '=', 'user')
    .execute();
}

/** The account with this normalised e-mail. */
export const userByEmail = (q: Queries, email: string): Promise<UserRow | undefined> =>
  q.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

/** Players by id, including deleted accounts. Unknown ids are left out. */
export async function playersById(
  q: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublishedPlayerRow>> {
  if (ids.length === 0) return new Map();
  const rows = await q.selectFrom('published_players').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** More than anybody types to find somebody. Each further one would be looked for in every name that fits so far. */
const MOST_PREFIXES = 4;
/** Sorts after every character of a name. */
const LAST_CHARACTER = '\u{10FFFF}';

type Search = {
  /** The viewer. Accounts that blocked them, or that they blocked, are left out. */
  viewerId: string;
  city: string | undefined;
  /** Folded beginnings of words of the name; the four longest count. Empty for everybody. */
  prefixes: readonly string[];
};

/** Players by name, without admins. */
export function searchPage(
  q: Queries,
  { viewerId, city, prefixes }: Search,
  paging: z.output<typeof Paging>,
): Promise<ListPage<UserRow>> {
  let query = q
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'user')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(unblocked(viewerId, 'users.id'));
  if (city) query = query.where('city', '=', city);
  return readPage(query.where(isNamed(prefixes)), paging, [
    ['name_folded', 'asc'],
    ['id', 'asc'],
  ]);
}

/**
 * Whether a user's name has words that begin with each of these; the four longest count. Everybody's has, when there
 * are none.
 */
export function isNamed(prefixes: readonly string[]) {
  // The longest beginning fits the fewest names. Only those are listed and checked for some of the others.
  const [longest, ...others] = prefixes.toSorted((a, b) => b.length - a.length).slice(0, MOST_PREFIXES);
  return (eb: ExpressionBuilder<Schema, 'users'>) =>
    eb.and([
      ...(longest
        ? [eb('id', 'in', eb.selectFrom('name_words').select('user_id').where(beginsWith(longest)))]
        : []),
      ...others.map((prefix) =>
        eb.exists(
          eb
            .selectFrom('name_words')
            .select('word')
            .whereRef('user_id', '=', 'users.id')
            .where(beginsWith(prefix)),
        ),
      ),
    ]);
}

const beginsWith = (prefix: string) => (eb: ExpressionBuilder<Schema, 'name_words'>) =>
  eb.and([eb('word', '>=', prefix), eb('word', '<', prefix + LAST_CHARACTER)]);
