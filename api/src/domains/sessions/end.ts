import { accountOf } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { sessionOf } from '../../auth/session.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { deleteOtherSessions, deleteSession } from './queries.ts';

/**
 * Ends one session of the caller's account, at once and for its live connections too.
 * @throws `session_not_found` for one that has ended or is somebody else's, so that nobody learns which ids exist
 */
export const endSession = (ctx: Ctx<Actor>, id: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    if (!(await deleteSession(tx.q, accountOf(ctx.actor), id))) throw new AppError('session_not_found');
    endSessions(tx, ctx, ctx.actor.id);
  });

/** Ends the session that the call came with. */
export const signOut = (ctx: Ctx<Actor>): Promise<void> => endSession(ctx, sessionOf(ctx.actor).id);

/** Ends every other session of the caller's account. */
export const signOutElsewhere = (ctx: Ctx<Actor>): Promise<void> =>
  ctx.db.transact(async (tx) => {
    await deleteOtherSessions(tx.q, accountOf(ctx.actor), sessionOf(ctx.actor).id);
    endSessions(tx, ctx, ctx.actor.id);
  });
