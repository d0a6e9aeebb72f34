import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { calendarChanged } from '../venues/index.ts';

/**
 * Finishes a change of the board. Marks what players see as changed; after commit tells every tab of the venue and
 * everybody who looks at the week. `dates` are nights.
 */
export async function boardChanged(
  tx: Tx,
  ctx: AppContext,
  businessId: string,
  dates: readonly string[],
): Promise<void> {
  wordsChanged(tx, ctx, businessId, dates);
  await calendarChanged(tx, ctx, businessId, dates);
}

/** The same for a change that only the venue sees, such as a name or a note. */
export function wordsChanged(tx: Tx, ctx: AppContext, businessId: string, dates: readonly string[]): void {
  const data = { businessId, dates: [...new Set(dates)] };
  tx.afterCommit(() => ctx.bus.publish(`actor:${businessId}`, { event: 'boardChanged', data }));
}
