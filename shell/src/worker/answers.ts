import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { keyOf } from './kept-calls.ts';

const MOST_ANSWERS = 100;
const KEPT_SECONDS = 14 * 24 * 60 * 60;

/**
 * Keeps the last answers to some calls of each account. They are shown only where the network does not answer.
 *
 * @returns what forgets them all.
 */
export function keepAnswers(): () => Promise<void> {
  const bounds = new ExpirationPlugin({
    maxEntries: MOST_ANSWERS,
    maxAgeSeconds: KEPT_SECONDS,
    purgeOnQuotaError: true,
  });
  let forgottenAt = 0;
  const answers = new NetworkFirst({
    cacheName: 'topla-answers',
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keyOf(request) ?? request,
        requestWillFetch: async ({ request, state }) => {
          Object.assign(state ?? {}, { askedAt: performance.now() });
          return request;
        },
        // An answer that comes after its account signed out is not kept.
        cacheWillUpdate: async ({ response, state }) =>
          response.status === 200 && state?.askedAt >= forgottenAt ? response : null,
      },
      bounds,
    ],
  });
  registerRoute(({ request }) => keyOf(request) !== null, answers);
  return () => {
    forgottenAt = performance.now();
    return bounds.deleteCacheAndMetadata();
  };
}
