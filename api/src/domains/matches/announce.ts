import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** After commit, tells all connected people of a match to read it again. */
export function announceMatch(
  tx: Tx,
  ctx: AppContext,
  matchId: string,
  people: readonly { user_id: string }[],
): void {
  tx.afterCommit(() => {
    for (const id of new Set(people.map((one) => one.user_id))) {
      ctx.bus.publish(`actor:${id}`, { event: 'matchChanged', data: { matchId } });
    }
  });
}
