import type { FieldInput, Misfit, Misfits, WorkingHours } from 'mf-shared/contracts/venues';
import { addDays, istanbulDate, istanbulMidnight, type Slot, slotsOf } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';
import type { Coming } from './coming.ts';

/** How many to name; the rest is counted. */
const NAMED = 50;
/** More bookings than a pitch can hold within the bookable time. */
const ALL = 100_000;

type Change = {
  pitches: readonly PitchRow[];
  fields: readonly FieldInput[];
  /** The venue's gap between two games. */
  bufferMinutes: number;
  now: number;
};

/**
 * The coming bookings that are played in an hour on offer today, but in none once the pitches have the hours of
 * `fields`. They stay as they are; the person who changes the hours is told.
 */
export async function misfitsOf(
  ctx: Pick<AppContext, 'reactions'>,
  q: Queries,
  { pitches, fields, bufferMinutes, now }: Change,
): Promise<Misfits> {
  const found: Misfit[] = [];
  for (const pitch of pitches) {
    const field = fields.find((one) => (one.id ?? one._id) === pitch.id);
    if (!field || JSON.stringify(field.workingHours) === pitch.working_hours) continue;
    const before = offerOf(slotsOf(JSON.parse(pitch.working_hours) as WorkingHours[], bufferMinutes));
    const after = offerOf(slotsOf(field.workingHours, bufferMinutes));
    const lost = (await ctx.reactions.venues.comingOn(q, pitch.id, now, ALL)).filter(
      (one) => isOffered(before, one) && !isOffered(after, one),
    );
    found.push(...lost.map((one) => toMisfit(one, pitch.name)));
  }
  found.sort((a, b) => a.startsAt - b.startsAt);
  return { count: found.length, first: found.slice(0, NAMED) };
}

/** Hours on offer by start and end, in minutes from the midnight of their evening. */
const offerOf = (slots: readonly Slot[]): ReadonlySet<string> =>
  new Set(slots.map(({ start, end }) => `${start}-${end}`));

/** Whether a booking is one of the hours. Hours past midnight belong to the evening before. */
function isOffered(offer: ReadonlySet<string>, booking: Pick<Coming, 'starts_at' | 'ends_at'>): boolean {
  const day = istanbulDate(booking.starts_at);
  return [day, addDays(day, -1)].some((night) => {
    const midnight = istanbulMidnight(night);
    return offer.has(
      `${(booking.starts_at - midnight) / MINUTE_MS}-${(booking.ends_at - midnight) / MINUTE_MS}`,
    );
  });
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
