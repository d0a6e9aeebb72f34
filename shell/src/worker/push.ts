import type { FromWorker } from 'mf-shared/contracts/worker';

declare const self: ServiceWorkerGlobalScope;

type Notice = { title?: string; body?: string; link?: string; tag?: string };

/** Shows push messages, and opens their pages when they are pressed. */
export function showPush(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show((event.data?.json() ?? {}) as Notice));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as Notice | null)?.link));
  });
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show({ title = 'Topla', body = '', link = '/', tag = 'topla' }: Notice): Promise<void> {
  // An open, focused page shows the notice itself.
  if ((await windows()).some((client) => client.focused)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: 'tr',
    icon: '/icon.svg',
    data: { link },
  });
}

async function open(link = '/'): Promise<void> {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [client] = await windows();
  if (!client) {
    await self.clients.openWindow(url.href);
    return;
  }
  client.postMessage({ type: 'open', link: url.pathname + url.search + url.hash } satisfies FromWorker);
  await client.focus();
}
