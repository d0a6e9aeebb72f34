import { useSyncExternalStore } from 'react';
import { drawnQueries } from './drawn-page.ts';

/** Whether the media query matches, kept current. A page that a server drew begins with the server's guess. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => drawnQueries().includes(query),
  );
}
