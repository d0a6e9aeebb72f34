import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { settingsOf } from './queries.ts';

/** What the caller's venue decided. */
export async function showSettings(ctx: Ctx<BusinessActor>): Promise<VenueSettings> {
  const row = await settingsOf(ctx.db.q, ctx.actor.id);
  if (!row) throw new AppError('business_not_found');
  return {
    cancelHours: row.cancel_hours,
    approval: row.approval,
    bufferMinutes: row.buffer_minutes === 30 ? 30 : 0,
    horizonWeeks: row.horizon_weeks,
  };
}
