import type { IncomingMessage } from 'node:http';

/**
 * Whether a page may connect: its origin is this host or one of these sites. Clients other than browsers send
 * no origin; they have no ambient rights that a foreign page could borrow.
 */
export function isKnownOrigin({ headers }: IncomingMessage, sites: readonly (string | null)[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (!page) return false;
  return page.host === host || sites.some((site) => site !== null && page.origin === URL.parse(site)?.origin);
}
