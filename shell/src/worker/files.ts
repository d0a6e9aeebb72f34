import { isHashedFile } from 'mf-shared/contracts/remote';
import type { ToWorker } from 'mf-shared/contracts/worker';
import { HOUR_MS } from 'mf-shared/time';
import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { filesOf } from './page-files.ts';

declare const self: ServiceWorkerGlobalScope;

type Keep = Extract<ToWorker, { type: 'keep' }>;

/** Two releases of the shell and a remote. */
const MOST_FILES = 400;
const PAGES = 'topla-pages';
/** A page's files are looked up again after this long. */
const FRESH_MS = HOUR_MS;
/** A shared cache keeps no file of a guarded remote, and neither does this one. */
const onlyPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !/private|no-store/.test(response.headers.get('Cache-Control') ?? '')
      ? response
      : null,
};

const hashed = new CacheFirst({
  cacheName: 'topla-files',
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
});
/** Icons and the manifest: the network's are newer. */
const named = new NetworkFirst({ cacheName: 'topla-named', plugins: [onlyPublic] });

/**
 * Answers files and pages: what never changes from the device, all else from the network. Without a network, each
 * address gets a page that was kept before, which draws itself by its address.
 *
 * @returns what keeps pages with their files ahead.
 */
export function keepFiles(): (event: ExtendableEvent, pages: Keep) => Promise<void> {
  // A video is asked for in parts, which no cache can keep.
  registerRoute(({ url, request }) => isHashedFile(url.pathname) && !request.headers.has('Range'), hashed);
  registerRoute(({ url, sameOrigin }) => sameOrigin && isNamed(url.pathname), named);
  const online = new NetworkOnly({ plugins: [{ handlerDidError: async () => keptPage() }] });
  registerRoute(new NavigationRoute(online, { denylist: [/^\/api\//] }));
  return keep;
}

const isNamed = (path: string): boolean => /^\/[\w/-]+\.(svg|png|webmanifest)$/.test(path);

async function keptPage(): Promise<Response | undefined> {
  const cache = await caches.open(PAGES);
  const [page] = await cache.keys();
  return page && cache.match(page);
}

/** Keeps the first of these pages, with the files of all of them and with further files. */
async function keep(event: ExtendableEvent, { role, pages, files }: Keep): Promise<void> {
  const [first = '/'] = pages;
  const fresh = isFresh(await (await caches.open(PAGES)).match(first));
  const read = fresh ? [] : await Promise.allSettled(pages.map(readPage));
  const found = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const addresses = new Set([...files, ...found.flatMap(({ html }) => filesOf(html, role))]);
  // One missing file must not cost the others.
  await Promise.allSettled(
    [...addresses].map((address) => keepFile(event, new URL(address, self.location.origin))),
  );
  const page = found.find(({ address }) => address === first);
  if (!page) return;
  // Last: a page without its files would open empty. Alone: who signs in as another has other pages.
  await caches.delete(PAGES);
  await (await caches.open(PAGES)).put(first, page.answer);
}

const isFresh = (page: Response | undefined): boolean =>
  Date.now() - Date.parse(page?.headers.get('Date') ?? '1970') < FRESH_MS;

/** @throws when the server does not answer with the page. */
async function readPage(address: string): Promise<{ address: string; html: string; answer: Response }> {
  // As a stranger's: a page that was drawn for its reader is kept nowhere.
  const answer = await fetch(address, { cache: 'no-cache', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return { address, answer: answer.clone(), html: await answer.text() };
}

async function keepFile(event: ExtendableEvent, url: URL): Promise<void> {
  const strategy = isHashedFile(url.pathname) ? hashed : named;
  await strategy.handle({ event, request: new Request(url) });
}
