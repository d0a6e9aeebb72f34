import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { allWeeksChanged } from '../availability/calendar.ts';
import { recordChange } from '../staff/record-change.ts';
import { pitchIds } from './queries.ts';

/**
 * Saves what the venue decided. Bookings stay where they are, whatever the gap between games now is; requests
 * that wait are not approved by it. Whoever books a pitch at this moment is waited for, so that no request is
 * measured by settings of before once these are answered.
 */
export const saveSettings = (ctx: Ctx<BusinessActor>, settings: VenueSettings): Promise<VenueSettings> =>
  ctx.db.transact(async (tx) => {
    const { id } = ctx.actor;
    for (const pitch of await pitchIds(tx.q, id)) await tx.lock('pitches', pitch);
    await tx.q
      .updateTable('businesses')
      .set({
        cancel_hours: settings.cancelHours,
        approval: settings.approval,
        buffer_minutes: settings.bufferMinutes,
        horizon_weeks: settings.horizonWeeks,
      })
      .where('id', '=', id)
      .execute();
    await recordChange(tx, ctx, { subjectId: null, text: 'Ayarlar değiştirildi' });
    await allWeeksChanged(tx, ctx, id);
    return settings;
  });
