import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { enter, type GridIntents } from './gridKeyboard.ts';
import { canTake, isMovable, isOpen, type Tile } from './model.ts';
import type { GridState } from './useGridState.ts';

const SLACK = 6;
const HOLD_MS = 350;

/** `at` is a point of the page. */
type Press = { tile: Tile; at: Point; touch: boolean; mode: 'press' | 'mark' | 'carry' };
type Point = { x: number; y: number };
export type Carried = { tile: Tile; x: number; y: number; over: Tile | null };

/**
 * Mouse, pen and finger on the board. A mouse drags over free hours to mark them and drags a booking to another hour. A
 * finger scrolls and taps; a long press picks up a booking.
 */
export function useGridPointer(state: GridState, now: number, intents: GridIntents) {
  const press = useRef<Press | null>(null);
  const clickable = useRef(true);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { carried, tileAt, carry, drop } = useCarried(state, now);
  const end = () => {
    clearTimeout(hold.current);
    press.current = null;
    drop();
  };
  useStillPage(state.root, press);

  const onPointerDown = (event: PointerEvent) => {
    const tile = tileAt(event.clientX, event.clientY);
    clickable.current = true;
    if (!tile || event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    const pressed: Press = { tile, at: onPage(x, y), touch: event.pointerType === 'touch', mode: 'press' };
    press.current = pressed;
    if (pressed.touch && isMovable(tile, now) && !state.moving) {
      hold.current = setTimeout(() => {
        pressed.mode = 'carry';
        carry(tile, x, y);
      }, HOLD_MS);
    }
  };

  const onPointerMove = (event: PointerEvent) => {
    const pressed = press.current;
    if (!pressed) return;
    const { clientX: x, clientY: y } = event;
    const at = onPage(x, y);
    const far = Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) > SLACK;
    if (pressed.mode === 'press' && far) begin(pressed);
    if (pressed.mode === 'carry') carry(pressed.tile, x, y);
    const over = pressed.mode === 'mark' ? tileAt(x, y) : null;
    if (over && over.column === pressed.tile.column) state.extend(pressed.tile, over);
  };

  function begin(pressed: Press) {
    const mode = dragOf(pressed, state, now);
    if (mode) pressed.mode = mode;
    else end();
    if (mode === 'mark') state.extend(pressed.tile, pressed.tile);
  }

  const onPointerUp = (event: PointerEvent) => {
    const pressed = press.current;
    const target = tileAt(event.clientX, event.clientY);
    end();
    if (!pressed) return;
    state.setActive(pressed.tile.key);
    if (pressed.mode === 'carry') {
      if (target && target.key !== pressed.tile.key && canTake(target, pressed.tile, now))
        intents.onMove(pressed.tile, target);
    } else if (pressed.mode === 'mark') {
      intents.onOpen(state.tilesOf(state.marked));
      state.clear();
    }
    clickable.current = pressed.mode === 'press';
  };

  // Not on release: on a touch screen the following mouse events would hit what was opened.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const found = (event.target as HTMLElement).closest<HTMLElement>('[data-key]');
    const tile = state.byKey.get(found?.dataset.key ?? '');
    if (tile && clickable.current) enter(tile, state, now, intents);
    clickable.current = true;
  };

  return { carried, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClick } };
}

/** The point of the page at a point of the window. The page may scroll under a pointer that rests. */
const onPage = (x: number, y: number): Point => ({ x: x + window.scrollX, y: y + window.scrollY });

/** What a press becomes where the pointer goes on with it; null for a finger, which scrolls. */
function dragOf({ tile, touch }: Press, { moving }: GridState, now: number): Press['mode'] | null {
  if (touch) return null;
  if (moving) return 'press';
  if (isMovable(tile, now)) return 'carry';
  return isOpen(tile, now) ? 'mark' : 'press';
}

/** The booking that is carried, and the tile under it where that can take it. */
function useCarried(state: GridState, now: number) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const tileAt = (x: number, y: number) => {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-key]');
    return state.byKey.get(found?.dataset.key ?? '') ?? null;
  };
  const carry = (tile: Tile, x: number, y: number) => {
    const over = tileAt(x, y);
    setCarried({ tile, x, y, over: over && canTake(over, tile, now) ? over : null });
  };
  return { carried, tileAt, carry, drop: () => setCarried(null) };
}

/**
 * Stops the page from scrolling while a finger carries a booking. The listener exists from the start: one added during
 * the touch would be too late.
 */
function useStillPage(root: React.RefObject<HTMLTableElement | null>, press: React.RefObject<Press | null>) {
  useEffect(() => {
    const grid = root.current;
    const stop = (event: TouchEvent) => {
      if (press.current?.mode === 'carry') event.preventDefault();
    };
    grid?.addEventListener('touchmove', stop, { passive: false });
    return () => grid?.removeEventListener('touchmove', stop);
  }, [root, press]);
}
