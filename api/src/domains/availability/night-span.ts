import { addDays, istanbulMidnight } from 'mf-shared/schedule';
import { type PlayedPitch, pitchSlots } from './pitch-slots.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60_000;
/** A booking from before a change of hours may lie this long beyond midnight. */
const TAIL = 6 * HOUR;

/**
 * Instants (ms) between which everything of the football nights `from` to `to` lies: the latest night ends when
 * its last hour does.
 */
export function nightSpan(
  pitches: readonly PlayedPitch[],
  { from, to }: { from: string; to: string },
): { from: number; to: number } {
  const ends = pitches.flatMap((pitch) => pitchSlots(pitch).map((slot) => slot.end));
  const latest = istanbulMidnight(to) + Math.max(0, ...ends) * MINUTE;
  return { from: istanbulMidnight(from), to: Math.max(latest, istanbulMidnight(addDays(to, 1)) + TAIL) };
}
