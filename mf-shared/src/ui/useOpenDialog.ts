import { useCallback, useSyncExternalStore } from 'react';

/** The dialog on top of all others, or null. */
export const newestDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;

/** The modal dialog that is open now, or null. Watched only while `active`. */
export function useOpenDialog(active: boolean): HTMLDialogElement | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!active) return () => {};
      const observer = new MutationObserver(changed);
      // A dialog ends by closing or by leaving the page with what it belongs to.
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [active],
  );
  return useSyncExternalStore(subscribe, () => (active ? newestDialog() : null));
}
