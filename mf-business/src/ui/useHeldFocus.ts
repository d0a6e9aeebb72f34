import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary';

/**
 * Keeps the focus in a part of the page when the focused button gives way to something else (a free hour that is
 * booked now, a rule that is gone): it goes to the first control left there. Spread on that part.
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
  // Nothing is blurred by being taken away, and a dialog gives back, in silence, what it takes.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    held.current = relatedTarget instanceof Element && relatedTarget.closest('dialog') !== null;
  };
  return { ref, onFocus, onBlur };
}
