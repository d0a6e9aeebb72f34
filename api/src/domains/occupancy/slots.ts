import type { WorkingHours } from 'mf-shared/contracts/venues';
import { addDays, istanbulMidnight, type Slot, slotsOf } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import type { PitchRow } from '../../db/schema/pitches.ts';

/** A pitch with the gap that its venue leaves between two games. */
export type PlayedPitch = PitchRow & { buffer_minutes: number };

/** The hours that a pitch now offers each night, in the order of play. */
export const pitchSlots = (pitch: Pick<PlayedPitch, 'working_hours' | 'buffer_minutes'>): Slot[] =>
  slotsOf(JSON.parse(pitch.working_hours) as WorkingHours[], pitch.buffer_minutes);

/** The longest booking (ms). So a search for overlaps reads a short range of an index by start. */
export const LONGEST_BOOKING_MS = DAY_MS;
/** How long after midnight a booking from before a change of hours may lie. */
const TAIL = 6 * HOUR_MS;

/** Instants (ms) that enclose the football nights `from` to `to`. The latest night ends with its last hour. */
export function nightSpan(
  pitches: readonly PlayedPitch[],
  { from, to }: { from: string; to: string },
): { from: number; to: number } {
  const ends = pitches.flatMap((pitch) => pitchSlots(pitch).map((slot) => slot.end));
  const latest = istanbulMidnight(to) + Math.max(0, ...ends) * MINUTE_MS;
  return { from: istanbulMidnight(from), to: Math.max(latest, istanbulMidnight(addDays(to, 1)) + TAIL) };
}
