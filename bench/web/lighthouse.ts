import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { median } from '../stats.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The figures in milliseconds, and the layout shift. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const KB = 1000;

type Category = (typeof CATEGORIES)[number];
type Metric = keyof typeof METRICS;

type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;
export type MeasuredPage = {
  name: string;
  url: string;
  /** What a signed-in person's browser keeps. */
  state?: BrowserState;
  /** Whether search engines must stay away from it, which Lighthouse would count as a defect. */
  isPrivate?: boolean;
};

/** Medians of some runs: scores from 0 to 100, metrics, and kilobytes of script as transferred. */
export type Figures = Record<Category | Metric | 'scriptKb' | 'laterKb', number> & {
  /** The audits outside performance that failed in some run. */
  complaints: string[];
};

/** What each measured page promises: scores at least, metrics at most. */
export const LEAST: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
export const MOST = { lcp: 1800, tbt: 100, cls: 0.02 } as const;

/** Opens the page with Lighthouse's phone that often, each time in an empty browser. */
export async function measure(page: MeasuredPage, runs: number): Promise<Figures> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await once(page));
  const of = (pick: (one: Result) => number) => median(results.map(pick));
  const score = (name: Category) => of((one) => Math.round((one.categories[name]?.score ?? 0) * 100));
  const metric = (name: Metric) => of((one) => one.audits[METRICS[name]]?.numericValue ?? Number.NaN);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    ...{ fcp: metric('fcp'), lcp: metric('lcp'), tbt: metric('tbt'), cls: metric('cls') },
    scriptKb: of((one) => scriptBytes(one).now / KB),
    laterKb: of((one) => scriptBytes(one).later / KB),
    complaints: [...new Set(results.flatMap(complaints))],
  };
}

/** What the page breaks of its promises, in words. */
export function broken(figures: Figures): string[] {
  return [
    ...CATEGORIES.filter((name) => !(figures[name] >= LEAST[name])).map(
      (name) => `${name} ${figures[name]} (promised: at least ${LEAST[name]})`,
    ),
    ...(['lcp', 'tbt', 'cls'] as const)
      .filter((name) => !(figures[name] <= MOST[name]))
      .map(
        (name) =>
          `${name} ${figures[name].toFixed(name === 'cls' ? 3 : 0)} (promised: at most ${MOST[name]})`,
      ),
  ];
}

/** A page with one heading and nothing else: what this machine gives to a page that costs nothing. */
export async function bareServer(): Promise<{ url: string; server: Server }> {
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="description" content="A bare page"><title>Bare</title><link rel="icon" href="data:,"><main><h1>Bare</h1></main></html>';
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

async function once(page: MeasuredPage): Promise<Result> {
  const port = await freePort();
  const { CHROMIUM_SHELL_PATH: executablePath } = ensureChromium();
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = await chromium.launchPersistentContext('', {
    args,
    ...(executablePath && { executablePath }),
  });
  try {
    if (page.state) {
      await browser.addCookies(page.state.cookies);
      const tab = await browser.newPage();
      // A file of the origin that brings no script into the cache.
      await tab.goto(new URL('/robots.txt', page.url).href);
      await tab.evaluate((entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      }, page.state.origins[0]?.localStorage ?? []);
      await tab.close();
    }
    const flags: Flags = {
      port,
      disableStorageReset: true,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits: page.isPrivate ? ['is-crawlable'] : null,
    };
    const answer = await lighthouse(page.url, flags);
    if (!answer) throw new Error(`Lighthouse has no result of ${page.name}.`);
    if (answer.lhr.runtimeError) throw new Error(`${page.name}: ${answer.lhr.runtimeError.message}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

/** Bytes of scripts on the wire until the page is quiet: those it loads, and those it fetches ahead for later. */
function scriptBytes(result: Result): { now: number; later: number } {
  const details = result.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const sum = { now: 0, later: 0 };
  for (const { url, resourceType, transferSize } of items) {
    if (!/\.js$/.test(new URL(String(url)).pathname)) continue;
    sum[resourceType === 'Script' ? 'now' : 'later'] += Number(transferSize);
  }
  return sum;
}

function complaints(result: Result): string[] {
  return CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
}

async function freePort(): Promise<number> {
  const { server } = await bareServer();
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
