import { type RefObject, useCallback, useEffect, useState } from 'react';

const WRONG = '[aria-invalid="true"], [data-invalid="true"]';

/**
 * Call the returned function in the step that marks a form's errors. After the next render the first wrong field gets
 * the focus in the middle of the viewport; without one, the message of the whole form scrolls into view.
 */
export function useShowFirstError(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  // In an effect: an animation frame after the server's answer may precede the marks.
  useEffect(() => {
    if (refusals > 0) showFirstError(form.current);
  }, [refusals, form]);
  return useCallback(() => setRefusals((n) => n + 1), []);
}

/** Focuses the first marked error of a form at once. */
function showFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(WRONG);
  const shown = wrong ?? form?.querySelector<HTMLElement>('[role="alert"]');
  wrong?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'center' });
}
