import { BOOKING_HORIZON_WEEKS } from 'mf-shared/contracts/reservations';
import { addDays, datesBetween, istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { partsOfVenueChanged } from './queries.ts';

/**
 * Announces a change of a venue's hours. Raises its calendar version within the transaction, so that no process answers
 * a stale week. Tells everybody who looks at it after the commit. Call it once for each transaction and venue, as the
 * last write. `dates` are football nights (`YYYY-MM-DD`).
 */
export async function calendarChanged(
  tx: Tx,
  ctx: AppContext,
  businessId: string,
  dates: readonly string[],
): Promise<void> {
  await partsOfVenueChanged(tx.q, businessId);
  tx.afterCommit(() =>
    ctx.bus.publish(`week:${businessId}`, {
      event: 'slotsChanged',
      data: { businessId, dates: [...new Set(dates)] },
    }),
  );
}

/** The same for a change that may touch every bookable week, including last night's late hours. */
export function allWeeksChanged(tx: Tx, ctx: AppContext, businessId: string): Promise<void> {
  const today = istanbulDate(ctx.clock());
  const dates = datesBetween(addDays(today, -1), addDays(today, BOOKING_HORIZON_WEEKS * 7));
  return calendarChanged(tx, ctx, businessId, dates);
}
