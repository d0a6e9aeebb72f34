import { lastBookableDate, slotInstants } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import { type PlayedPitch, pitchSlots } from '../occupancy/index.ts';

/**
 * Start and end (ms) of a slot that a pitch offers and that can be booked at `now`, at most `weeks` ahead.
 * @throws `slot_unknown`, `slot_past` (its start has passed), `slot_too_far`
 */
export function requireSlot(
  pitch: Pick<PlayedPitch, 'working_hours' | 'buffer_minutes'>,
  { date, timeSlot }: { date: string; timeSlot: string },
  { now, weeks }: { now: number; weeks: number },
): { startsAt: number; endsAt: number } {
  const slot = pitchSlots(pitch).find((candidate) => candidate.timeSlot === timeSlot);
  if (!slot) throw new AppError('slot_unknown');
  const instants = slotInstants(date, slot);
  if (instants.startsAt <= now) throw new AppError('slot_past');
  if (date > lastBookableDate(now, weeks)) throw tooFar(weeks);
  return instants;
}

const tooFar = (weeks: number) =>
  new AppError('slot_too_far', {
    message: `En fazla ${weeks} hafta sonrası için rezervasyon yapabilirsiniz.`,
  });
