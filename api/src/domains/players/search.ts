import type { UserSearch, UserSearchAnswer } from 'mf-shared/contracts/users';
import type * as z from 'zod/mini';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { wordsOf } from './name-words.ts';
import { searchPage } from './queries.ts';
import { userView } from './view.ts';

/**
 * Players of a city, or of all cities, by the beginnings of words of their name in any order, ignoring case and Turkish
 * letters. Sorted by name. Leaves out admins, and players where one blocked the other.
 */
export async function searchPlayers(
  ctx: Ctx<UserActor | BusinessActor>,
  { city, name, ...paging }: z.output<typeof UserSearch>,
): Promise<UserSearchAnswer> {
  const search = { viewerId: ctx.actor.id, city, prefixes: wordsOf(name ?? '') };
  const { rows, nextCursor } = await searchPage(ctx.db.q, search, paging);
  return { users: rows.map((row) => userView(row, ctx.actor.id)), nextCursor };
}
