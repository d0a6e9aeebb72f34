import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type { FriendLink, PendingQuery } from 'mf-shared/contracts/friends';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { playersById } from '../players/index.ts';
import { friendPage, type ListedLink, requestPage } from './queries.ts';
import { toLink, toPerson } from './view.ts';

/** The caller's friends, by name. */
export async function friendList(
  ctx: Ctx<UserActor>,
  paging: z.output<typeof Paging>,
): Promise<ListPage<FriendLink>> {
  const { rows, nextCursor } = await friendPage(ctx.db.q, ctx.actor.id, paging);
  return { rows: await toLinks(ctx, rows), nextCursor };
}

/** Requests that wait for an answer, the newest first: received ones, or with `sent` the caller's own. */
export async function pendingList(
  ctx: Ctx<UserActor>,
  { direction, ...paging }: z.output<typeof PendingQuery>,
): Promise<ListPage<FriendLink>> {
  const { rows, nextCursor } = await requestPage(ctx.db.q, ctx.actor.id, direction, paging);
  return { rows: await toLinks(ctx, rows), nextCursor };
}

async function toLinks(ctx: Ctx<UserActor>, rows: readonly ListedLink[]): Promise<FriendLink[]> {
  const me = (await playersById(ctx.db.q, [ctx.actor.id])).get(ctx.actor.id);
  if (!me) throw new AppError('unauthenticated');
  return rows.map((row) => toLink(row, toPerson(me)));
}
