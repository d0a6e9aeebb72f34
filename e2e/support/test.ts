import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { type Account, type Backend, backend, SPARE_CITIES } from './backend.ts';
import { type RunningServer, startServer } from './server.ts';

type Fixtures = {
  api: Backend;
  /** A city without venues, players or ads of other tests. */
  ownCity: string;
  /** Opens a page of another person: own storage, same server. */
  newPerson: (as?: Account) => Promise<Page>;
  /** Fails the test on a script error, a refused resource or a breach of the content security policy. */
  watch: (page: Page) => void;
};

export const test = base.extend<Fixtures, { server: RunningServer; spareCities: string[] }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  spareCities: [async ({}, use) => use([...SPARE_CITIES]), { scope: 'worker' }],
  ownCity: async ({ spareCities }, use) => {
    const city = spareCities.shift();
    if (!city) throw new Error('Every spare city is taken; add one to SPARE_CITIES.');
    await use(city);
  },
  baseURL: async ({ server }, use) => use(server.url),
  api: async ({ server }, use) => use(backend(server.url)),
  watch: async ({ browserName: _ }, use) => {
    const problems: string[] = [];
    await use((page) => {
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) problems.push(message.text());
      });
    });
    expect(problems).toEqual([]);
  },
  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
  },
  newPerson: async ({ browser, watch }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (as) => {
      const context = await browser.newContext();
      contexts.push(context);
      if (as) await context.addInitScript((token) => localStorage.setItem('token', token), as.token);
      const page = await context.newPage();
      watch(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Signs the page in as an account, without the login form. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('signed-in')) localStorage.setItem('token', token);
    sessionStorage.setItem('signed-in', 'yes');
  }, account.token);
}

/** The minified version: each page parses it again, and the plain one is twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Still an experiment of axe, thus in no tag. Whoever speaks to the page says what is written on a button. */
const NAMES = { 'label-content-name-mismatch': { enabled: true } };
/** The rules whose result depends on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Runs axe on the current page in both themes: all rules in the light one, only the colour rules in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  // The address changes before the page that belongs to it is drawn.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  const all: RunOptions = { runOnly: { type: 'tag', values: TAGS }, rules: NAMES };
  expect.soft(await violations(page, 'light', all)).toEqual([]);
  expect.soft(await violations(page, 'dark', { runOnly: { type: 'rule', values: COLOURS } })).toEqual([]);
}

async function violations(page: Page, theme: 'light' | 'dark', rules: RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  return page.evaluate(
    async ({ theme, options }) => {
      document.documentElement.setAttribute('data-theme', theme);
      // Colours in transition between themes belong to neither.
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(changes.map((one) => one.finished));
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map((v) => `${theme} ${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
    },
    // Lists as little as possible of what passes: describing every node takes longer than checking it.
    { theme, options: { ...rules, resultTypes: ['violations'] } satisfies RunOptions },
  );
}

/** The widths of a screen: phone and desktop, for owners also a tablet. */
export const WIDTHS = [390, 1280];
export const OWNER_WIDTHS = [390, 768, 1280];

/** At each width: axe in both themes, and no sideways scrolling. The page loads only once. */
export async function expectAccessibleAt(widths: readonly number[], page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The scroll position after a resize is random; a button half below a bar would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

/**
 * The whole page fits into its window, once it has adapted to this width. A phone's browser zooms out on a page that
 * does not fit, which changes `innerWidth`, so `innerWidth` is no measure.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over, page.url()).toBeLessThanOrEqual(0);
}

/** Sets the browser's font size. The next change of the window's size resets it. */
export type SetFontSize = (size: 'usual' | 'double') => Promise<void>;

/** Returns what sets the font size of a page. */
export async function fontSizeOf(page: Page): Promise<SetFontSize> {
  const devtools = await page.context().newCDPSession(page);
  const SIZES = { usual: { standard: 16, fixed: 13 }, double: { standard: 32, fixed: 26 } };
  return async (size) => {
    await devtools.send('Page.setFontSizes', { fontSizes: SIZES[size] });
    await expect(page.locator('html')).toHaveCSS('font-size', `${SIZES[size].standard}px`);
  };
}

/** The page does not scroll sideways at 320 px (1280 px at 400 % zoom), with the usual font size and with twice that. */
export async function expectToReflow(page: Page, setFontSize: SetFontSize): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await setFontSize('double');
  await expectNoSidewaysScroll(page);
  await setFontSize('usual');
}
