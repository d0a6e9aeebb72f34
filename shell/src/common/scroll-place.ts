import { tabStorage } from './storage.ts';

/**
 * The key under which the scroll position of the current history entry is stored. The router names the first entry of
 * each full page load `default`; such an entry gets a name of its own, which survives reloads.
 */
export function placeOf(key: string): string {
  if (key !== 'default') return `scroll:${key}`;
  const state = stateOfEntry();
  const own = state.scrollPlace ?? newName();
  if (!state.scrollPlace) history.replaceState({ ...state, scrollPlace: own }, '');
  return `scroll:${own}`;
}

/** Scrolls a page that is complete from the start to where its reader left it. */
export function returnToPlace(): void {
  const { key = 'default', scrollPlace } = stateOfEntry();
  const kept = tabStorage.getItem(`scroll:${scrollPlace ?? key}`);
  if (kept !== null) window.scrollTo(0, Number(kept));
}

const stateOfEntry = () => (history.state ?? {}) as { key?: string; scrollPlace?: string };
const newName = () => Math.random().toString(36).slice(2);
