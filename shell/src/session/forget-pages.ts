import type { ToWorker } from 'mf-shared/contracts/worker';

/** Has the service worker forget what the account that signs out has read. */
export async function forgetPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration('/');
  worker?.active?.postMessage({ type: 'forget' } satisfies ToWorker);
}
