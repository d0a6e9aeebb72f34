import type { Browser, CDPSession } from '@playwright/test';
import { onSlowPhone, PATIENCE_MS, SLOW_4G, SLOW_CPU } from './slow-phone.ts';

const QUIET_MS = 2000;

export type WebPage = {
  name: string;
  path: string;
  /** The heading that stands once the page has its data. */
  heading: string | RegExp;
  /** What a signed-in person's browser keeps. */
  storage?: Record<string, string>;
};

/** The scripts with their bytes on the wire, the sum, and milliseconds until the page is interactive. */
export type Visit = { bytes: number; scripts: Map<string, number>; interactiveMs: number };

/**
 * Opens a page in an empty browser of a slow phone. It is interactive from the end of its last long task (over 50 ms),
 * or from the moment its heading stands if that is later, once no long task and no script follow for 2 s.
 */
export function visit(browser: Browser, origin: string, page: WebPage): Promise<Visit> {
  return onSlowPhone(browser, { network: SLOW_4G, cpuRate: SLOW_CPU }, async (tab, client) => {
    await tab.addInitScript(watchTasks, page.storage ?? {});
    const scripts = countScripts(client);
    await tab.goto(origin + page.path, { timeout: PATIENCE_MS, waitUntil: 'commit' });
    await tab.getByRole('heading', { level: 1, name: page.heading }).waitFor({ timeout: PATIENCE_MS });
    const headingMs = await tab.evaluate(() => performance.now());
    const lastTask = await tab.waitForFunction(lastTaskBeforeQuiet, QUIET_MS, { timeout: PATIENCE_MS });
    const interactiveMs = Math.max(headingMs, (await lastTask.jsonValue())?.end ?? 0);
    return { bytes: [...scripts.values()].reduce((sum, n) => sum + n, 0), scripts, interactiveMs };
  });
}

/** Fills the answered map with the scripts of the tab and their bytes on the wire, headers included. */
function countScripts(client: CDPSession): Map<string, number> {
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') urls.set(requestId, response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) bytes.set(url, encodedDataLength);
  });
  return bytes;
}

/** Runs in the page before everything else. */
function watchTasks(storage: Record<string, string>): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const busy = { ends: [0] };
  Reflect.set(globalThis, 'busy', busy);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busy.ends.push(startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: the end of its last long task once it is quiet, else null. */
function lastTaskBeforeQuiet(quietMs: number): { end: number } | null {
  const { ends } = Reflect.get(globalThis, 'busy') as { ends: number[] };
  const end = Math.max(...ends);
  const lastScript = Math.max(
    ...performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script')
      .map((entry) => entry.startTime + entry.duration),
  );
  return performance.now() - Math.max(end, lastScript) > quietMs ? { end } : null;
}
