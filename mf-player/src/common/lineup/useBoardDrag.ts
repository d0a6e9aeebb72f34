import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Place, Places } from './model.ts';
import type { Board, Held } from './useBoard.ts';

/** The dragged player, or a free place. Pointer in CSS pixels of the window. */
export type Drag = { player: Held['player'] | null; from: number | null; x: number; y: number; over: number };

/** How far a pointer may move during a tap, in pixels. */
const TAP_PX = 7;
/** How near to a place a drop must be: from the pool, and from another place. */
const CATCH = { pool: 0.14, board: 0.07 };

/**
 * Drags with mouse, pen and touch. A drop near a place puts the player there. For a player from the board: a drop on
 * open turf moves the place, a drop beside the pitch frees it.
 */
export function useBoardDrag(board: Board, turf: RefObject<HTMLElement | null>) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const current = useRef(board);
  const dragged = useRef(false);
  useEffect(() => {
    current.current = board;
  });
  useEffect(() => () => stop.current?.(), []);

  function start(event: ReactPointerEvent, player: Drag['player'], from: number | null) {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    dragged.current = false;
    const { pointerId, clientX, clientY } = event;
    const begun = { x: clientX, y: clientY };
    const look = (e: PointerEvent): Drag => {
      const reach = from === null ? CATCH.pool : CATCH.board;
      const over = nearest(current.current.places, turf.current, e, reach, from);
      return { player, from, x: e.clientX, y: e.clientY, over: player ? over : -1 };
    };
    const move = (e: PointerEvent) => {
      if (e.pointerId !== pointerId) return;
      if (!dragged.current && Math.hypot(e.clientX - begun.x, e.clientY - begun.y) < TAP_PX) return;
      dragged.current = true;
      e.preventDefault();
      setDrag(look(e));
    };
    const end = (e: PointerEvent) => {
      if (e.pointerId !== pointerId) return;
      stop.current?.();
      if (dragged.current && e.type === 'pointerup') drop(current.current, turf.current, look(e));
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      stop.current = null;
      setDrag(null);
    };
  }
  /** Whether the current click only ends a drag. */
  const wasDrag = () => {
    const was = dragged.current;
    dragged.current = false;
    return was;
  };
  return { drag, start, wasDrag };
}

function drop(board: Board, turf: HTMLElement | null, { player, from, over, x, y }: Drag): void {
  const point = pointOn(turf, { clientX: x, clientY: y });
  if (player && over !== -1) board.put(over, { player, from });
  else if (from !== null && point) board.shift(from, point);
  else if (from !== null && player) board.release(from);
}

type Spot = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Percent of the pitch under the pointer, or null beside it. */
function pointOn(turf: HTMLElement | null, { clientX, clientY }: Spot): Pick<Place, 'x' | 'y'> | null {
  const box = turf?.getBoundingClientRect();
  if (!box?.width) return null;
  const x = ((clientX - box.left) / box.width) * 100;
  const y = ((clientY - box.top) / box.height) * 100;
  return x < 0 || x > 100 || y < 0 || y > 100 ? null : { x, y };
}

/** The place nearest to the pointer within `reach` (a part of the pitch's width), or -1. */
function nearest(places: Places, turf: HTMLElement | null, spot: Spot, reach: number, not: number | null) {
  const box = turf?.getBoundingClientRect();
  const point = pointOn(turf, spot);
  if (!box || !point) return -1;
  let best = { at: -1, distance: reach * box.width };
  for (const [at, place] of places.entries()) {
    if (at === not) continue;
    const distance = Math.hypot(
      ((place.x - point.x) / 100) * box.width,
      ((place.y - point.y) / 100) * box.height,
    );
    if (distance < best.distance) best = { at, distance };
  }
  return best.at;
}
