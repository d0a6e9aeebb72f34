import type { UserSearch, UserSearchAnswer } from 'mf-shared/contracts/users';
import * as z from 'zod/mini';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { wordsOf } from './name-words.ts';
import { searchRows } from './queries.ts';
import { userView } from './view.ts';

/** Folded name and id of the last row of a page. */
const Cursor = z.tuple([z.string(), z.string()]);

/**
 * Players of a city, or of all, by the beginnings of words of their name (first names and surnames in any order),
 * without regard to case and Turkish letters, in the order of their names. Admins never show, nor does anybody where one blocked the other.
 */
export async function searchUsers(
  ctx: Ctx<UserActor | BusinessActor>,
  { city, name, limit, cursor }: z.output<typeof UserSearch>,
): Promise<UserSearchAnswer> {
  const after = decodeCursor(Cursor, cursor);
  const rows = await searchRows(ctx.db.q, {
    viewerId: ctx.actor.id,
    city,
    prefixes: wordsOf(name ?? ''),
    after,
    limit,
  });
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.name_folded, row.id]);
  return { users: page.map((row) => userView(row, ctx.actor.id)), nextCursor };
}
