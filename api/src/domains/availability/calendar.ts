import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/**
 * Says that hours of a venue changed: raises its calendar version within the transaction, so that no process
 * goes on answering a stored week, and tells those who look at it after commit. Call it once a transaction
 * and venue, as the last write. `dates` are football nights (`YYYY-MM-DD`).
 */
export async function calendarChanged(
  tx: Tx,
  ctx: AppContext,
  businessId: string,
  dates: readonly string[],
): Promise<void> {
  await tx.q
    .updateTable('businesses')
    .set((eb) => ({ calendar_version: eb('calendar_version', '+', 1) }))
    .where('id', '=', businessId)
    .execute();
  tx.afterCommit(() =>
    ctx.bus.publish(`week:${businessId}`, {
      event: 'slotsChanged',
      data: { businessId, dates: [...new Set(dates)] },
    }),
  );
}
