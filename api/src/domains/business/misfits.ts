import type { FieldInput, Misfit, Misfits, WorkingHours } from 'mf-shared/contracts/business';
import { addDays, istanbulDate, type Slot, slotInstants, slotsOf } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema.ts';
import { type Coming, comingBookings } from './coming.ts';

/** How many are named; the rest is counted. */
const NAMED = 50;

type Change = {
  pitches: readonly PitchRow[];
  fields: readonly FieldInput[];
  /** The venue's gap between two games. */
  bufferMinutes: number;
  now: number;
};

/**
 * The coming bookings that are played in an hour on offer today and in none once the pitches have the hours of
 * `fields`. They stay as they are; whoever changes the hours is told.
 */
export async function misfitsOf(
  q: Queries,
  { pitches, fields, bufferMinutes, now }: Change,
): Promise<Misfits> {
  const found: Misfit[] = [];
  for (const pitch of pitches) {
    const field = fields.find((one) => (one.id ?? one._id) === pitch.id);
    if (!field || JSON.stringify(field.workingHours) === pitch.working_hours) continue;
    const before = slotsOf(JSON.parse(pitch.working_hours) as WorkingHours[], bufferMinutes);
    const after = slotsOf(field.workingHours, bufferMinutes);
    const lost = (await comingBookings(q, pitch.id, now)).filter(
      (one) => isOffered(before, one) && !isOffered(after, one),
    );
    found.push(...lost.map((one) => toMisfit(one, pitch.name)));
  }
  found.sort((a, b) => a.startsAt - b.startsAt);
  return { count: found.length, first: found.slice(0, NAMED) };
}

/** Whether a booking is one of the hours; those past midnight belong to the evening before. */
function isOffered(slots: readonly Slot[], booking: Pick<Coming, 'starts_at' | 'ends_at'>): boolean {
  const day = istanbulDate(booking.starts_at);
  return [day, addDays(day, -1)].some((night) =>
    slots.some((slot) => {
      const { startsAt, endsAt } = slotInstants(night, slot);
      return startsAt === booking.starts_at && endsAt === booking.ends_at;
    }),
  );
}

const toMisfit = (row: Coming, fieldName: string): Misfit => ({
  kind: row.kind,
  _id: row.id,
  id: row.id,
  name: row.name,
  userId: row.user_id,
  phone: row.phone,
  fieldId: row.pitch_id,
  fieldName,
  date: row.date,
  timeSlot: row.time_slot,
  startsAt: row.starts_at,
});
