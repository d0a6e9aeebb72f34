import { type RefObject, useCallback, useEffect, useState } from 'react';

const WRONG = '[aria-invalid="true"], [data-invalid="true"]';

/**
 * For a form that refuses what was typed: call the answer in the same step that marks the fields. Once the marks are
 * drawn, the first wrong field gets the focus in the middle of the window; where no field is wrong, the message of
 * the whole form comes into view.
 */
export function useShowFirstError(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  // In an effect: a frame asked for after an answer of the server may come before the marks.
  useEffect(() => {
    if (refusals > 0) showFirstError(form.current);
  }, [refusals, form]);
  return useCallback(() => setRefusals((n) => n + 1), []);
}

/** Leads to the first mistake that is marked in a form, at once. */
export function showFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(WRONG);
  const shown = wrong ?? form?.querySelector<HTMLElement>('[role="alert"]');
  wrong?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'center' });
}
