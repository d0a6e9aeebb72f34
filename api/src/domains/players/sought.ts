import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import { MOST_OWNERS, type Sought } from '../../base/sought.ts';
import type { Queries } from '../../db/database.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { EMPTY_PAGE, readPage } from '../../http/keyset.ts';
import { wordsOf } from './name-words.ts';
import { isNamed } from './queries.ts';

/** Accounts that an admin searches for, also those of admins, the newest first. */
export async function soughtPlayers(
  q: Queries,
  sought: Sought,
  paging: z.output<typeof Paging>,
): Promise<ListPage<UserRow>> {
  const users = living(q, sought);
  return users ? readPage(users.selectAll(), paging, [['id', 'desc']]) : EMPTY_PAGE;
}

/** Ids of the newest of them. */
export async function soughtPlayerIds(q: Queries, sought: Sought): Promise<string[]> {
  const users = living(q, sought)?.select('id').orderBy('id', 'desc').limit(MOST_OWNERS);
  return (await users?.execute())?.map(({ id }) => id) ?? [];
}

/** Null for what no account has. */
function living(q: Queries, sought: Sought) {
  const users = q.selectFrom('users').where('deleted_at', 'is', null);
  if ('id' in sought) return users.where('id', '=', sought.id);
  if ('email' in sought) return users.where('email', '=', sought.email);
  if ('phone' in sought) return users.where('phone', '=', sought.phone);
  const words = 'name' in sought ? wordsOf(sought.name) : [];
  return words.length > 0 ? users.where(isNamed(words)) : null;
}
