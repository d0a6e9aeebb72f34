import type { VenueSettings, VersionedSettings } from 'mf-shared/contracts/venue-settings';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { VenueSettings as Row } from '../../db/schema/venues.ts';

/** A venue's settings as the contract has them. */
export const settingsView = (row: Row): VenueSettings => ({
  cancelHours: row.cancel_hours,
  approval: row.approval,
  bufferMinutes: row.buffer_minutes === 30 ? 30 : 0,
  horizonWeeks: row.horizon_weeks,
});

/** The settings of the caller's venue. */
export const venueSettings = (ctx: Ctx<BusinessActor>): Promise<VersionedSettings> =>
  storedSettings(ctx.db.q, ctx.actor.id);

/**
 * The settings of a venue with the mark of their state.
 * @throws `business_not_found`
 */
export async function storedSettings(q: Queries, businessId: string): Promise<VersionedSettings> {
  const row = await q
    .selectFrom('venues')
    .select(['cancel_hours', 'approval', 'buffer_minutes', 'horizon_weeks', 'settings_version'])
    .where('id', '=', businessId)
    .executeTakeFirst();
  if (!row) throw new AppError('business_not_found');
  return { ...settingsView(row), version: String(row.settings_version) };
}
