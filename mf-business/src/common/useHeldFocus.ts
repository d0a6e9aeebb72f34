import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary';

/**
 * Keeps the focus in a part of the page when the focused button disappears (a free hour gets booked, a rule is
 * deleted): the first remaining control gets it. Spread on that part.
 */
export function useHeldFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) {
      ref.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    }
  });
  const onFocus = () => {
    held.current = true;
  };
  // A removed element sends no blur. A dialog takes the focus and returns it without an event.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    held.current = relatedTarget instanceof Element && relatedTarget.closest('dialog') !== null;
  };
  return { ref, onFocus, onBlur };
}
