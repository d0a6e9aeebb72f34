import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when what held the focus goes away with a change: the focus moves to `target`
 * (with `tabIndex` -1). Spread the handlers on the element within which it is kept.
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
