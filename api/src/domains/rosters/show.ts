import type { Roster } from 'mf-shared/contracts/rosters';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import { bookingOf } from './booking.ts';
import { answersOf, rosterByCode } from './queries.ts';
import { isShown, toRoster } from './view.ts';

/** The id of the player who asks; null for visitors and for everybody who is no player. */
export const viewerOf = ({ actor }: Ctx): string | null => (actor?.role === 'user' ? actor.id : null);

/**
 * The match behind a link, for anybody.
 * @throws `roster_not_found` for a wrong link, one that was replaced, and one whose match is long over
 */
export async function showRoster(ctx: Ctx, code: string): Promise<Roster> {
  const { q } = ctx.db;
  const now = ctx.clock();
  const roster = await rosterByCode(q, code);
  const booking = roster && (await bookingOf(q, roster, now));
  if (!booking || !isShown(booking, now)) throw new AppError('roster_not_found');
  const answers = await answersOf(q, roster.id);
  return toRoster(q, { roster, booking, answers }, { now, viewer: viewerOf(ctx) });
}

/** The same as a stranger sees it; null where the link leads nowhere. */
export const publicRoster = (ctx: AppContext, code: string): Promise<Roster | null> =>
  showRoster({ ...ctx, actor: null }, code).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'roster_not_found') return null;
    throw error;
  });
