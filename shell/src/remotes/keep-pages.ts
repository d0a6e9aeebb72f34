import { isHashedFile } from 'mf-shared/contracts/remote';
import type { ToWorker } from 'mf-shared/contracts/worker';

/** The pages that open without a network. The first one stands in for all others. */
const PAGES = {
  user: ['/my-reservations', '/profile/user', '/chat'],
  business: ['/profile/business', '/chat'],
};

/** What draws a page; photos and videos are large. */
const CODE = /\.(js|css|woff2)$/;

/**
 * Has the service worker keep the pages of a player or a venue, and the files that this page has loaded, so that they
 * open without a network. A browser that cannot or may not does without.
 */
export async function keepPages(role: 'user' | 'business'): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // Of the product's first page, only the code is kept: it shows the same to everybody.
    await import('../pages/landing/LandingPage.tsx');
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = loaded.filter((address) => isHashedFile(address) && CODE.test(address));
    active?.postMessage({ type: 'keep', role, pages: PAGES[role], files } satisfies ToWorker);
  } catch (error) {
    console.info('Pages could not be kept.', error);
  }
}
