import type { Roster } from 'mf-shared/contracts/rosters';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import { rosterByCode } from './queries.ts';
import { seenOf } from './seen.ts';
import { toRoster } from './view.ts';

/** The id of the player who asks; null for visitors and for everybody who is no player. */
export const viewerOf = ({ actor }: Ctx): string | null => (actor?.role === 'user' ? actor.id : null);

/**
 * The match behind a link, for anybody.
 * @throws `roster_not_found` for a wrong link, one that was replaced, and one whose match is long over
 */
export async function showRoster(ctx: Ctx, code: string): Promise<Roster> {
  const { q } = ctx.db;
  const now = ctx.clock();
  const seen = await seenOf(q, await rosterByCode(q, code), now);
  return toRoster(q, seen, { now, viewer: viewerOf(ctx) });
}

/** The same as a stranger sees it; null where the link leads nowhere. */
export const publicRoster = (ctx: AppContext, code: string): Promise<Roster | null> =>
  showRoster({ ...ctx, actor: null }, code).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'roster_not_found') return null;
    throw error;
  });
