import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import type { VenueSettings as Row } from '../../db/schema/venues.ts';

/** A venue's settings as the contract has them. */
export const settingsView = (row: Row): VenueSettings => ({
  cancelHours: row.cancel_hours,
  approval: row.approval,
  bufferMinutes: row.buffer_minutes === 30 ? 30 : 0,
  horizonWeeks: row.horizon_weeks,
});
