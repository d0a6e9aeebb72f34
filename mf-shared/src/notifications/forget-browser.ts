import { underApi } from '../api-client/address.ts';
import { removePushBrowser } from '../contracts/calls/notification-settings.ts';

/**
 * Removes this browser from the account of `token`. The push subscription ends first, so that nothing arrives even if
 * the API is out of reach: the push service tells it later.
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
