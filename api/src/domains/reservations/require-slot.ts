import type { WorkingHours } from 'mf-shared/contracts/business';
import { lastBookableDate, slotInstants, slotsOf } from 'mf-shared/schedule';
import type { PitchRow } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * Start and end (ms) of a slot that a pitch offers and that can be booked at `now`. Throws `slot_unknown`,
 * `slot_past` (its start has passed) or `slot_too_far` (beyond 12 weeks).
 */
export function requireSlot(
  pitch: Pick<PitchRow, 'working_hours'>,
  { date, timeSlot }: { date: string; timeSlot: string },
  now: number,
): { startsAt: number; endsAt: number } {
  const slots = slotsOf(JSON.parse(pitch.working_hours) as WorkingHours[]);
  const slot = slots.find((candidate) => candidate.timeSlot === timeSlot);
  if (!slot) throw new AppError('slot_unknown');
  const instants = slotInstants(date, slot);
  if (instants.startsAt <= now) throw new AppError('slot_past');
  if (date > lastBookableDate(now)) throw new AppError('slot_too_far');
  return instants;
}
