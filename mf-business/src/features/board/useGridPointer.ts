import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { enter, type GridIntents } from './gridKeyboard.ts';
import { type Cell, canTake, isMovable, isOpen } from './model.ts';
import type { GridState } from './useGridState.ts';

const SLACK = 6;
const HOLD_MS = 350;

type Press = { cell: Cell; x: number; y: number; touch: boolean; mode: 'press' | 'mark' | 'carry' };
export type Carried = { cell: Cell; x: number; y: number; over: Cell | null };

/**
 * Mouse, pen and finger on the board. A mouse drags over free hours to mark them and drags a booking to another hour. A
 * finger scrolls and taps; a long press picks up a booking.
 */
export function useGridPointer(state: GridState, now: number, intents: GridIntents) {
  const press = useRef<Press | null>(null);
  const clickable = useRef(true);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [carried, setCarried] = useState<Carried | null>(null);
  const cellAt = (x: number, y: number) => {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-key]');
    return state.byKey.get(found?.dataset.key ?? '') ?? null;
  };
  const carry = (cell: Cell, x: number, y: number) => {
    const over = cellAt(x, y);
    setCarried({ cell, x, y, over: over && canTake(over, cell, now) ? over : null });
  };
  const end = () => {
    clearTimeout(hold.current);
    press.current = null;
    setCarried(null);
  };
  useStillPage(state.root, press);

  const onPointerDown = (event: PointerEvent) => {
    const cell = cellAt(event.clientX, event.clientY);
    clickable.current = true;
    if (!cell || event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    const pressed: Press = { cell, x, y, touch: event.pointerType === 'touch', mode: 'press' };
    press.current = pressed;
    if (pressed.touch && isMovable(cell, now) && !state.moving) {
      hold.current = setTimeout(() => {
        pressed.mode = 'carry';
        carry(cell, x, y);
      }, HOLD_MS);
    }
  };

  const onPointerMove = (event: PointerEvent) => {
    const pressed = press.current;
    if (!pressed) return;
    const { clientX: x, clientY: y } = event;
    const far = Math.hypot(x - pressed.x, y - pressed.y) > SLACK;
    if (pressed.mode === 'press' && far) begin(pressed);
    if (pressed.mode === 'carry') carry(pressed.cell, x, y);
    const over = pressed.mode === 'mark' ? cellAt(x, y) : null;
    if (over && over.column === pressed.cell.column) state.extend(pressed.cell, over);
  };

  function begin(pressed: Press) {
    if (pressed.touch) {
      // The finger scrolls: no action.
      end();
    } else if (isMovable(pressed.cell, now) && !state.moving) {
      pressed.mode = 'carry';
    } else if (isOpen(pressed.cell, now) && !state.moving) {
      pressed.mode = 'mark';
      state.extend(pressed.cell, pressed.cell);
    }
  }

  const onPointerUp = (event: PointerEvent) => {
    const pressed = press.current;
    const target = cellAt(event.clientX, event.clientY);
    end();
    if (!pressed) return;
    state.setActive(pressed.cell.key);
    if (pressed.mode === 'carry') {
      if (target && target.key !== pressed.cell.key && canTake(target, pressed.cell, now))
        intents.onMove(pressed.cell, target);
    } else if (pressed.mode === 'mark') {
      intents.onOpen(state.cellsOf(state.marked));
      state.clear();
    }
    clickable.current = pressed.mode === 'press';
  };

  // Not on release: on a touch screen the following mouse events would hit what was opened.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const found = (event.target as HTMLElement).closest<HTMLElement>('[data-key]');
    const cell = state.byKey.get(found?.dataset.key ?? '');
    if (cell && clickable.current) enter(cell, state, now, intents);
    clickable.current = true;
  };

  return { carried, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClick } };
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
