import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when plain words replace the focused button: put `onFocus` and `onBlur` on the button and `ref` on
 * its replacement (with `tabIndex` -1).
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current || !ref.current || document.activeElement !== document.body) return;
    held.current = false;
    ref.current.focus();
  });
  const onFocus = () => {
    held.current = true;
  };
  const onBlur = () => {
    held.current = false;
  };
  return { ref, onFocus, onBlur };
}
