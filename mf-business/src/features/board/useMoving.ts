import { useState } from 'react';
import type { Cell, Grid } from './model.ts';

/** The booking that was picked up to be taken elsewhere; it stays in hand while pages are turned. */
export function useMoving() {
  const [picked, setMoving] = useState<Cell | null>(null);
  return { picked, setMoving };
}
export type Moving = ReturnType<typeof useMoving>;

/**
 * What is in hand as the shown page knows it: as it is by now, or nothing when somebody else took it away; of a
 * booking on another page what was picked up.
 */
export function inHand(picked: Cell | null, grid: Grid): Cell | null {
  if (!picked) return null;
  const column = grid.columns.findIndex(
    ({ fieldId, date }) => fieldId === picked.fieldId && date === picked.date,
  );
  if (column < 0) return picked;
  const there = grid.cells[column]?.find(({ key }) => key === picked.key);
  return there?.entry && there.entry.id === picked.entry?.id ? there : null;
}
