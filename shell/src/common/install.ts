import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the site. It can be taken once. */
type Offer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let offer: Offer | null = null;
const listeners = new Set<() => void>();

function take(next: Offer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Holds the browser's offer back until a person asks for it. Browsers without such an offer never make one. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event as Offer);
  });
  window.addEventListener('appinstalled', () => take(null));
}

/** Whether the browser can install the site now. */
export const useInstallable = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => offer !== null,
    () => false,
  );

/** Shows the browser's question. The browser makes a new offer later if the person declines. */
export async function install(): Promise<void> {
  const taken = offer;
  take(null);
  await taken?.prompt();
}
