/** A press that comes this soon after a dialog closed is the second half of a double tap, ms. */
const DOUBLE_TAP_MS = 400;
let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Lets nothing be hit by a pointer for a moment (styles.css): what lies behind a dialog that has just closed was not
 * what the second tap meant.
 */
export function shieldPage(): void {
  const page = document.documentElement;
  clearTimeout(end);
  page.dataset.shielded = '';
  end = setTimeout(() => delete page.dataset.shielded, DOUBLE_TAP_MS);
}
