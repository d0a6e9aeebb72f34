import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps focus where it was when the focused button gives way to plain words: put `onFocus`, `onBlur` on the
 * button and `ref` on what replaces it (with `tabIndex` -1).
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
