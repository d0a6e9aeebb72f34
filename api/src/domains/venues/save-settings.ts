import type { VenueSettingsSave, VersionedSettings } from 'mf-shared/contracts/venue-settings';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { lockPitches, pitchesInService } from '../occupancy/index.ts';
import { recordChange } from '../staff/index.ts';
import { allWeeksChanged } from './calendar.ts';
import { storedSettings } from './settings.ts';

/**
 * Saves the venue's settings. Bookings stay where they are, whatever the new gap between games; waiting requests are
 * not approved by it. Waits for players who are booking a pitch, so that no request is checked against old settings
 * after this answer.
 * @throws `settings_changed` with the present settings when somebody saved them after they were read
 */
export const saveVenueSettings = (
  ctx: Ctx<BusinessActor>,
  settings: VenueSettingsSave,
): Promise<VersionedSettings> =>
  ctx.db.transact(async (tx) => {
    const { id } = ctx.actor;
    const pitches = await pitchesInService(tx.q, [id]);
    await lockPitches(
      tx,
      pitches.map((pitch) => pitch.id),
    );
    await write(tx, id, settings);
    await recordChange(tx, ctx, { subjectId: null, text: 'Ayarlar değiştirildi' });
    await allWeeksChanged(tx, ctx, id);
    return storedSettings(tx.q, id);
  });

async function write(tx: Tx, businessId: string, { version, ...settings }: VenueSettingsSave): Promise<void> {
  let update = tx.q
    .updateTable('venues')
    .set((eb) => ({
      cancel_hours: settings.cancelHours,
      approval: settings.approval,
      buffer_minutes: settings.bufferMinutes,
      horizon_weeks: settings.horizonWeeks,
      settings_version: eb('settings_version', '+', 1),
    }))
    .where('id', '=', businessId);
  if (version !== undefined) update = update.where('settings_version', '=', seen(version));
  const { numUpdatedRows } = await update.executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  throw new AppError('settings_changed', { about: { current: await storedSettings(tx.q, businessId) } });
}

/** The version as the row counts it; 0 for one that was never handed out. */
const seen = (version: string): number => (/^\d{1,9}$/.test(version) ? Number(version) : 0);
