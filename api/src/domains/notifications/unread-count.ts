import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { countUnread } from './queries.ts';
import { withheldKinds } from './withheld.ts';

/** How many of the caller's notifications are unread; at most 100 are counted. */
export const unreadNotices = (ctx: Ctx<Member>): Promise<number> =>
  countUnread(ctx.db.q, ctx.actor.id, withheldKinds(ctx.actor));
