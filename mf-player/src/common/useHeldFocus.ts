import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to `target` (with `tabIndex` -1) when a change removes the focused element. Spread the handlers on
 * the surrounding element.
 */
export function useHeldFocus(target: RefObject<HTMLElement | null>) {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current || !target.current || document.activeElement !== document.body) return;
    held.current = false;
    target.current.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      held.current = true;
    },
    onBlur: () => {
      held.current = false;
    },
  };
}
