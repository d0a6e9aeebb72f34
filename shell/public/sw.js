// Shows push messages and opens their pages. It caches nothing and answers no requests, so it never serves a page of an
// earlier release.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

async function show({ title = 'Topla', body = '', link = '/', tag = 'topla' }) {
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

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});

async function open(link) {
  const url = new URL(link ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [client] = await windows();
  if (!client) {
    await self.clients.openWindow(url.href);
    return;
  }
  client.postMessage({ type: 'open', link: url.pathname + url.search + url.hash });
  await client.focus();
}
