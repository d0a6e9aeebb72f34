import { currentToken } from 'mf-shared/session';
import { request } from '../api-client/index.ts';
import { addPushBrowser, vapidKey } from '../contracts/calls/notification-settings.ts';
import { readStored, store } from '../device-store.ts';
import { forgetBrowser } from './forget-browser.ts';

/** `denied`: the person told the browser never to ask again. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const WORKER = '/sw.js';
const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this browser receives push; asks for nothing. */
export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the person, then the browser's push service, then tells the API. Call it only from a button. */
export async function startPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const { publicKey } = await request(vapidKey);
  if (!publicKey) return 'unsupported';
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with other keys is out of reach, and blocks a new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  try {
    await request(addPushBrowser, { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

const REFUSED = 'topla.push-refused';

/**
 * Whether to offer push in a page: browser and API can do it, and the person answered neither the browser nor an earlier
 * offer.
 */
export async function mayOfferPush(): Promise<boolean> {
  if (readStored(REFUSED) !== null || (await pushState()) !== 'off') return false;
  return Notification.permission === 'default' && Boolean((await request(vapidKey)).publicKey);
}

/** Offers push in no page of this browser again. */
export const refuseOffer = (): void => store(REFUSED, 'yes');

/** Ends push for this browser. */
export async function stopPush(): Promise<PushState> {
  await forgetBrowser(currentToken());
  return pushState();
}
