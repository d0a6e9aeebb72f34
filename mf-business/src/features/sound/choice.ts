import { useSyncExternalStore } from 'react';

const KEY = 'request-sound';
const CHANGED = 'topla:request-sound';

/** Whether this browser plays a sound for new requests; off until switched on. */
export function soundIsOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Stores the choice for this browser; other tabs follow. */
export function switchSound(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the browser stays silent.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** The current choice, also when another tab makes it. A server draws the sound as off. */
export const useSoundIsOn = (): boolean => useSyncExternalStore(subscribe, soundIsOn, () => false);
