import type { WeeklySlot } from 'mf-shared/contracts/reservations';
import { addDays, istanbulMidnight } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import { linesBetween, marksOf, type NightLine, type WaitingMark } from './queries.ts';

export type { NightLine, WaitingMark };

type Nights = { start: string; end: string; now: number };

/** Coming hours of the pitches for which the player waits. */
export async function waitingMarks(
  q: Queries,
  userId: string,
  pitchIds: readonly string[],
  nights: Nights,
): Promise<WaitingMark[]> {
  return pitchIds.length === 0 ? [] : marksOf(q, userId, pitchIds, nights);
}

/** The mark as the week carries it. */
export const toMark = (mark: WaitingMark): WeeklySlot['waiting'] => ({
  entryId: mark.id,
  status: mark.status === 'offered' ? 'offered' : 'waiting',
  offerUntil: mark.status === 'offered' ? mark.offer_until : null,
});

/** How many wait for each hour of a football night, which may reach into a second day. */
export async function nightLines(
  q: Queries,
  pitchIds: readonly string[],
  date: string,
): Promise<NightLine[]> {
  if (pitchIds.length === 0) return [];
  const span = { from: istanbulMidnight(date), to: istanbulMidnight(addDays(date, 2)) };
  return linesBetween(q, pitchIds, span);
}
