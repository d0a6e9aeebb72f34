import { underApi } from '../api-client/address.ts';
import { removePushBrowser } from '../contracts/calls/notification-settings.ts';

/**
 * Takes this browser out of those that are woken for the account of `token`. The subscription itself ends first, so
 * that nothing comes even when the API is not reached: it learns of it from the push service.
 */
export async function forgetBrowser(token: string | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration('/');
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  await fetch(underApi(removePushBrowser.path), { method: 'DELETE', headers, body, keepalive: true }).catch(
    () => {},
  );
}
