import { useCallback, useSyncExternalStore } from 'react';

/** The topmost dialog, or null. */
export const newestDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;

/** The open modal dialog, or null. Observed only while `active`. */
export function useOpenDialog(active: boolean): HTMLDialogElement | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!active) return () => {};
      const observer = new MutationObserver(changed);
      // A dialog ends when it closes or its parent leaves the page.
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [active],
  );
  return useSyncExternalStore(
    subscribe,
    () => (active ? newestDialog() : null),
    () => null,
  );
}
