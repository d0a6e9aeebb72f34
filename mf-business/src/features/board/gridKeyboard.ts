import type { KeyboardEvent } from 'react';
import { destination } from './gridKeys.ts';
import { type Cell, canTake, type Grid, isMovable, isOpen } from './model.ts';
import type { GridState } from './useGridState.ts';

export type GridIntents = {
  /** Opens what the cell holds, or the free hours to write into. */
  onOpen: (cells: Cell[]) => void;
  onMove: (from: Cell, to: Cell) => void;
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  /** Whether a past free hour can still be written down. */
  isForgotten: (cell: Cell) => boolean;
};

/**
 * Keys of the board: arrows, Home and End move the focus; Shift with an arrow marks more hours; Enter opens, or drops
 * the moved booking; T picks up a booking; Escape cancels; PageUp and PageDown turn the page; B goes to today.
 */
export function gridKeyboard(grid: Grid, state: GridState, now: number, intents: GridIntents) {
  return (event: KeyboardEvent) => {
    const cell = state.active;
    if (!cell || event.altKey || event.metaKey) return;
    if (act(event, cell, state, now, intents) || walk(event, cell, grid, state, now)) event.preventDefault();
  };
}

function act(event: KeyboardEvent, cell: Cell, state: GridState, now: number, intents: GridIntents): boolean {
  switch (event.key) {
    case 'Enter':
    case ' ':
      enter(cell, state, now, intents);
      return true;
    case 'Escape':
      if (!state.moving && state.marked.size === 0) return false;
      if (state.moving && state.byKey.has(state.moving.key)) state.focus(state.moving);
      state.setMoving(null);
      state.clear();
      return true;
    case 'PageUp':
    case 'PageDown':
      intents.onStep(event.key === 'PageUp' ? -1 : 1);
      return true;
    case 't':
    case 'T':
      if (event.ctrlKey || !isMovable(cell, now)) return false;
      state.setMoving(cell);
      return true;
    case 'b':
    case 'B':
      if (event.ctrlKey) return false;
      intents.onToday();
      return true;
    default:
      return false;
  }
}

/** Enter on a cell: drops the moved booking, else opens the marked hours or what the cell holds. */
export function enter(
  cell: Cell,
  state: GridState,
  now: number,
  { onMove, onOpen, isForgotten }: GridIntents,
): void {
  if (state.moving) {
    if (cell.key === state.moving.key) state.setMoving(null);
    else if (canTake(cell, state.moving, now)) {
      onMove(state.moving, cell);
      state.setMoving(null);
    }
    return;
  }
  const marked = state.cellsOf(state.marked);
  if (marked.includes(cell)) onOpen(marked);
  else if (cell.entry || isOpen(cell, now) || isForgotten(cell)) onOpen([cell]);
  state.clear();
}

function walk(event: KeyboardEvent, cell: Cell, grid: Grid, state: GridState, now: number): boolean {
  const to = destination(grid, cell, event.key, event.ctrlKey);
  if (!to) return false;
  const takesMore = event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
  if (takesMore) {
    const anchor = state.anchor ?? cell;
    if (!isOpen(anchor, now) || !isOpen(to, now)) return true;
    state.extend(anchor, to);
  } else state.clear();
  state.focus(to);
  return true;
}
