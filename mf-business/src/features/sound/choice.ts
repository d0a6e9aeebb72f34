import { useSyncExternalStore } from 'react';

const KEY = 'request-sound';
const CHANGED = 'topla:request-sound';

/** Whether this browser sounds on new requests: only after somebody switched it on. */
export function soundIsOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Remembers the choice for this browser; other tabs follow. */
export function switchSound(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing stays silent.
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

/** The choice as it stands now, in whatever tab it was made. */
export const useSoundIsOn = (): boolean => useSyncExternalStore(subscribe, soundIsOn);
