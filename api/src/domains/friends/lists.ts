import type { FriendLink, PendingQuery } from 'mf-shared/contracts/friends';
import * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { cutPage, decodeCursor } from '../../http/cursor.ts';
import { type ListedLink, listFriends, listRequests, personById } from './queries.ts';
import { toLink, toPerson } from './view.ts';

type Page = { rows: FriendLink[]; nextCursor: string | null };
const ByName = z.tuple([z.string(), z.string()]);
const ByAge = z.tuple([z.string()]);

/** The caller's friends in the order of their names. */
export async function friendList(
  ctx: Ctx<UserActor>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page> {
  const after = decodeCursor(ByName, cursor);
  const rows = await listFriends(ctx.db.q, ctx.actor.id, limit + 1, after);
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.name_folded, row.id]);
  return { rows: await toLinks(ctx, page), nextCursor };
}

/** Requests that wait for an answer, the newest first: the caller's to give, or with `sent` to get. */
export async function pendingList(
  ctx: Ctx<UserActor>,
  { direction, limit, cursor }: z.output<typeof PendingQuery>,
): Promise<Page> {
  const after = decodeCursor(ByAge, cursor)?.[0] ?? null;
  const rows = await listRequests(ctx.db.q, ctx.actor.id, direction, limit + 1, after);
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id]);
  return { rows: await toLinks(ctx, page), nextCursor };
}

async function toLinks(ctx: Ctx<UserActor>, rows: readonly ListedLink[]): Promise<FriendLink[]> {
  const me = await personById(ctx.db.q, ctx.actor.id);
  if (!me) throw new AppError('unauthenticated');
  return rows.map((row) => toLink(row, toPerson(me)));
}
