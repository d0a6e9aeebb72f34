/** A press this soon after a dialog closed is the second half of a double tap, ms. */
const DOUBLE_TAP_MS = 400;
let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Blocks pointers for a moment (styles.css): the second tap must not hit what lies behind a dialog that has just
 * closed.
 */
export function shieldPage(): void {
  const page = document.documentElement;
  clearTimeout(end);
  page.dataset.shielded = '';
  end = setTimeout(() => delete page.dataset.shielded, DOUBLE_TAP_MS);
}
