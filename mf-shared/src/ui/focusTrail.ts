const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]';

/**
 * Remembers where the focus is; the answer brings it back there, or, where that element has gone or is disabled
 * meanwhile, to what is left of its surroundings: what replaced it, else the first thing beside it.
 */
export function focusTrail(): () => void {
  const trail: HTMLElement[] = [];
  for (
    let at = document.activeElement;
    at instanceof HTMLElement && at !== document.body;
    at = at.parentElement
  ) {
    trail.push(at);
  }
  return () => {
    const left = trail.filter((element) => element.isConnected);
    const near = left.map((one) =>
      one.matches(FOCUSABLE) ? one : one.querySelector<HTMLElement>(FOCUSABLE),
    );
    const target = near.find((one) => one !== null);
    target?.focus();
  };
}
