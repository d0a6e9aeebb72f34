import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { settingsOf } from './queries.ts';
import { settingsView } from './view.ts';

/** What the caller's venue decided. */
export async function showSettings(ctx: Ctx<BusinessActor>): Promise<VenueSettings> {
  const row = await settingsOf(ctx.db.q, ctx.actor.id);
  if (!row) throw new AppError('business_not_found');
  return settingsView(row);
}
