import { BOOKING_HORIZON_WEEKS } from 'mf-shared/contracts/reservations';
import { addDays, datesBetween, istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { partsOfVenueChanged } from './queries.ts';

/**
 * Announces a change of a venue's hours. Raises its calendar version within the transaction, so that no process answers
 * a stale week. After the commit, tells everybody who looks at the week or at the hours of the province. Call it once for each transaction and venue, as the
 * last write. `dates` are football nights (`YYYY-MM-DD`).
 */
export async function calendarChanged(
  tx: Tx,
  ctx: AppContext,
  businessId: string,
  dates: readonly string[],
): Promise<void> {
  const city = await partsOfVenueChanged(tx.q, businessId);
  const nights = [...new Set(dates)];
  tx.afterCommit(() => {
    const data = { businessId, dates: nights };
    ctx.bus.publish(`week:${businessId}`, { event: 'slotsChanged', data });
    if (city) ctx.bus.publish(`hours:${city}`, { event: 'hoursChanged', data: { city, dates: nights } });
  });
}

/** The same for a change that may touch every bookable week, including last night's late hours. */
export async function allWeeksChanged(tx: Tx, ctx: AppContext, businessId: string): Promise<void> {
  const today = istanbulDate(ctx.clock());
  const dates = datesBetween(addDays(today, -1), addDays(today, BOOKING_HORIZON_WEEKS * 7));
  await calendarChanged(tx, ctx, businessId, dates);
  // The row of the venue is locked now, so that two saves do not write its hours at once.
  await ctx.reactions.venues.offerChanged(tx, ctx, businessId);
}
