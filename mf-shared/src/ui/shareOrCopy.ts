const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the phone's share sheet; without one, or if that fails, calls `copy`. Closing the sheet is no failure. */
export async function shareOrCopy(sheet: ShareData, copy: () => Promise<void>): Promise<void> {
  if (typeof navigator.share !== 'function') return copy();
  try {
    await navigator.share(sheet);
  } catch (error) {
    if (!isAbort(error)) await copy();
  }
}
