import { expect, vi } from 'vitest';
import type { createApp } from '../src/app.ts';
import { AppError } from '../src/base/app-error.ts';
import { NO_DELAYS } from '../src/http/login-delays.ts';
import type { RateLimits } from '../src/http/rate-limits.ts';

export const VISITOR = '203.0.113.7';
/** An address that has used up its limits. */
export const TOO_MANY = '203.0.113.8';
/** What was counted, in calls by their address. */
export const counted: string[] = [];
export const limits: RateLimits = {
  take: async (name, { address }) => {
    counted.push(`${name} ${address}`);
    if (address === TOO_MANY) throw new AppError('rate_limited');
  },
  count: (_name, _who, work) => work(),
  logins: NO_DELAYS,
  close: async () => {},
};

type Page = (path: string) => Promise<string>;

/** Opens the pages of an app with those headers, from that address of a connection. */
export const pagesOf =
  (app: ReturnType<typeof createApp>, headers: Record<string, string> = {}, remoteAddress?: string): Page =>
  async (path) =>
    (await app.request(path, { headers }, { incoming: { socket: { remoteAddress } } })).text();

let tries = 0;
/** The page at an address once it is drawn: the first answers may come before the thread has begun. */
export const drawn = (page: Page, path: string): Promise<string> =>
  vi.waitFor(async () => {
    // A page is kept for a while.
    const text = await page(`${path}${path.includes('?') ? '&' : '?'}try=${++tries}`);
    expect(text).toContain('id="drawn"');
    return text;
  });

/** Expects the page as it was built. */
export function expectPlain(text: string): void {
  expect(text).toContain('<div id="root"></div>');
  expect(text).toContain('src="/shell.0123abcd.js"');
  expect(text).not.toContain('id="drawn"');
}
