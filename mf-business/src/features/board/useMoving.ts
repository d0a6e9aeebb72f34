import { useState } from 'react';
import type { Grid, Tile } from './model.ts';

/** The booking that is being moved; it stays picked up while pages turn. */
export function useMoving() {
  const [picked, setMoving] = useState<Tile | null>(null);
  return { picked, setMoving };
}
export type Moving = ReturnType<typeof useMoving>;

/**
 * The current version of the picked-up booking: null if somebody removed it, the picked-up version if it is on another
 * page.
 */
export function inHand(picked: Tile | null, grid: Grid): Tile | null {
  if (!picked) return null;
  const column = grid.columns.findIndex(
    ({ fieldId, date }) => fieldId === picked.fieldId && date === picked.date,
  );
  if (column < 0) return picked;
  const there = grid.tiles[column]?.find(({ key }) => key === picked.key);
  return there?.entry && there.entry.id === picked.entry?.id ? there : null;
}
