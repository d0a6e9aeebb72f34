import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { median } from '../stats.ts';
import type { MeasuredPage } from './lighthouse.ts';
import { KBIT_400, onSlowPhone, PATIENCE_MS, SLOW_4G, SLOW_CPU } from './slow-phone.ts';

/** What the pages promise, in milliseconds. */
const MOST = { content: 2500, week: 2000 };

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const promised = (ms: number, most: number) =>
  `${seconds(ms)}${ms > most ? ` ✗ (promised: at most ${seconds(most)})` : ''}`;

/** Prints how soon the content of each page stands on 400 kbit/s, and how soon a press on a week leads on. */
export async function firstUse(pages: readonly MeasuredPage[], runs: number): Promise<void> {
  const { CHROMIUM_SHELL_PATH: executablePath } = ensureChromium();
  const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {});
  try {
    for (const page of pages) {
      const ms = median(await repeat(runs, () => contentMs(browser, page)));
      console.log(`  ${page.name.padEnd(14)} content on 400 kbit/s ${promised(ms, MOST.content)}`);
    }
    const week = pages.find(({ name }) => name === 'week');
    if (!week) return;
    const uses = await repeat(runs, () => pressHour(browser, week.url));
    const of = (key: 'shown' | 'answered') => median(uses.map((use) => use[key]));
    console.log(
      `  week on slow 4G, a CPU four times slower: a free hour is there after ${promised(of('shown'), MOST.week)},` +
        ` and a press on it leads to its form ${seconds(of('answered'))} later`,
    );
  } finally {
    await browser.close();
  }
}

async function repeat<T>(runs: number, once: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run++) results.push(await once());
  return results;
}

/** Milliseconds until all of the page's HTML has come and something of it is painted. */
function contentMs(browser: Browser, { url, state }: MeasuredPage): Promise<number> {
  return onSlowPhone(browser, { network: KBIT_400, cpuRate: 1, state }, async (tab) => {
    await tab.goto(url, { timeout: PATIENCE_MS, waitUntil: 'domcontentloaded' });
    await tab.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE_MS });
    return shownMs(tab);
  });
}

/**
 * Presses the first free hour of a week as soon as it shows. Answers the milliseconds until the week shows, and from the
 * press until the form for it shows.
 */
function pressHour(browser: Browser, url: string): Promise<{ shown: number; answered: number }> {
  return onSlowPhone(browser, { network: SLOW_4G, cpuRate: SLOW_CPU }, async (tab) => {
    await tab.addInitScript(keepPress);
    await tab.goto(url, { timeout: PATIENCE_MS, waitUntil: 'domcontentloaded' });
    const hour = tab.locator('[data-state="free"]').first();
    await hour.waitFor({ timeout: PATIENCE_MS });
    const shown = await shownMs(tab);
    await hour.tap({ timeout: PATIENCE_MS });
    await tab.waitForURL('**/available-slots?*slot=*', {
      timeout: PATIENCE_MS,
      waitUntil: 'domcontentloaded',
    });
    await tab.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE_MS });
    const pressedAt = Number(await tab.evaluate(() => sessionStorage.getItem('pressedAt')));
    const answered = (await tab.evaluate(() => performance.timeOrigin)) + (await shownMs(tab)) - pressedAt;
    return { shown, answered };
  });
}

/** Runs in the page before everything else. */
function keepPress(): void {
  const keep = ({ timeStamp }: Event) =>
    sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp));
  addEventListener('click', keep, { capture: true });
}

/** Milliseconds from the beginning of the page until all of it was read and something of it was painted. */
async function shownMs(tab: Page): Promise<number> {
  const entry = await tab.waitForFunction(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (
      page?.domContentLoadedEventEnd && paint && Math.max(page.domContentLoadedEventEnd, paint.startTime)
    );
  });
  return (await entry.jsonValue()) || Number.NaN;
}
