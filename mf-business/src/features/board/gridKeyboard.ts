import type { KeyboardEvent } from 'react';
import { destination } from './gridKeys.ts';
import { canTake, type Grid, isMovable, isOpen, type Tile } from './model.ts';
import type { GridState } from './useGridState.ts';

export type GridIntents = {
  /** Opens what the tile holds, or the free hours to write into. */
  onOpen: (tiles: Tile[]) => void;
  onMove: (from: Tile, to: Tile) => void;
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  /** Whether a past free hour can still be written down. */
  isForgotten: (tile: Tile) => boolean;
};

/**
 * Keys of the board: arrows, Home and End move the focus; Shift with an arrow marks more hours; Enter opens, or drops
 * the moved booking; T picks up a booking; Escape cancels; PageUp and PageDown turn the page; B goes to today.
 */
export function gridKeyboard(grid: Grid, state: GridState, now: number, intents: GridIntents) {
  return (event: KeyboardEvent) => {
    const tile = state.active;
    if (!tile || event.altKey || event.metaKey) return;
    if (act(event, tile, state, now, intents) || walk(event, tile, grid, state, now)) event.preventDefault();
  };
}

function act(event: KeyboardEvent, tile: Tile, state: GridState, now: number, intents: GridIntents): boolean {
  switch (event.key) {
    case 'Enter':
    case ' ':
      enter(tile, state, now, intents);
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
      if (event.ctrlKey || !isMovable(tile, now)) return false;
      state.setMoving(tile);
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

/** Enter on a tile: drops the moved booking, else opens the marked hours or what the tile holds. */
export function enter(
  tile: Tile,
  state: GridState,
  now: number,
  { onMove, onOpen, isForgotten }: GridIntents,
): void {
  if (state.moving) {
    if (tile.key === state.moving.key) state.setMoving(null);
    else if (canTake(tile, state.moving, now)) {
      onMove(state.moving, tile);
      state.setMoving(null);
    }
    return;
  }
  const marked = state.tilesOf(state.marked);
  if (marked.includes(tile)) onOpen(marked);
  else if (tile.entry || isOpen(tile, now) || isForgotten(tile)) onOpen([tile]);
  state.clear();
}

function walk(event: KeyboardEvent, tile: Tile, grid: Grid, state: GridState, now: number): boolean {
  const to = destination(grid, tile, event.key, event.ctrlKey);
  if (!to) return false;
  const takesMore = event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
  if (takesMore) {
    const anchor = state.anchor ?? tile;
    if (!isOpen(anchor, now) || !isOpen(to, now)) return true;
    state.extend(anchor, to);
  } else state.clear();
  state.focus(to);
  return true;
}
