const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]';

/**
 * Remembers the focus; the returned function restores it. If that element is gone or disabled, focus goes to what
 * remains around it: its replacement, else the first focusable thing beside it.
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
