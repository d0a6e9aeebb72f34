import type { Roster } from 'mf-shared/contracts/rosters';
import { formatSlot } from 'mf-shared/format';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { RosterRow } from '../../db/schema/rosters.ts';
import { notify } from '../notifications/index.ts';
import { pathOf } from './create.ts';
import { answersOf } from './queries.ts';
import type { Seen } from './seen.ts';
import { viewerOf } from './show.ts';
import { movedUp } from './squad.ts';
import { toRoster } from './view.ts';

/**
 * Ends a change of a roster: whoever got a place by it is told, open pages read again. Answers the roster as the caller
 * sees it now.
 */
export async function rosterChanged(
  tx: Tx,
  ctx: Ctx,
  before: Seen,
  roster: RosterRow = before.roster,
): Promise<Roster> {
  const { booking } = before;
  const answers = await answersOf(tx.q, roster.id);
  const risen = movedUp(
    { answers: before.answers, places: before.roster.places },
    { answers, places: roster.places },
  );
  for (const { id, user_id, turn } of answers)
    if (user_id !== null && user_id !== viewerOf(ctx) && risen.includes(id))
      await notify(tx, ctx, {
        to: { model: 'User', id: user_id },
        kind: 'roster_moved_up',
        text: `${booking.venueName}, ${formatSlot(booking)} maçında yer açıldı: artık kadrodasınız.`,
        link: pathOf(roster.code),
        once: `roster:${id}:${turn}`,
      });
  tellWatchers(tx, ctx, before.roster.code);
  return toRoster(tx.q, { roster, booking, answers }, { now: ctx.clock(), viewer: viewerOf(ctx) });
}

/** Open pages of the link read again once the change stands. */
export const tellWatchers = (tx: Tx, { bus }: Ctx, code: string): void =>
  tx.afterCommit(() => bus.publish(`roster:${code}`, { event: 'rosterChanged', data: { code } }));
