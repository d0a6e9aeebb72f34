import type { WorkingHours } from 'mf-shared/contracts/business';
import { type Slot, slotsOf } from 'mf-shared/schedule';
import type { PitchRow } from '../../db/schema.ts';

/** A pitch with the gap that its venue leaves between two games. */
export type PlayedPitch = PitchRow & { buffer_minutes: number };

/** The hours that a pitch offers each night now, in the order played. */
export const pitchSlots = (pitch: Pick<PlayedPitch, 'working_hours' | 'buffer_minutes'>): Slot[] =>
  slotsOf(JSON.parse(pitch.working_hours) as WorkingHours[], pitch.buffer_minutes);
