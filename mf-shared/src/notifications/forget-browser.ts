import { sendLast } from '../api-client/send-last.ts';
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
  if (token) await sendLast(removePushBrowser, token, { endpoint: subscription.endpoint });
}
