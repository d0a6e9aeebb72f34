import type { PitchHour } from 'mf-shared/contracts/reservations';

type HourRow = {
  id: string;
  venue_id: string;
  venue_name: string;
  pitch_id: string;
  field_name: string;
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
};

/** The player, place and time of an hour, as every answer about one hour has them. */
export const toPitchHour = (row: HourRow): PitchHour => ({
  _id: row.id,
  id: row.id,
  businessId: row.venue_id,
  businessName: row.venue_name,
  fieldId: row.pitch_id,
  fieldName: row.field_name,
  date: row.date,
  timeSlot: row.time_slot,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});
