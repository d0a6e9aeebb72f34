import type { MatchChange, MatchRow, MatchSide } from '../../db/schema/matches.ts';

/**
 * The change that a captain of an accepted match asks for, while the present and the new start are after `now` (ms).
 */
export function openChange(row: MatchRow, now: number): MatchChange | null {
  if (row.change === null || row.status !== 'accepted' || row.starts_at <= now) return null;
  const change = JSON.parse(row.change) as MatchChange;
  return change.startsAt > now ? change : null;
}

export const otherSide = (side: MatchSide): MatchSide => (side === 'a' ? 'b' : 'a');

export const captainOf = (row: MatchRow, side: MatchSide): string => (side === 'a' ? row.user_a : row.user_b);

/** The side of a captain; null for everybody else. */
export function captainSide(row: MatchRow, userId: string): MatchSide | null {
  if (row.user_a === userId) return 'a';
  return row.user_b === userId ? 'b' : null;
}

/** Id of the captain who has to answer the proposal or the change at `now` (ms); null when nothing waits. */
export function awaitedCaptain(row: MatchRow, now: number): string | null {
  if (row.starts_at <= now) return null;
  if (row.status === 'proposed' && row.awaits) return captainOf(row, row.awaits);
  const change = openChange(row, now);
  return change && captainOf(row, otherSide(change.by));
}
